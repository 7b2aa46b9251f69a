import { getNextPriceChange } from '#features/pricing/queries/current-prices.ts'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { getFacetValues } from '../queries/facet-values.ts'
import { type Facet, toFacets, type ValueCounts } from '../rules/facets.ts'
import { type ListOrder, pagesOf } from '../rules/list-options.ts'
import { facetMinimumSetting } from '../settings.ts'
import { listingIndex } from './columns-index.ts'
import { type ListingPage, type ListingRequest, listingLimits } from './listing-index.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

interface Listing extends Omit<ListingPage, 'counts'> {
  /** The values of each filter, counted as if that filter were not set. */
  facets: Facet[]
  prices: ValueCounts['prices']
}

/** What a page shows of a list; the greatest reduction first is an order of pages alone. */
type ShownRequest = Omit<ListingRequest, 'sort'> & { sort: ListOrder }

/** One page of a filtered list with the named values of its filters. At most four queries besides those of the index. */
export async function getListing(shop: PublicShop, request: ShownRequest): Promise<Listing> {
  const { within, filters } = request
  if (isEmpty(within)) return emptyListing
  const { counts, ...page } = await getPage(shop, request)
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  if (shop.cacheDependencies) validUntil(shop, await getNextPriceChange(shop))
  const values = await getFacetValues(shop, counts, filters)
  return {
    ...page,
    facets: toFacets(values, { found: page.count, filters, least: shop.settings.get(facetMinimumSetting) }),
    prices: counts.prices,
  }
}

function getPage(shop: PublicShop, { sort, ...request }: ShownRequest): Promise<ListingPage> {
  return sort === 'obnizka' ? pageByReduction(shop, request) : listingIndex.page(shop, { ...request, sort })
}

/** How many products are compared by their reductions; a longer list has its most popular first. */
const mostCompared = 240

/** A page of a list with the greatest reductions first, equal ones by popularity: the index knows no lowest price of 30 days. */
async function pageByReduction(shop: PublicShop, request: Omit<ListingRequest, 'sort'>): Promise<ListingPage> {
  const { page, pageSize } = request
  const all = await listingIndex.page(shop, { ...request, sort: 'popularnosc', page: 1, pageSize: mostCompared })
  if (all.count > mostCompared) return listingIndex.page(shop, { ...request, sort: 'popularnosc' })
  const ids = byReduction(await getPricedProducts(shop, all.ids)).slice((page - 1) * pageSize, page * pageSize)
  return { ...all, ids, ...pagesOf(all.count, pageSize, listingLimits.depth) }
}

function byReduction(products: PricedProduct[]): number[] {
  const percent = ({ price }: PricedProduct) => Number(price?.percent ?? 0)
  return products.toSorted((a, b) => percent(b) - percent(a)).map(({ id }) => id)
}

/** The facts about all reductions of the shop: the greatest in percent, and the moment when the first of them ends; null where they are unknown. */
export async function getReductionFacts(shop: PublicShop): Promise<{ percent: number | null; until: Date | null }> {
  const filters = { price: null, chosen: [] }
  const request = { within: { list: 'promocje' as const }, filters, page: 1, pageSize: mostCompared }
  const { ids, count } = await listingIndex.page(shop, { ...request, sort: 'popularnosc' })
  if (count === 0 || count > mostCompared) return { percent: null, until: null }
  const prices = (await getPricedProducts(shop, ids)).flatMap(({ price }) => price ?? [])
  const ends = prices.flatMap(({ promotionUntil }) => promotionUntil ?? [])
  const percent = Math.max(...prices.map(({ percent }) => Number(percent)))
  return {
    percent: percent >= 1 ? percent : null,
    until: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  }
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

const emptyListing: Listing = {
  ...{ ids: [], count: 0, pages: 1, isCut: false, unfiltered: 0 },
  ...{ facets: [], prices: null },
}

export interface ProductListing extends Omit<Listing, 'ids'> {
  products: PricedProduct[]
  page: number
}

/** One page of a filtered list, ready to show, with the values of its filters. The number of queries does not depend on the page's length. */
export async function getProductListing(shop: PublicShop, request: ShownRequest): Promise<ProductListing> {
  const { ids, ...listing } = await getListing(shop, request)
  return { products: await getPricedProducts(shop, ids), page: request.page, ...listing }
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
