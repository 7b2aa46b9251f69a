import { getBaseCurrency } from '#features/pricing/queries/currencies.ts'
import type { PublicShop } from '#shop'
import { findAllMatches } from '../queries/text-search.ts'
import type { UnderstoodText } from '../queries/understand-text.ts'
import { applyFilters, type FilteredRows } from '../rules/columns/apply-filters.ts'
import { candidatePrices, rowsOfCategory, rowsOfMatches, score, type TextMatches } from '../rules/columns/candidates.ts'
import type { ListingColumns } from '../rules/columns/listing-columns.ts'
import type { ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules/list-options.ts'
import { searchWeights } from '../settings.ts'
import { getListingColumns } from './cached-columns.ts'

interface CandidateSource {
  columns: ListingColumns
  within: { category: number } | TextMatches
}

interface FilteredList {
  filtered: FilteredRows
  /** By the place of a candidate, more is better; null: the list is not in this order. */
  relevances: Float64Array | null
}

/** What a list is taken from: all that is listed, and what a text finds of it. At most two queries, and two more for each 5,000 products that have changed. */
export async function getCandidateSource(
  shop: PublicShop,
  { within, sort }: Pick<ListingRequest, 'within' | 'sort'>,
): Promise<CandidateSource> {
  if ('category' in within) return { columns: await getListingColumns(shop), within }
  const found = await findAllMatches(shop, within.text, { matches: sort === 'popularnosc' })
  return { columns: await getListingColumns(shop), within: found }
}

/** Its candidates, judged by the filters. To be used at once: with the next query the columns may be others. */
export function filterList(shop: PublicShop, { columns, within }: CandidateSource, filters: ListFilters): FilteredList {
  const { rows, matches } =
    'category' in within
      ? { rows: rowsOfCategory(columns, within.category), matches: null }
      : rowsOfMatches(columns, within)
  const view = { moment: shop.now.getTime(), currency: shop.currency, baseList: getBaseCurrency(shop).priceListId }
  const judged = applyFilters({ columns, rows, ...candidatePrices(columns, rows, view) }, filters)
  return { filtered: judged, relevances: matches && relevancesOf(shop, columns, rows, matches) }
}

function relevancesOf(
  shop: PublicShop,
  columns: ListingColumns,
  rows: Int32Array,
  matches: Float64Array,
): Float64Array {
  const weight = (of: keyof typeof searchWeights) => shop.settings.get(searchWeights[of]) / 100
  const weights = {
    availability: weight('availability'),
    popularity: weight('popularity'),
    freshness: weight('freshness'),
  }
  return matches.map((match, place) => match + score(columns, rows[place] ?? 0, weights, shop.now))
}

/** What a list is taken from: a category with all below it, or what a text finds. */
export type ListingSource = { category: number } | { text: UnderstoodText }

/** Which products a list holds, in which order, and which page of it. */
export interface ListingRequest {
  within: ListingSource
  filters: ListFilters
  sort: SortOrder
  /** The other way round. */
  reversed?: boolean
  /** From 1. */
  page: number
  pageSize: number
}
