/** One row of several: the first of each, then the second of each, nothing twice. */
export function inTurn<Item>(rows: Item[][]): Item[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const places = Array.from({ length: longest }, (_, place) => place)
  return [...new Set(places.flatMap((place) => rows.flatMap((row) => row.slice(place, place + 1))))]
}
