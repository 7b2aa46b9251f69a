import type { Currency } from '#shared/money.ts'
import { convertPriceFilter } from '../rules/filter-currency.ts'
import { convertedPriceAnchor, isInvertedPriceRange, readFilters } from '../rules/list-filters.ts'

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
