/** Where rows of other products stand: ids of their elements, by which clients may ask for them again (A7.8). */
export const hotspotZones = ['products_associated_zone1', 'products_associated_zone2'] as const

export type HotspotZone = (typeof hotspotZones)[number]

/** Products, or their ids, in each of the rows. */
export type Hotspots<Item> = Record<HotspotZone, Item[]>

/** Beside how many products rows may be asked for at once. */
export const maxProducts = 12

/** The row that clients mean by a name: the id of its element, or 'zone1'; undefined: there is none. */
export function findZone(name: string): HotspotZone | undefined {
  return hotspotZones.find((zone) => zone === name || (/^zone\d$/.test(name) && zone.endsWith(`_${name}`)))
}

/** One row of several: the first of each, then the second of each, nothing twice. */
export function interleave<Item>(rows: Item[][]): Item[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const places = Array.from({ length: longest }, (_, place) => place)
  return [...new Set(places.flatMap((place) => rows.flatMap((row) => row.slice(place, place + 1))))]
}
