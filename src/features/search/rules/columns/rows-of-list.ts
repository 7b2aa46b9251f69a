import { type GoodsListName, maxBestsellers } from '../goods-lists.ts'
import { candidatePrices, type ListingPriceView } from './candidates.ts'
import { flagBits, type ListingColumns } from './listing-columns.ts'

/**
 * The rows of a list across all categories: products that are sold and have the label of new ones, show a reduction, or are the most popular.
 * Of equally popular products the ones with the lower ids are bestsellers.
 */
export function rowsOfList(columns: ListingColumns, list: GoodsListName, view: ListingPriceView): Int32Array {
  const sold = rowsWith(columns, (flags) => (flags & flagBits.listed) !== 0 && (flags & flagBits.disabled) === 0)
  if (list === 'nowosci') return sold.filter((row) => ((columns.flags[row] ?? 0) & flagBits.is_new) !== 0)
  if (list === 'promocje') {
    const { promotions } = candidatePrices(columns, sold, view)
    return sold.filter((_, index) => promotions[index] === 1)
  }
  const popularity = (row: number) => columns.popularity[row] ?? 0
  const bought = sold.filter((row) => popularity(row) > 0)
  return bought
    .sort((a, b) => popularity(b) - popularity(a) || (columns.products[a] ?? 0) - (columns.products[b] ?? 0))
    .slice(0, maxBestsellers)
}

function rowsWith({ flags, length }: ListingColumns, holds: (flags: number) => boolean): Int32Array {
  const rows = new Int32Array(length)
  let count = 0
  for (let row = 0; row < length; row++) if (holds(flags[row] ?? 0)) rows[count++] = row
  return rows.slice(0, count)
}
