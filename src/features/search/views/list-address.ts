import type { Currency } from '#shared/money.ts'
import { convertPriceFilter } from '../rules/filter-currency.ts'
import { convertedPriceAnchor, isInvertedPriceRange, readFilters } from '../rules/list-filters.ts'

/** The same list in another currency: its address names the price in that, begins at the first page and says that it was converted. Other addresses stay. */
export function convertListAddress(address: string, from: Currency, to: Currency): string {
  const [path = '', query] = address.split('?', 2)
  const asked = new URLSearchParams(query)
  const { price } = readFilters(asked)
  if (!price || isInvertedPriceRange(price) || from.format.code === to.format.code) return address
  const ends = convertPriceFilter(price, from, to)
  for (const name of ['filter_price_from', 'filter_price_to', 'strona']) asked.delete(name)
  asked.set('filter_price', `${ends.from ?? ''}-${ends.to ?? ''}`)
  return `${path}?${asked}#${convertedPriceAnchor}`
}
