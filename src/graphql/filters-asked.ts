import type { Facet } from '#features/search/rules/facets.ts'
import { filterName, valueName } from '#features/search/rules/filter-words.ts'
import { type ListFilters, readFilters } from '#features/search/rules/list-filters.ts'
import { say, type Text, type TextOverrides } from '#shared/text.ts'
import { atMost, between } from './arguments.ts'
import type { ProductsFilter, ProductsFilterInput } from './generated/resolver-types.ts'

const mostFilters = 30
const highestPrice = 9_999_999

/** The filters that a query names, read by the rule that reads those of an address. Throws what the client is told. */
export function filtersAsked(input: ProductsFilterInput | null | undefined, words: TextOverrides): ListFilters {
  const query = new URLSearchParams()
  const { from, to } = input?.priceRanges ?? {}
  if (from != null) between('priceRanges.from', from, [0, to ?? highestPrice], words)
  if (to != null) between('priceRanges.to', to, [0, highestPrice], words)
  query.set('filter_price_from', from == null ? '' : String(Math.floor(from)))
  query.set('filter_price_to', to == null ? '' : String(Math.ceil(to)))
  for (const id of atMost('producers', input?.producers ?? [], mostFilters, words))
    query.append('filter_producer', String(id))
  for (const { id, values } of atMost('filters', input?.filters ?? [], mostFilters, words))
    for (const value of atMost(id, values, mostFilters, words)) query.append(`filter_${id}`, value)
  return readFilters(query)
}

/** A filter as clients read it. */
export function filterAnswer(facet: Facet, words: TextOverrides): ProductsFilter {
  const inWords = (text: Text) => say(text, {}, words)
  return {
    id: facet.filter,
    value: facet.items.flatMap(({ value, chosen }) => (chosen ? [value] : [])).join(','),
    type: 'list',
    name: filterName(facet, inWords),
    displayType: 'checkbox',
    items: facet.items.map((item) => ({
      value: item.value,
      name: valueName(facet.filter, item, inWords),
      productsCount: item.count,
    })),
  }
}
