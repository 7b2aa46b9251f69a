import type { Text } from '#shared/text.ts'
import { filterTexts } from '../texts.ts'
import type { Facet, FacetItem } from './facets.ts'
import type { FilterId } from './list-filters.ts'

type Translate = (text: Text) => string

/** What a filter is called: a parameter by the merchant, the others by the shop's words. */
export function filterName({ filter, name }: Pick<Facet, 'filter' | 'name'>, t: Translate): string {
  return filter in filterTexts ? t(filterTexts[filter as keyof typeof filterTexts]) : name
}

/** What a value of a filter is called (B3.36: the flag of express delivery in the shop's words). */
export function valueName(filter: FilterId, { value, name }: Pick<FacetItem, 'value' | 'name'>, t: Translate): string {
  if (filter === 'availability') return t(value === 'stock' ? filterTexts.stock : filterTexts.order)
  return filter === 'express' || filter === 'promotion' || filter === 'new' ? t(filterTexts[filter]) : name
}
