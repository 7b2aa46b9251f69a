import type { Currency } from '#shared/currency.ts'
import { isTurnedPrice, type ListFilters } from './list-filters.ts'

const highest = 9_999_999

/** The ends of a price filter in whole units of another currency, rounded outwards: what was between them in one still is in the other. A turned one stays as it is. */
export function priceInCurrency(
  price: NonNullable<ListFilters['price']>,
  from: Pick<Currency, 'rate'>,
  to: Pick<Currency, 'rate'>,
): NonNullable<ListFilters['price']> {
  if (isTurnedPrice(price)) return price
  const converted = (end: number | null, up: bigint) =>
    end === null ? null : Math.min(highest, Number((BigInt(end) * from.rate + up) / to.rate))
  return { from: converted(price.from, 0n), to: converted(price.to, to.rate - 1n) }
}
