import type { Currency } from '#shared/money.ts'
import { isInvertedPriceRange, type ListFilters } from './list-filters.ts'

const highestPrice = 9_999_999

/** The ends of a price filter in whole units of another currency, rounded outwards: what was between them in one still is in the other. A turned one stays as it is. */
export function convertPriceFilter(
  price: NonNullable<ListFilters['price']>,
  from: Pick<Currency, 'rate'>,
  to: Pick<Currency, 'rate'>,
): NonNullable<ListFilters['price']> {
  if (isInvertedPriceRange(price)) return price
  const converted = (end: number | null, up: bigint) =>
    end === null ? null : Math.min(highestPrice, Number((BigInt(end) * from.rate + up) / to.rate))
  return { from: converted(price.from, 0n), to: converted(price.to, to.rate - 1n) }
}
