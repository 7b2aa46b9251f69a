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
  /** Of the page asked for. */
  ids: number[]
  /** How many the whole list has. */
  count: number
  /** How many it would have without filters. */
  unfiltered: number
  /** What each filter offers, counted as if it were open. */
  facets: Facet[]
  /** Lowest and highest price in minor units, were the price open; null: nothing has one. */
  prices: { lowest: number; highest: number } | null
}

/** One page of a filtered list, how many products there are, and how many each value of each filter would leave. At most four queries beside what `listSource` reads of changes. */
export async function getListing(shop: PublicShop, request: ListingRequest): Promise<Listing> {
  const { within, filters, sort, reversed, page, pageSize } = request
  if (isEmpty(within)) return { ids: [], count: 0, unfiltered: 0, facets: [], prices: null }
  const { filtered: judged, relevances } = filterList(shop, await getCandidateSource(shop, request), filters)
  const places = passingIndexes(judged)
  const isReached = page <= pagesOf(places.length, pageSize).pages
  const first = isReached ? topK(places, page * pageSize, listingOrder(judged, sort, relevances, reversed)) : none
  const ids = Array.from(first.subarray((page - 1) * pageSize), (place) => productAt(judged, place))
  const [counts, count, unfiltered] = [countValues(judged), places.length, judged.rows.length]
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

/** How many products the filters leave. As many queries as `listSource` has. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListingRequest, 'within' | 'filters'>,
): Promise<number> {
  if (isEmpty(request.within)) return 0
  const { filtered: judged } = filterList(
    shop,
    await getCandidateSource(shop, { ...request, sort: 'cena' }),
    request.filters,
  )
  return passingIndexes(judged).length
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

/** One page of a filtered list, ready to show, with what its filters offer. As many queries for a page of any length. */
export async function getProductListing(shop: PublicShop, request: ListingRequest): Promise<ProductListing> {
  const { ids, count, ...offered } = await getListing(shop, request)
  const pages = pagesOf(count, request.pageSize)
  return { products: await getPricedProducts(shop, ids), count, page: request.page, ...pages, ...offered }
}

/** Ids of a category and all below it, the most popular first. */
export async function categoryIds(shop: PublicShop, category: number, limit: number): Promise<number[]> {
  const filters = { price: null, chosen: [] }
  const { ids } = await getListing(shop, {
    ...{ within: { category }, filters, sort: 'popularnosc' },
    ...{ page: 1, pageSize: limit },
  })
  return ids
}
