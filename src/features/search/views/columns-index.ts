import { getBaseCurrency } from '#features/pricing/queries/currencies.ts'
import type { PublicShop } from '#shop'
import { searchWeight } from '../queries/score-sql.ts'
import { findAllMatches, findBestMatches } from '../queries/text-search.ts'
import { applyFilters, type FilteredRows, passingIndexes, productAt } from '../rules/columns/apply-filters.ts'
import {
  candidatePrices,
  type ListingPriceView,
  rowsOfCategory,
  rowsOfMatches,
  type TextMatches,
} from '../rules/columns/candidates.ts'
import { countValues } from '../rules/columns/count-values.ts'
import { flagBits, type ListingColumns } from '../rules/columns/listing-columns.ts'
import { listingOrder, topK } from '../rules/columns/listing-order.ts'
import { rowsOfList } from '../rules/columns/rows-of-list.ts'
import type { GoodsListName } from '../rules/goods-lists.ts'
import type { ListFilters } from '../rules/list-filters.ts'
import { pagesOf } from '../rules/list-options.ts'
import { score } from '../rules/score.ts'
import { getListingColumns } from './cached-columns.ts'
import { type ListingIndex, type ListingPage, type ListingRequest, listingLimits } from './listing-index.ts'

/**
 * The shop's listing index: columns in the memory of the process, and PostgreSQL for text search (decision 0118). An answer
 * takes at most two queries, and two more for each 5,000 changed products.
 */
export const listingIndex: ListingIndex = {
  load: async (shop) => {
    await getListingColumns(shop)
  },
  page: async (shop, request) => pageOf(filterList(shop, await getCandidates(shop, request), request.filters), request),
  count: async (shop, { within, filters }) => {
    const { filtered } = filterList(shop, await getCandidates(shop, { within, sort: 'cena' }), filters)
    return passingIndexes(filtered).length
  },
  best: findBestMatches,
}

interface Candidates {
  columns: ListingColumns
  within: { category: number } | { list: GoodsListName } | TextMatches
}

interface FilteredList {
  filtered: FilteredRows
  /** By candidate, more is better; null: the list is not in this order. */
  relevances: Float64Array | null
}

/** The candidates of a list: the listed products, and those that a text finds. */
async function getCandidates(
  shop: PublicShop,
  { within, sort }: Pick<ListingRequest, 'within' | 'sort'>,
): Promise<Candidates> {
  if (!('text' in within)) return { columns: await getListingColumns(shop), within }
  const found = await findAllMatches(shop, within.text, { matches: sort === 'popularnosc' })
  return { columns: await getListingColumns(shop), within: found }
}

/** Applies the filters to the candidates. Use the result at once: the next query may update the columns. */
function filterList(shop: PublicShop, { columns, within }: Candidates, filters: ListFilters): FilteredList {
  const view = { moment: shop.now.getTime(), currency: shop.currency, baseList: getBaseCurrency(shop).priceListId }
  const { rows, matches } = rowsWithin(columns, within, view)
  const filtered = applyFilters({ columns, rows, ...candidatePrices(columns, rows, view) }, filters)
  return { filtered, relevances: matches && relevancesOf(shop, columns, rows, matches) }
}

function rowsWithin(
  columns: ListingColumns,
  within: Candidates['within'],
  view: ListingPriceView,
): ReturnType<typeof rowsOfMatches> {
  if ('category' in within) return { rows: rowsOfCategory(columns, within.category), matches: null }
  if ('list' in within) return { rows: rowsOfList(columns, within.list, view), matches: null }
  return rowsOfMatches(columns, within)
}

function relevancesOf(
  shop: PublicShop,
  { flags, popularity, createdAt }: ListingColumns,
  rows: Int32Array,
  matches: Float64Array,
): Float64Array {
  const weights = {
    availability: searchWeight(shop, 'availability'),
    popularity: searchWeight(shop, 'popularity'),
    freshness: searchWeight(shop, 'freshness'),
  }
  const now = shop.now.getTime() / 1000
  return matches.map((match, index) => {
    const row = rows[index] ?? 0
    const isSold = ((flags[row] ?? 0) & (flagBits.in_stock | flagBits.to_order)) !== 0
    return match + score(isSold, popularity[row] ?? 0, now - (createdAt[row] ?? 0), weights)
  })
}

function pageOf(
  { filtered, relevances }: FilteredList,
  { sort, reversed, page, pageSize }: ListingRequest,
): ListingPage {
  const indexes = passingIndexes(filtered)
  const { pages, isCut } = pagesOf(indexes.length, pageSize, listingLimits.depth)
  const order = listingOrder(filtered, sort, relevances, reversed)
  const first = page <= pages ? topK(indexes, page * pageSize, order) : none
  const ids = Array.from(first.subarray((page - 1) * pageSize), (index) => productAt(filtered, index))
  const [count, unfiltered] = [indexes.length, filtered.rows.length]
  return { ids, count, pages, isCut, unfiltered, counts: countValues(filtered) }
}

const none = new Int32Array()
