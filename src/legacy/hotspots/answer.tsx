import { PlainCard } from '#features/catalogue/ui/plain-card.tsx'
import { hotspots } from '#features/hotspots/reads/hotspots.ts'
import { findZone, type HotspotZone } from '#features/hotspots/rules/zones.ts'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import type { PricedProduct } from '#features/search/reads/priced-products.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { PublicShop } from '#shop'
import type { AskedHotspots } from './asked.ts'

/** HTML by the id of the element that it replaces; nothing in it: the element goes. The rows are those of the product's page. */
export async function hotspotsAnswer(
  shop: PublicShop,
  { rows, productIds }: AskedHotspots,
): Promise<Record<string, string>> {
  const zones = new Set(rows.flatMap(({ zone }) => findZone(zone) ?? []))
  const products = zones.size > 0 && productIds.length > 0 ? await hotspots(shop, productIds) : null
  const html = new Map([...zones].map((zone) => [zone, markup(shop, zone, products?.[zone] ?? [])]))
  return Object.fromEntries(
    rows.map(({ element, zone }) => {
      const known = findZone(zone)
      return [element, (known && html.get(known)) ?? '']
    }),
  )
}

function markup(shop: PublicShop, zone: HotspotZone, products: PricedProduct[]): string {
  return staticMarkup(shop, <HotspotRow zone={zone} products={products} plainCard={PlainCard} />)
}
