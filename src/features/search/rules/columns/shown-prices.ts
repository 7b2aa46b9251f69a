import { type Currency, convert, isBase } from '#shared/currency.ts'
import { flagBits, type ListingColumns } from './listing-columns.ts'
import type { PeriodPrices } from './period-prices.ts'

/** Of what money lists are, and when. */
export interface PriceView {
  /** Ms since 1970. */
  moment: number
  currency: Currency
  /** The price list of PLN. */
  baseList: number
}

/** What a list shows for each of the rows: minor units of its currency, NaN where no price is told, and 1 for a promotion. */
export function shownPrices(
  columns: ListingColumns,
  rows: Int32Array,
  view: PriceView,
): { amounts: Float64Array; promotions: Uint8Array } {
  const amounts = new Float64Array(rows.length).fill(Number.NaN)
  const promotions = new Uint8Array(rows.length)
  const base = columns.prices.get(view.baseList)
  const own = isBase(view.currency) ? null : columns.prices.get(view.currency.priceListId)
  rows.forEach((row, place) => {
    const flags = columns.flags[row] ?? 0
    if (flags & flagBits.free) amounts[place] = 0
    if (!(flags & flagBits.priced)) return
    const price = isBase(view.currency) ? base?.at(row, view.moment) : converted(row, view, base, own)
    if (!price) return
    amounts[place] = price.own
    promotions[place] = price.promotion ? 1 : 0
  })
  return { amounts, promotions }
}

/** The lowest of what its sizes cost by the currency's own prices and, those without one, by the prices in PLN. */
function converted(row: number, view: PriceView, base: PeriodPrices | undefined, own: PeriodPrices | null | undefined) {
  const inCurrency = (amount: number) => (Number.isNaN(amount) ? amount : convert(amount, view.currency))
  const price = own?.at(row, view.moment)
  if (price) return { own: lowest(price.own, inCurrency(price.rest)), promotion: price.promotion }
  const inBase = base?.at(row, view.moment)
  return inBase && { own: inCurrency(inBase.own), promotion: inBase.promotion }
}

/** NaN is none. */
function lowest(one: number, other: number): number {
  if (Number.isNaN(one)) return other
  return Number.isNaN(other) ? one : Math.min(one, other)
}
