import type { SortOrder } from '../list-options.ts'
import { type FilteredRows, productAt } from './apply-filters.ts'
import { flagBits } from './listing-columns.ts'

/** Which of two candidates, by their places, stands first. */
export type RowOrder = (a: number, b: number) => number

/**
 * The order of a list; what is equal stands by the product's id, and what has no price at the end of lists by price.
 * @param relevances how well each candidate answers a text, more is better; null: not a text
 * @param reversed the other way round, but for ids and what has no price
 */
export function listingOrder(
  judged: FilteredRows,
  sort: SortOrder,
  relevances: Float64Array | null,
  reversed = false,
): RowOrder {
  const { columns, rows, amounts } = judged
  const byId: RowOrder = (a, b) => productAt(judged, a) - productAt(judged, b)
  const turn = reversed ? -1 : 1
  const by =
    (key: (place: number) => number, direction = turn): RowOrder =>
    (a, b) =>
      direction * (key(a) - key(b)) || byId(a, b)
  switch (sort) {
    case 'nazwa': {
      const key = (place: number) => columns.sortKeys[rows[place] ?? 0] ?? ''
      return (a, b) => turn * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) || byId(a, b)
    }
    case 'nowosci':
      return by((place) => -(columns.createdAt[rows[place] ?? 0] ?? 0))
    case 'cena':
    case 'cena-malejaco':
      return byAmount(amounts, (sort === 'cena') === reversed ? -1 : 1, byId)
    default: {
      if (relevances) return by((place) => -(relevances[place] ?? 0))
      const isDisabled = (place: number) =>
        (columns.flags[rows[place] ?? 0] ?? 0) & flagBits.disabled ? mostPopular : 0
      return by((place) => isDisabled(place) - (columns.popularity[rows[place] ?? 0] ?? 0))
    }
  }
}

/** More than any product has. */
const mostPopular = 10_000_000_000

function byAmount(amounts: Float64Array, direction: number, byId: RowOrder): RowOrder {
  return (a, b) => {
    const [one, other] = [amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN]
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || byId(a, b)
    return direction * (one - other) || byId(a, b)
  }
}

/** More than that are sorted with all others: each would have to be put in its place, one after the other. */
const insertionLimit = 200

/**
 * The first `count` of `places` in the order of `compare`, sorted. Of many, only those that stand before the last one kept so far are looked
 * at closer.
 */
export function topK(places: Int32Array, count: number, compare: (a: number, b: number) => number): Int32Array {
  if (count > insertionLimit) return places.slice().sort(compare).subarray(0, count)
  const best = places.slice(0, count).sort(compare)
  for (let at = count; at < places.length; at++) {
    const place = places[at] ?? 0
    if (compare(place, best[count - 1] ?? 0) < 0) insertSorted(best, place, compare)
  }
  return best
}

/** Puts it where it belongs, and drops the last one. */
function insertSorted(best: Int32Array, place: number, compare: (a: number, b: number) => number): void {
  let [from, to] = [0, best.length - 1]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compare(place, best[middle] ?? 0) < 0) to = middle
    else from = middle + 1
  }
  best.copyWithin(from + 1, from, best.length - 1)
  best[from] = place
}
