import { type ColourVersion, onePerColour } from '#features/catalogue/rules/colour-names.ts'

/** The rows of other products: ids of their elements, by which clients may request them (A7.8). */
export const hotspotZones = ['products_associated_zone1', 'products_associated_zone2'] as const

export type HotspotZone = (typeof hotspotZones)[number]

/** Products, or their ids, in each of the rows. */
export type Hotspots<Item> = Record<HotspotZone, Item[]>

/** For how many products rows can be requested at once. */
export const maxProducts = 12

/** The row with a name: the id of its element, or 'zone1'; undefined: there is none. */
export function findZone(name: string): HotspotZone | undefined {
  return hotspotZones.find((zone) => zone === name || (/^zone\d$/.test(name) && zone.endsWith(`_${name}`)))
}

/** Merges several rows: the first of each, then the second of each, without duplicates. */
export function interleave<Item>(rows: Item[][]): Item[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const indexes = Array.from({ length: longest }, (_, index) => index)
  return [...new Set(indexes.flatMap((index) => rows.flatMap((row) => row.slice(index, index + 1))))]
}

/** The rows without these products, such as the parts of a bundle on its page. */
export function withoutProducts<Item extends { id: number }>(rows: Hotspots<Item>, ids: number[]): Hotspots<Item> {
  const others = (row: Item[]) => row.filter(({ id }) => !ids.includes(id))
  return {
    products_associated_zone1: others(rows.products_associated_zone1),
    products_associated_zone2: others(rows.products_associated_zone2),
  }
}

/** How many products of a row large views show at once. */
export const fullRow = 4

/** The rows; a first one that would leave a gap begins the second instead, where each product is in one colour. */
export function joinShortRow<Item extends { id: number; colours: Pick<ColourVersion, 'id'>[] }>(
  rows: Hotspots<Item>,
): Hotspots<Item> {
  const { products_associated_zone1: first, products_associated_zone2: second } = rows
  if (first.length >= fullRow || second.length === 0) return rows
  return { products_associated_zone1: [], products_associated_zone2: onePerColour([...first, ...second]) }
}
