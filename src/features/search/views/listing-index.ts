import type { PublicShop } from '#shop'
import type { UnderstoodText } from '../queries/understand-text.ts'
import type { ValueCounts } from '../rules/facets.ts'
import type { GoodsListName } from '../rules/goods-lists.ts'
import type { ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules/list-options.ts'

/**
 * Answers which products a list or a text finds: the one interface of category pages, search, suggestions and the calls behind
 * them (decision 0157). An adapter follows the tables `listing` and `listing_price` by `changesSince`, and text search by the
 * documents; inside a transaction it answers from that transaction.
 */
export interface ListingIndex {
  /** Reads what the first answer needs, before the process serves requests. */
  load: (shop: PublicShop) => Promise<void>
  /** One page of a list with the counts of its filters, computed in one pass. */
  page: (shop: PublicShop, request: ListingRequest) => Promise<ListingPage>
  /** How many products the filters leave. */
  count: (shop: PublicShop, request: Pick<ListingRequest, 'within' | 'filters'>) => Promise<number>
  /** The ids of the products that answer a text best, for suggestions: of very many matches only the best-scored are compared. */
  best: (shop: PublicShop, text: UnderstoodText, limit: number) => Promise<number[]>
}

/** What every adapter may leave out, and no more. */
export const listingLimits = {
  /** Products from the beginning of a list that its pages reach: what lies behind is found by narrowing the list. Counts are of all. */
  depth: 5_000,
  /**
   * Milliseconds that an answer may be behind the database, after a bulk import alone: any smaller change is in the next answer.
   * Such an answer is not cached, nor is one from while the primary is unavailable, which may be older.
   */
  staleness: 2_000,
} as const

/** Where a list takes its products from: a category with its descendants, a list across all of them, or the matches of a text. */
export type ListingSource = { category: number } | { list: GoodsListName } | { text: UnderstoodText }

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

/** One page of a list; `ids` is empty behind the last page. */
export interface ListingPage {
  ids: number[]
  /** The number of products in the whole list. */
  count: number
  /** The number of pages, at least 1. */
  pages: number
  /** Products behind the last page are found by narrowing the list. */
  isCut: boolean
  /** The number of products without filters. */
  unfiltered: number
  counts: ValueCounts
}
