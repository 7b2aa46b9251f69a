import type { Currency } from '#shared/money.ts'
import { isInvertedPriceRange, type ListFilters } from './list-filters.ts'

const highestPrice = 9_999_999

/**
 * Converts the bounds of a price filter into whole units of another currency, rounded outwards, so that no product drops out. An inverted range is
 * returned unchanged.
 */
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
