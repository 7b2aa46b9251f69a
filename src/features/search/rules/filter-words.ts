import type { Text } from '#shared/text.ts'
import { filterTexts } from '../texts/filters.ts'
import type { Facet, FacetItem } from './facets.ts'
import type { FilterId } from './list-filters.ts'

type Say = (text: Text) => string

/** What a filter is called: a parameter by the merchant, the others by the shop's words. */
export function filterName({ filter, name }: Pick<Facet, 'filter' | 'name'>, say: Say): string {
  return filter in filterTexts ? say(filterTexts[filter as keyof typeof filterTexts]) : name
}

/** What a value of a filter is called (B3.36: the flag of express delivery in the shop's words). */
export function valueName(filter: FilterId, { value, name }: Pick<FacetItem, 'value' | 'name'>, say: Say): string {
  if (filter === 'availability') return say(value === 'stock' ? filterTexts.stock : filterTexts.order)
  return filter === 'express' || filter === 'promotion' || filter === 'new' ? say(filterTexts[filter]) : name
}
