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
  /** By candidate, more is better; null: the list is not in this order. */
  relevances: Float64Array | null
}

/** The candidates of a list: the listed products, and those that a text finds. At most two queries, and two more for each 5,000 changed products. */
export async function getCandidateSource(
  shop: PublicShop,
  { within, sort }: Pick<ListingRequest, 'within' | 'sort'>,
): Promise<CandidateSource> {
  if ('category' in within) return { columns: await getListingColumns(shop), within }
  const found = await findAllMatches(shop, within.text, { matches: sort === 'popularnosc' })
  return { columns: await getListingColumns(shop), within: found }
}

/** Applies the filters to the candidates. Use the result at once: the next query may update the columns. */
export function filterList(shop: PublicShop, { columns, within }: CandidateSource, filters: ListFilters): FilteredList {
  const { rows, matches } =
    'category' in within
      ? { rows: rowsOfCategory(columns, within.category), matches: null }
      : rowsOfMatches(columns, within)
  const view = { moment: shop.now.getTime(), currency: shop.currency, baseList: getBaseCurrency(shop).priceListId }
  const filtered = applyFilters({ columns, rows, ...candidatePrices(columns, rows, view) }, filters)
  return { filtered, relevances: matches && relevancesOf(shop, columns, rows, matches) }
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
  return matches.map((match, index) => match + score(columns, rows[index] ?? 0, weights, shop.now))
}

/** Where a list takes its products from: a category with its descendants, or the matches of a text. */
export type ListingSource = { category: number } | { text: UnderstoodText }

/** Which products a list holds, in which order, and which page of it. */
export interface ListingRequest {
  within: ListingSource
  filters: ListFilters
  sort: SortOrder
  /** In the opposite order. */
  reversed?: boolean
  /** From 1. */
  page: number
  pageSize: number
}
