import { baseOf } from '#features/pricing/reads/currencies.ts'
import type { PublicShop } from '#shop'
import { type FoundProducts, rowsOfCategory, rowsOfFound } from '../rules/columns/candidates.ts'
import { type Judged, judge } from '../rules/columns/judge.ts'
import type { ListingColumns } from '../rules/columns/listing-columns.ts'
import { shownPrices } from '../rules/columns/shown-prices.ts'
import { standingOf } from '../rules/columns/standing.ts'
import type { ListFilters } from '../rules/list-filters.ts'
import { searchWeights } from '../settings.ts'
import { currentColumns } from './current-columns.ts'
import { allFound } from './found-by-text.ts'
import type { ListRequest } from './list-request.ts'

interface Source {
  columns: ListingColumns
  within: { category: number } | FoundProducts
}

interface JudgedList {
  judged: Judged
  /** By the place of a candidate, more is better; null: the list is not in this order. */
  relevances: Float64Array | null
}

/** What a list is taken from: all that is listed, and what a text finds of it. At most two queries, and two more for each 5,000 products that have changed. */
export async function listSource(
  shop: PublicShop,
  { within, sort }: Pick<ListRequest, 'within' | 'sort'>,
): Promise<Source> {
  if ('category' in within) return { columns: await currentColumns(shop), within }
  const found = await allFound(shop, within.text, { matches: sort === 'popularnosc' })
  return { columns: await currentColumns(shop), within: found }
}

/** Its candidates, judged by the filters. To be used at once: with the next query the columns may be others. */
export function judgeList(shop: PublicShop, { columns, within }: Source, filters: ListFilters): JudgedList {
  const { rows, matches } =
    'category' in within
      ? { rows: rowsOfCategory(columns, within.category), matches: null }
      : rowsOfFound(columns, within)
  const view = { moment: shop.now.getTime(), currency: shop.currency, baseList: baseOf(shop).priceListId }
  const judged = judge({ columns, rows, ...shownPrices(columns, rows, view) }, filters)
  return { judged, relevances: matches && relevancesOf(shop, columns, rows, matches) }
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
  return matches.map((match, place) => match + standingOf(columns, rows[place] ?? 0, weights, shop.now))
}
