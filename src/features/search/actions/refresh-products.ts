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

/** Makes anew what these products are found by, of which some may be gone; the tags of what is different now. */
export function refreshDocuments(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const sources = await getDocumentSources(shop, productIds)
    const different = await replaceDocuments(shop, productIds, sources.map(searchDocument))
    await updateScores(shop, productIds)
    return different > 0 ? ['products'] : []
  })
}

/**
 * Brings what lists know of these products up to date, of which some may be gone: as many statements for any number.
 * @returns the tags of the lists that are different now
 */
export function refreshListing(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const moved = await writeListingRows(shop, productIds)
    const repriced = await refreshPrices(shop, productIds)
    const categories = [...moved, ...repriced]
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
 * Of which products their cards announce a reduction, as 'list product': the rule of pages, not that a promotion's price is in force. Of prices that begin
 * later nobody knows that yet; when they do, the products are looked at anew.
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

/** Makes anew what is kept of these products, of which some may be gone; the tags of what is different now, before and after. */
export type Refresher = (shop: PublicShop, productIds: number[]) => Promise<Iterable<Tag>>

/** Prices that campaigns make of others, then everything that is kept of products so that they are found quickly. */
const refreshers: readonly Refresher[] = [applyCampaigns, refreshListing, refreshDocuments]

/**
 * Brings up to date what is kept of the next products that have changed; how many there were, 0: none waits. All in one
 * transaction: whoever dies in the middle leaves them to the next. Pages that list such products are made anew. When it fails for what
 * one of them holds, that one is told of in the log and left as it was found before: it keeps no other from being found.
 */
export async function refreshProducts(shop: PublicShop, kept: readonly Refresher[] = refreshers): Promise<number> {
  try {
    return await refreshNext(shop, async (shop, ids) => {
      for (const refresh of kept) await publishInvalidation(shop, await refresh(shop, ids))
    })
  } catch (thrown) {
    if (!isDataError(thrown)) throw thrown
    return refreshNext(shop, (shop, ids) => refreshOneByOne(shop, kept, ids))
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

async function refreshOneByOne(shop: PublicShop, kept: readonly Refresher[], ids: number[]): Promise<void> {
  for (const id of ids)
    for (const refresh of kept)
      try {
        await savepoint(shop.database, async () => publishInvalidation(shop, await refresh(shop, [id])))
      } catch (thrown) {
        if (!isDataError(thrown)) throw thrown
        log.error({ err: thrown, product: id }, 'products')
      }
}

/** The same until no product waits, or `signal` says to stop. */
export async function refreshAllProducts(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await refreshProducts(openShop())) > 0);
}
