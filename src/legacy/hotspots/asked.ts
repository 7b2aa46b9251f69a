import { hotspotZones, mostProducts } from '#features/hotspots/rules/zones.ts'

/** Which rows somebody asks for, by ids of elements, and beside which products. */
export interface AskedHotspots {
  /** Also those that there are not: their elements have to go. */
  zones: string[]
  productIds: number[]
}

const path = '/ajax/hotspots.php'
const action = 'get-hotspots-html'
const mostZones = 20
const longestName = 60

/**
 * Reads zones-names, or components where it is missing, product and products: lists with commas or semicolons, also name[]. No zone
 * named: every one that there is. What is too much is passed over.
 */
export function readAskedHotspots(fields: Iterable<[string, string]>): AskedHotspots {
  const all = [...fields]
  const named = listOf(all, 'zones-names')
  const zones = (named.length > 0 ? named : listOf(all, 'components')).filter((name) => name.length <= longestName)
  const ids = [...listOf(all, 'product'), ...listOf(all, 'products')].filter((id) => /^0{0,9}[1-9]\d{0,8}$/.test(id))
  return {
    zones: unique(zones.length > 0 ? zones : [...hotspotZones], mostZones).toSorted(),
    productIds: unique(ids.map(Number), mostProducts).toSorted((a, b) => a - b),
  }
}

const mostItems = 200

function listOf(fields: [string, string][], name: string): string[] {
  const values = fields.filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
  const items = values.slice(0, mostItems).flatMap(([, value]) => value.split(/[,;]/, mostItems))
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function unique<Item>(items: Item[], most: number): Item[] {
  return [...new Set(items)].slice(0, most)
}

/** Whether the query asks for rows; that may go without saying. */
export function asksForHotspots(query: URLSearchParams): boolean {
  return query.getAll('action').every((asked) => asked === action)
}

/** The one address of what is asked, however it was put: under it the answer may be kept. Null where there is no product. */
export function addressOfHotspots({ zones, productIds }: AskedHotspots): string | null {
  if (productIds.length === 0) return null
  return `${path}?zones-names=${zones.map(encodeURIComponent)}&products=${productIds}`
}
