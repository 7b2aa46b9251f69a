import { hotspotZones, mostProducts } from '#features/hotspots/rules/zones.ts'

/** Which rows somebody asks for, and beside which products. */
export interface AskedHotspots {
  /** By the id of the element that shows it; also those that there are not: their elements have to go. */
  rows: AskedRow[]
  productIds: number[]
}

export interface AskedRow {
  element: string
  zone: string
}

const path = '/ajax/hotspots.php'
const action = 'get-hotspots-html'
const mostZones = 20
const longestName = 60

/**
 * Reads zones-names, product and products: lists with commas or semicolons, also name[]. The components are the ids of the elements, in
 * the order of the names; either may stand for both. No zone named: every one that there is. What is too much is passed over.
 */
export function readAskedHotspots(fields: Iterable<[string, string]>): AskedHotspots {
  const all = [...fields]
  const zones = listOf(all, 'zones-names')
  const components = listOf(all, 'components')
  const named = zones.length > 0 ? zones : components
  const asked = named.map((zone, place) => ({ element: components[place] ?? zone, zone }))
  const rows = asked.filter(({ element, zone }) => Math.max(element.length, zone.length) <= longestName)
  const usual = hotspotZones.map((zone) => ({ element: zone, zone }))
  const ids = [...listOf(all, 'product'), ...listOf(all, 'products')].filter((id) => /^0{0,9}[1-9]\d{0,8}$/.test(id))
  return {
    rows: firstOfEach(rows.length > 0 ? rows : usual)
      .slice(0, mostZones)
      .toSorted((a, b) => (a.element < b.element ? -1 : 1)),
    productIds: unique(ids.map(Number), mostProducts).toSorted((a, b) => a - b),
  }
}

const mostItems = 200

function listOf(fields: [string, string][], name: string): string[] {
  const values = fields.filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
  const items = values.slice(0, mostItems).flatMap(([, value]) => value.split(/[,;]/, mostItems))
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function firstOfEach(rows: AskedRow[]): AskedRow[] {
  return [...Map.groupBy(rows, ({ element }) => element).values()].flatMap(([first]) => first ?? [])
}

function unique<Item>(items: Item[], most: number): Item[] {
  return [...new Set(items)].slice(0, most)
}

/** Whether the query asks for rows; that may go without saying. */
export function asksForHotspots(query: URLSearchParams): boolean {
  return query.getAll('action').every((asked) => asked === action)
}

/** The one address of what is asked, however it was put: under it the answer may be kept. Null where there is no product. */
export function addressOfHotspots({ rows, productIds }: AskedHotspots): string | null {
  if (productIds.length === 0) return null
  const list = (names: string[]) => names.map(encodeURIComponent).join()
  const zones = list(rows.map(({ zone }) => zone))
  const elements = list(rows.map(({ element }) => element))
  return `${path}?zones-names=${zones}${elements === zones ? '' : `&components=${elements}`}&products=${productIds}`
}
