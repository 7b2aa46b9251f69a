/** More than that are sorted with all others: each would have to be put in its place, one after the other. */
const few = 200

/**
 * The first `count` of `places` in the order of `compare`, sorted. Of many, only those that stand before the last one kept so far are looked
 * at closer.
 */
export function firstPlaces(places: Int32Array, count: number, compare: (a: number, b: number) => number): Int32Array {
  if (count > few) return places.slice().sort(compare).subarray(0, count)
  const best = places.slice(0, count).sort(compare)
  for (let at = count; at < places.length; at++) {
    const place = places[at] ?? 0
    if (compare(place, best[count - 1] ?? 0) < 0) insert(best, place, compare)
  }
  return best
}

/** Puts it where it belongs, and drops the last one. */
function insert(best: Int32Array, place: number, compare: (a: number, b: number) => number): void {
  let [from, to] = [0, best.length - 1]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compare(place, best[middle] ?? 0) < 0) to = middle
    else from = middle + 1
  }
  best.copyWithin(from + 1, from, best.length - 1)
  best[from] = place
}
