import type { SortOrder } from '../list-options.ts'
import { type FilteredRows, productAt } from './apply-filters.ts'
import { flagBits } from './listing-columns.ts'

/** Compares two candidates by their indexes. */
export type RowOrder = (a: number, b: number) => number

/**
 * The order of a list. Ties are sorted by product id; in lists by price, products without one come last.
 * @param relevances how well each candidate answers a text, more is better; null: no text
 * @param reversed the opposite order, except for ties and products without a price
 */
export function listingOrder(
  filtered: FilteredRows,
  sort: SortOrder,
  relevances: Float64Array | null,
  reversed = false,
): RowOrder {
  const { columns, rows, amounts } = filtered
  const byId: RowOrder = (a, b) => productAt(filtered, a) - productAt(filtered, b)
  const turn = reversed ? -1 : 1
  const by =
    (key: (index: number) => number, direction = turn): RowOrder =>
    (a, b) =>
      direction * (key(a) - key(b)) || byId(a, b)
  switch (sort) {
    case 'nazwa': {
      const key = (index: number) => columns.sortKeys[rows[index] ?? 0] ?? ''
      return (a, b) => turn * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) || byId(a, b)
    }
    case 'nowosci':
      return by((index) => -(columns.createdAt[rows[index] ?? 0] ?? 0))
    case 'cena':
    case 'cena-malejaco':
      return byAmount(amounts, (sort === 'cena') === reversed ? -1 : 1, byId)
    default: {
      if (relevances) return by((index) => -(relevances[index] ?? 0))
      const isDisabled = (index: number) =>
        (columns.flags[rows[index] ?? 0] ?? 0) & flagBits.disabled ? mostPopular : 0
      return by((index) => isDisabled(index) - (columns.popularity[rows[index] ?? 0] ?? 0))
    }
  }
}

/** Greater than the popularity of any product. */
const mostPopular = 10_000_000_000

function byAmount(amounts: Float64Array, direction: number, byId: RowOrder): RowOrder {
  return (a, b) => {
    const [one, other] = [amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN]
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || byId(a, b)
    return direction * (one - other) || byId(a, b)
  }
}

/** Above 200 a full sort is cheaper than inserting into the top-k buffer. */
const insertionLimit = 200

/**
 * The first `count` of `indexes` in the order of `compare`, sorted. Top-k: a candidate is inserted only when it comes before the last one in the
 * buffer.
 */
export function topK(indexes: Int32Array, count: number, compare: (a: number, b: number) => number): Int32Array {
  if (count > insertionLimit) return indexes.slice().sort(compare).subarray(0, count)
  const best = indexes.slice(0, count).sort(compare)
  for (let at = count; at < indexes.length; at++) {
    const index = indexes[at] ?? 0
    if (compare(index, best[count - 1] ?? 0) < 0) insertSorted(best, index, compare)
  }
  return best
}

/** Inserts at the sorted position and drops the last one. */
function insertSorted(best: Int32Array, index: number, compare: (a: number, b: number) => number): void {
  let [from, to] = [0, best.length - 1]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compare(index, best[middle] ?? 0) < 0) to = middle
    else from = middle + 1
  }
  best.copyWithin(from + 1, from, best.length - 1)
  best[from] = index
}
