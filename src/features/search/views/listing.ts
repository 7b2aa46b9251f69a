import { getNextPriceChange } from '#features/pricing/queries/current-prices.ts'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { getFacetValues } from '../queries/facet-values.ts'
import { passingIndexes, productAt } from '../rules/columns/apply-filters.ts'
import { countValues } from '../rules/columns/count-values.ts'
import { listingOrder, topK } from '../rules/columns/listing-order.ts'
import { type Facet, toFacets } from '../rules/facets.ts'
import { pagesOf } from '../rules/list-options.ts'
import { facetMinimumSetting } from '../settings.ts'
import { filterList, getCandidateSource, type ListingRequest } from './filtered-list.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

interface Listing {
  /** Of the requested page. */
  ids: number[]
  /** The number of products in the whole list. */
  count: number
  /** The number of products without filters. */
  unfiltered: number
  /** The values of each filter, counted as if that filter were not set. */
  facets: Facet[]
  /** Lowest and highest price in minor units, without the price filter; null: no product has a price. */
  prices: { lowest: number; highest: number } | null
}

/**
 * One page of a filtered list, the number of products, and how many each filter value would leave. At most four queries besides those of
 * `getCandidateSource`.
 */
export async function getListing(shop: PublicShop, request: ListingRequest): Promise<Listing> {
  const { within, filters, sort, reversed, page, pageSize } = request
  if (isEmpty(within)) return { ids: [], count: 0, unfiltered: 0, facets: [], prices: null }
  const { filtered, relevances } = filterList(shop, await getCandidateSource(shop, request), filters)
  const indexes = passingIndexes(filtered)
  const isReached = page <= pagesOf(indexes.length, pageSize).pages
  const first = isReached ? topK(indexes, page * pageSize, listingOrder(filtered, sort, relevances, reversed)) : none
  const ids = Array.from(first.subarray((page - 1) * pageSize), (index) => productAt(filtered, index))
  const [counts, count, unfiltered] = [countValues(filtered), indexes.length, filtered.rows.length]
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  validUntil(shop, await getNextPriceChange(shop))
  return {
    ...{ ids, count, unfiltered },
    facets: toFacets(await getFacetValues(shop, counts, filters), filters, shop.settings.get(facetMinimumSetting)),
    prices: counts.prices,
  }
}

const none = new Int32Array()

/** How many products the filters leave. As many queries as `getCandidateSource`. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListingRequest, 'within' | 'filters'>,
): Promise<number> {
  if (isEmpty(request.within)) return 0
  const { filtered } = filterList(shop, await getCandidateSource(shop, { ...request, sort: 'cena' }), request.filters)
  return passingIndexes(filtered).length
}

/** A text of which nothing is understood. */
function isEmpty(within: ListingRequest['within']): boolean {
  return 'text' in within && within.text.query === null
}

export interface ProductListing {
  products: PricedProduct[]
  count: number
  page: number
  pages: number
  /** Products behind the last page are found by narrowing the list. */
  isCut: boolean
  unfiltered: number
  facets: Facet[]
  prices: Listing['prices']
}

/** One page of a filtered list, ready to show, with the values of its filters. The number of queries does not depend on the page's length. */
export async function getProductListing(shop: PublicShop, request: ListingRequest): Promise<ProductListing> {
  const { ids, count, ...offered } = await getListing(shop, request)
  const pages = pagesOf(count, request.pageSize)
  return { products: await getPricedProducts(shop, ids), count, page: request.page, ...pages, ...offered }
}

/** Ids of the products in a category and its descendants, the most popular first. */
export async function categoryIds(shop: PublicShop, category: number, limit: number): Promise<number[]> {
  const filters = { price: null, chosen: [] }
  const { ids } = await getListing(shop, {
    ...{ within: { category }, filters, sort: 'popularnosc' },
    ...{ page: 1, pageSize: limit },
  })
  return ids
}
