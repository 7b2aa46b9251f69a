import { StaticProductCard } from '#features/catalogue/ui/product-card.tsx'
import { findZone, type HotspotZone, hotspotZones, maxProducts } from '#features/hotspots/rules.ts'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import { getHotspots } from '#features/hotspots/views.ts'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { PublicShop } from '#shop'

/** HTML by the id of the element that it replaces; empty HTML removes the element. The rows are those of the product page. */
export async function hotspotsAnswer(
  shop: PublicShop,
  { rows, productIds }: HotspotsRequest,
): Promise<Record<string, string>> {
  const zones = new Set(rows.flatMap(({ zone }) => findZone(zone) ?? []))
  const products = zones.size > 0 && productIds.length > 0 ? await getHotspots(shop, productIds) : null
  const html = new Map([...zones].map((zone) => [zone, markup(shop, zone, products?.[zone] ?? [])]))
  return Object.fromEntries(
    rows.map(({ element, zone }) => {
      const known = findZone(zone)
      return [element, (known && html.get(known)) ?? '']
    }),
  )
}

function markup(shop: PublicShop, zone: HotspotZone, products: PricedProduct[]): string {
  return renderStatic(shop, <HotspotRow zone={zone} products={products} plainCard={StaticProductCard} />)
}

/** The requested rows and their products. */
interface HotspotsRequest {
  /** Zones by element id; unknown ones too, because their elements are removed. */
  rows: HotspotsRequestRow[]
  productIds: number[]
}

export interface HotspotsRequestRow {
  element: string
  zone: string
}

const path = '/ajax/hotspots.php'
const action = 'get-hotspots-html'
const maxZones = 20
const maxNameLength = 60

/**
 * Reads zones-names, product and products: lists separated by commas or semicolons, also name[]. The components are element ids
 * in the order of the names; either may replace the other. Without a zone all zones are returned. Items above the limits are
 * ignored.
 */
export function readHotspotsRequest(fields: Iterable<[string, string]>): HotspotsRequest {
  const all = [...fields]
  const zones = valuesOf(all, 'zones-names')
  const components = valuesOf(all, 'components')
  const named = zones.length > 0 ? zones : components
  const requested = named.map((zone, index) => ({ element: components[index] ?? zone, zone }))
  const rows = requested.filter(({ element, zone }) => Math.max(element.length, zone.length) <= maxNameLength)
  const usual = hotspotZones.map((zone) => ({ element: zone, zone }))
  const ids = [...valuesOf(all, 'product'), ...valuesOf(all, 'products')].filter((id) =>
    /^0{0,9}[1-9]\d{0,8}$/.test(id),
  )
  return {
    rows: distinctRows(rows.length > 0 ? rows : usual)
      .slice(0, maxZones)
      .toSorted((a, b) => (a.element < b.element ? -1 : 1)),
    productIds: unique(ids.map(Number), maxProducts).toSorted((a, b) => a - b),
  }
}

const maxItems = 200

function valuesOf(fields: [string, string][], name: string): string[] {
  const values = fields.filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
  const items = values.slice(0, maxItems).flatMap(([, value]) => value.split(/[,;]/, maxItems))
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function distinctRows(rows: HotspotsRequestRow[]): HotspotsRequestRow[] {
  return [...Map.groupBy(rows, ({ element }) => element).values()].flatMap(([first]) => first ?? [])
}

function unique<Item>(items: Item[], most: number): Item[] {
  return [...new Set(items)].slice(0, most)
}

/** Returns whether the query requests rows; the action may be missing. */
export function isHotspotsRequest(query: URLSearchParams): boolean {
  return query.getAll('action').every((requested) => requested === action)
}

/** Returns the normalized address of a request, used as cache key. Null without a product. */
export function hotspotsAddress({ rows, productIds }: HotspotsRequest): string | null {
  if (productIds.length === 0) return null
  const list = (names: string[]) => names.map(encodeURIComponent).join()
  const zones = list(rows.map(({ zone }) => zone))
  const elements = list(rows.map(({ element }) => element))
  return `${path}?zones-names=${zones}${elements === zones ? '' : `&components=${elements}`}&products=${productIds}`
}
