import { getNextPriceChange } from '#features/pricing/queries/current-prices.ts'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { getFacetValues } from '../queries/facet-values.ts'
import { type CountedValue, type Facet, type FacetRequest, toFacets, type ValueCounts } from '../rules/facets.ts'
import { countChosen, noFilters } from '../rules/list-filters.ts'
import type { ListOrder } from '../rules/list-options.ts'
import { steadyFacets } from '../rules/steady-facets.ts'
import { facetMinimumSetting } from '../settings.ts'
import { listingIndex } from './columns-index.ts'
import type { ListingPage, ListingRequest } from './listing-index.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'
import { pageByReduction } from './reductions.ts'

interface Listing extends Omit<ListingPage, 'counts'> {
  /** The values of each filter, counted as if that filter were not set. */
  facets: Facet[]
  prices: ValueCounts['prices']
}

interface CountedListing extends Omit<Listing, 'facets'> {
  values: CountedValue[]
}

/** What a page shows of a list; the greatest reduction first is an order of pages alone. */
type ShownRequest = Omit<ListingRequest, 'sort'> & { sort: ListOrder }

/** One page of a filtered list with the named values of its filters. At most four queries besides those of the index. */
export async function getListing(shop: PublicShop, request: ShownRequest): Promise<Listing> {
  const { values, ...listing } = await getCountedListing(shop, request)
  return { ...listing, facets: toFacets(values, facetRequest(shop, request, listing.count)) }
}

async function getCountedListing(shop: PublicShop, request: ShownRequest): Promise<CountedListing> {
  const { within, filters } = request
  if (isEmpty(within)) return emptyListing
  const { counts, ...page } = await getPage(shop, request)
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  if (shop.cacheDependencies) validUntil(shop, await getNextPriceChange(shop))
  return { ...page, values: await getFacetValues(shop, counts, filters), prices: counts.prices }
}

function facetRequest(shop: PublicShop, { filters }: ShownRequest, found: number): FacetRequest {
  return { found, filters, least: shop.settings.get(facetMinimumSetting) }
}

function getPage(shop: PublicShop, { sort, ...request }: ShownRequest): Promise<ListingPage> {
  return sort === 'obnizka' ? pageByReduction(shop, request) : listingIndex.page(shop, { ...request, sort })
}

/** How many products the filters leave. As many queries as the index sends. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListingRequest, 'within' | 'filters'>,
): Promise<number> {
  return isEmpty(request.within) ? 0 : await listingIndex.count(shop, request)
}

/** A text of which nothing is understood. */
function isEmpty(within: ListingRequest['within']): boolean {
  return 'text' in within && within.text.query === null
}

const emptyListing: CountedListing = {
  ...{ ids: [], count: 0, pages: 1, isCut: false, unfiltered: 0 },
  ...{ values: [], prices: null },
}

export interface ProductListing extends Omit<Listing, 'ids'> {
  products: PricedProduct[]
  page: number
}

/** One page of a filtered list, ready to show, with the values of its filters. The number of queries does not depend on the page's length. */
export async function getProductListing(shop: PublicShop, request: ShownRequest): Promise<ProductListing> {
  const { ids, ...listing } = await getListing(shop, request)
  return { ...listing, products: await getPricedProducts(shop, ids), page: request.page }
}

/**
 * The same for a page on which the filters stay in their places whatever is chosen: they and their values are those of the whole list. With a
 * choice, as many queries again, at the same time (decision 0224).
 */
export async function getSteadyListing(shop: PublicShop, request: ShownRequest): Promise<ProductListing> {
  const unfiltered: ShownRequest = { ...request, filters: noFilters, sort: 'cena', page: 1, pageSize: 1 }
  const [{ ids, values, ...listing }, unfilteredListing] = await Promise.all([
    getCountedListing(shop, request),
    countChosen(request.filters) > 0 ? getCountedListing(shop, unfiltered) : null,
  ])
  const whole = unfilteredListing ?? { ...listing, values }
  return {
    ...listing,
    facets: steadyFacets(whole.values, values, facetRequest(shop, request, whole.count)),
    prices: listing.prices ?? whole.prices,
    products: await getPricedProducts(shop, ids),
    page: request.page,
  }
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
