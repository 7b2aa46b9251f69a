import type { Currency } from '#shared/money.ts'
import { convertedPriceAnchor, isInvertedPriceRange, type ListFilters, readFilters } from './list-filters.ts'

/**
 * The URL of a list in another currency, with the price filter converted, on the first page and with the anchor of the note about it. Other URLs are
 * returned unchanged.
 */
export function convertListAddress(address: string, from: Currency, to: Currency): string {
  const [path = '', query] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  const { price } = readFilters(parameters)
  if (!price || isInvertedPriceRange(price) || from.format.code === to.format.code) return address
  const ends = convertPriceFilter(price, from, to)
  for (const name of ['filter_price_from', 'filter_price_to', 'strona']) parameters.delete(name)
  parameters.set('filter_price', `${ends.from ?? ''}-${ends.to ?? ''}`)
  return `${path}?${parameters}#${convertedPriceAnchor}`
}

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
