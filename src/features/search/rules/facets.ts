import { bySizeOrder, inNaturalOrder } from '#shared/sort-order.ts'
import type { Text } from '#shared/text.ts'
import { filterTexts } from '../texts.ts'
import { type FilterId, fixedFilters, type ListFilters } from './list-filters.ts'

/** A filter with the values that it offers. */
export interface Facet {
  filter: FilterId
  /** The merchant's name; '' where the shop has a text for it. */
  name: string
  /** Less than a tenth of the found products have it: shown on demand. */
  rare: boolean
  items: FacetItem[]
}

export interface FacetItem {
  value: string
  /** '' as above. */
  name: string
  /** How many products the list would have with this as the filter's only value. */
  count: number
  chosen: boolean
}

/** The number of products for each value, by its id. */
export type Counts = Map<number, number>

/** How many products each value would leave if its own filter were not set; values that leave none are missing. */
export interface ValueCounts {
  producers: Counts
  series: Counts
  /** Under null the products that pass every filter; under a parameter those that fail it alone, which count for its own values. */
  parameterValues: Map<FilterId | null, Counts>
  /** Values without a name in the database: the value itself is shown, or a text of the shop. */
  plain: { filter: FilterId; value: string; count: number }[]
  /** Lowest and highest price in minor units, without the price filter; null: no product has a price. */
  prices: { lowest: number; highest: number } | null
}

/** A value as it was counted. */
export interface CountedValue {
  filter: FilterId
  filterName: string
  /** The merchant's order, for parameters. */
  position: number
  value: string
  name: string
  count: number
}

/** A longer list of values in one filter is of no use. */
export const maxFacetItems = 50
/** A filter of fewer products is rare. */
const rareShare = 0.1
const byName = new Intl.Collator('pl', { numeric: true })

export interface FacetRequest {
  /** How many products the list has. */
  found: number
  filters: Pick<ListFilters, 'chosen'>
  /** How many products the values of a parameter must have in total for it to be a filter, unless one of them is chosen. */
  least: number
}

/**
 * Filters in the merchant's order, and where they have none those of most products first; values by name, sizes from the smallest; of very
 * many values the most frequent and the chosen ones. The result does not depend on the order of `counted`.
 */
export function toFacets(counted: CountedValue[], { found, filters: { chosen }, least }: FacetRequest): Facet[] {
  const isChosen = new Set(chosen.flatMap(({ filter, values }) => values.map((value) => `${filter}=${value}`)))
  const groups = Map.groupBy(counted, ({ filter }) => filter)
  const isOffered = ([filter, values]: [FilterId, CountedValue[]]) =>
    !filter.startsWith('parameter_') ||
    values.some(({ value }) => isChosen.has(`${filter}=${value}`)) ||
    total(values) >= least
  const facets = [...groups].filter(isOffered).map(([filter, values]) => ({
    filter,
    name: values[0]?.filterName ?? '',
    position: values[0]?.position ?? 0,
    share: shareOf(values, found),
    items: inOrder(
      filter,
      mostFrequent(
        values.map(({ value, name, count }) => ({ value, name, count, chosen: isChosen.has(`${filter}=${value}`) })),
      ),
    ),
  }))
  return facets
    .toSorted(
      (a, b) =>
        filterPosition(a.filter) - filterPosition(b.filter) ||
        a.position - b.position ||
        b.share - a.share ||
        byName.compare(a.name, b.name) ||
        byName.compare(a.filter, b.filter),
    )
    .map(({ filter, name, share, items }) => ({ filter, name, rare: share < rareShare, items }))
}

/** The share of the found products that have a value, 0 to 1; a product with several values counts for each, and a chosen filter by all products. */
function shareOf(values: CountedValue[], found: number): number {
  return Math.min(1, total(values) / Math.max(1, found))
}

function total(values: CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

/** The chosen values, then the most frequent ones, as many as a filter offers. */
function mostFrequent(items: FacetItem[]): FacetItem[] {
  if (items.length <= maxFacetItems) return items
  return items
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count || byNameOf(a, b))
    .slice(0, maxFacetItems)
}

function inOrder(filter: FilterId, items: FacetItem[]): FacetItem[] {
  return filter === 'size' ? items.toSorted((a, b) => bySizeOrder(a.value, b.value)) : inNaturalOrder(items, byNameOf)
}

/** Yes-or-no statements stand behind the others, in their own order. */
function filterPosition(filter: FilterId): number {
  const position = (fixedFilters as readonly FilterId[]).indexOf(filter)
  return position > fixedFilters.indexOf('size') ? position : 0
}

function byNameOf(a: FacetItem, b: FacetItem): number {
  return byName.compare(a.name, b.name) || byName.compare(a.value, b.value)
}

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
