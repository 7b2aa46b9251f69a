import type { Text } from '#shared/text.ts'
import { filterTexts } from '../texts.ts'
import type { Facet, FacetItem } from './facets.ts'
import type { FilterId } from './list-filters.ts'

type Translate = (text: Text) => string

/** The name of a filter: a parameter has the merchant's name, the others a text of the shop. */
export function filterName({ filter, name }: Pick<Facet, 'filter' | 'name'>, t: Translate): string {
  return filter in filterTexts ? t(filterTexts[filter as keyof typeof filterTexts]) : name
}

/** The name of a filter value (B3.36: the flag of express delivery has a text of the shop). */
export function valueName(filter: FilterId, { value, name }: Pick<FacetItem, 'value' | 'name'>, t: Translate): string {
  if (filter === 'availability') return t(value === 'stock' ? filterTexts.stock : filterTexts.order)
  return filter === 'express' || filter === 'promotion' || filter === 'new' ? t(filterTexts[filter]) : name
}
