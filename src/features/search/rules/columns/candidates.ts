import { type Currency, convertFromBase, isBaseCurrency } from '#shared/money.ts'
import { flagBits, type ListingColumns } from './listing-columns.ts'
import type { PeriodPrices } from './period-prices.ts'

/** Product ids with how well the words of a text match each, more is better. */
export interface TextMatches {
  ids: number[]
  /** Null: not requested. */
  matches: number[] | null
}

/** The rows of a category and all its descendants. */
export function rowsOfCategory(
  { categories, categorySets, flags, length }: ListingColumns,
  category: number,
): Int32Array {
  const holds = categorySets.containing([category])
  const rows = new Int32Array(length)
  let count = 0
  for (let row = 0; row < length; row++)
    if (holds[categories[row] ?? 0] && (flags[row] ?? 0) & flagBits.listed) rows[count++] = row
  return rows.subarray(0, count)
}

/** The rows of products that a text finds, without hidden ones. */
export function rowsOfMatches(
  columns: ListingColumns,
  { ids, matches }: TextMatches,
): { rows: Int32Array; matches: Float64Array | null } {
  const rows = new Int32Array(ids.length)
  const matchesOfRows = matches && new Float64Array(ids.length)
  let count = 0
  ids.forEach((id, index) => {
    const row = columns.rows.rowOf(id)
    if (row < 0) return
    rows[count] = row
    if (matchesOfRows) matchesOfRows[count] = matches[index] ?? 0
    count += 1
  })
  return { rows: rows.subarray(0, count), matches: matchesOfRows?.subarray(0, count) ?? null }
}

/** The currency and the moment that prices of a list are shown for. */
export interface ListingPriceView {
  /** Milliseconds since 1970. */
  moment: number
  currency: Currency
  /** The price list of PLN. */
  baseList: number
}

/** The price that a list shows for each row: minor units of its currency, NaN where no price is shown, and 1 for a promotion. */
export function candidatePrices(
  columns: ListingColumns,
  rows: Int32Array,
  view: ListingPriceView,
): { amounts: Float64Array; promotions: Uint8Array } {
  const amounts = new Float64Array(rows.length).fill(Number.NaN)
  const promotions = new Uint8Array(rows.length)
  const base = columns.prices.get(view.baseList)
  const own = isBaseCurrency(view.currency) ? null : columns.prices.get(view.currency.priceListId)
  rows.forEach((row, index) => {
    const flags = columns.flags[row] ?? 0
    if (flags & flagBits.free) amounts[index] = 0
    if (!(flags & flagBits.priced)) return
    const price = isBaseCurrency(view.currency) ? base?.at(row, view.moment) : converted(row, view, base, own)
    if (!price) return
    amounts[index] = price.own
    promotions[index] = price.promotion ? 1 : 0
  })
  return { amounts, promotions }
}

/** The lowest price of its sizes: the currency's own prices and, for sizes without one, the prices in PLN converted. */
function converted(
  row: number,
  view: ListingPriceView,
  base: PeriodPrices | undefined,
  own: PeriodPrices | null | undefined,
) {
  const inCurrency = (amount: number) => (Number.isNaN(amount) ? amount : convertFromBase(amount, view.currency))
  const price = own?.at(row, view.moment)
  if (price) return { own: lowest(price.own, inCurrency(price.rest)), promotion: price.promotion }
  const inBase = base?.at(row, view.moment)
  return inBase && { own: inCurrency(inBase.own), promotion: inBase.promotion }
}

/** NaN means no price. */
function lowest(one: number, other: number): number {
  if (Number.isNaN(one)) return other
  return Number.isNaN(other) ? one : Math.min(one, other)
}
