import { applyCampaigns } from '#features/pricing/actions/campaigns.ts'
import { getBaseCurrency } from '#features/pricing/queries/currencies.ts'
import { isDataError } from '#platform/database/connection-errors.ts'
import { savepoint } from '#platform/database/sql-helpers.ts'
import { log } from '#platform/log.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type Tag, tagsOf } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { getDocumentSources, getPricedSizes } from '../queries/index-sources.ts'
import { listingPrices } from '../rules/listing-prices.ts'
import { searchDocument } from '../rules/search-document.ts'
import { getPricedProducts } from '../views/priced-products.ts'
import { writeListingPrices, writeListingRows } from '../writes/listing.ts'
import { dequeueChangedProducts, lockRefresh, replaceDocuments, updateScores } from '../writes/search-index.ts'

/** Returns the tags to invalidate after rewriting the search documents of these products, some of which may be deleted. */
export function refreshDocuments(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const sources = await getDocumentSources(shop, productIds)
    const different = await replaceDocuments(shop, productIds, sources.map(searchDocument))
    await updateScores(shop, productIds)
    return different > 0 ? ['products'] : []
  })
}

/**
 * Updates the list data of these products, some of which may be deleted. The number of statements does not depend on their number.
 * @returns the tags of the lists that changed
 */
export function refreshListing(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const written = await writeListingRows(shop, productIds)
    if (written.moved.length > 0) await updateScores(shop, written.moved)
    const repriced = await refreshPrices(shop, productIds)
    const categories = [...written.categories, ...repriced]
    return categories.length > 0 ? ['listings', ...tagsOf('category', categories)] : []
  })
}

async function refreshPrices(shop: PublicShop, productIds: number[]): Promise<number[]> {
  const sizes = Map.groupBy(await getPricedSizes(shop, productIds), ({ productId }) => productId)
  const base = getBaseCurrency(shop).priceListId
  const prices = [...sizes.values()].flatMap((some) => listingPrices(some, base, shop.now))
  const reduced = await reducedProducts(shop, prices)
  return writeListingPrices(
    shop,
    productIds,
    prices.map((price) => ({
      ...price,
      reduced: price.from === null && reduced.has(`${price.list} ${price.productId}`),
    })),
  )
}

/**
 * The products whose cards announce a reduction, as 'list product'. This follows the rule of the pages; a promotion price in force alone is not
 * enough.
 * Prices that begin later are not known yet; the products are refreshed again when they begin.
 */
async function reducedProducts(shop: PublicShop, prices: { list: number; productId: number }[]): Promise<Set<string>> {
  const reduced = new Set<string>()
  for (const currency of shop.currencies) {
    const list = currency.priceListId
    const ids = new Set(prices.filter((price) => price.list === list).map(({ productId }) => productId))
    for (const { id, price } of await getPricedProducts({ ...shop, currency }, [...ids]))
      if (price && price.regular !== null) reduced.add(`${list} ${id}`)
  }
  return reduced
}

const atOnce = 200

/** Rewrites the derived data of these products, some of which may be deleted, and returns the tags of what changed, before and after. */
export type Refresher = (shop: PublicShop, productIds: number[]) => Promise<Iterable<Tag>>

/** First the prices that campaigns derive from others, then the list and search data. */
const refreshers: readonly Refresher[] = [applyCampaigns, refreshListing, refreshDocuments]

/**
 * Refreshes the next changed products and returns how many there were; 0: the queue is empty.
 * One transaction per batch. If a worker dies, another retries the batch. A product whose data cannot be refreshed is logged and skipped, and keeps
 * its previous data.
 */
export async function refreshProducts(shop: PublicShop, steps: readonly Refresher[] = refreshers): Promise<number> {
  try {
    return await refreshNext(shop, async (shop, ids) => {
      for (const refresh of steps) await publishInvalidation(shop, await refresh(shop, ids))
    })
  } catch (thrown) {
    if (!isDataError(thrown)) throw thrown
    return refreshNext(shop, (shop, ids) => refreshOneByOne(shop, steps, ids))
  }
}

function refreshNext(
  shop: PublicShop,
  refresh: (shop: PublicShop, productIds: number[]) => Promise<void>,
): Promise<number> {
  return transaction(shop, async (shop) => {
    await lockRefresh(shop)
    const ids = await dequeueChangedProducts(shop, atOnce)
    if (ids.length > 0) await refresh(shop, ids)
    return ids.length
  })
}

async function refreshOneByOne(shop: PublicShop, steps: readonly Refresher[], ids: number[]): Promise<void> {
  for (const id of ids)
    for (const refresh of steps)
      try {
        await savepoint(shop.database, async () => publishInvalidation(shop, await refresh(shop, [id])))
      } catch (thrown) {
        if (!isDataError(thrown)) throw thrown
        log.error({ err: thrown, product: id }, 'a product was not refreshed')
      }
}

/** Repeats `refreshProducts` until the queue is empty or `signal` aborts. */
export async function refreshAllProducts(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await refreshProducts(openShop())) > 0);
}
