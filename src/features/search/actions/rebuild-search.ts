import { getProductsOfNewCampaigns } from '#features/pricing/queries/campaign-facts.ts'
import { type PublicShop, transaction } from '#shop'
import {
  deleteUnusedWordsAfter,
  flushPendingIndexEntries,
  lockRefresh,
  queueAllProducts,
  queueOutdatedDocuments,
  queueProducts,
} from '../writes/search-index.ts'
import { refreshAllProducts } from './refresh-products.ts'

/** Rebuilds the search data of every product and returns how many there were. Until then shoppers find the previous data. */
export async function rebuildSearch(openShop: () => PublicShop, signal?: AbortSignal): Promise<number> {
  const count = await queueAllProducts(openShop())
  await refreshAllProducts(openShop, signal)
  await deleteUnusedWords(openShop, signal)
  return count
}

const atOnce = 500

/** Deletes vocabulary words that no product uses any more, so that they count as typing errors again. */
export async function deleteUnusedWords(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  await flushPendingIndexEntries(openShop())
  let last: string | null = ''
  while (last !== null && !signal?.aborted) last = await deleteSomeUnusedWords(openShop(), last)
}

/** One batch per transaction; refreshes run in between, so a product with new words never loses them. */
function deleteSomeUnusedWords(shop: PublicShop, after: string): Promise<string | null> {
  return transaction(shop, async (shop) => {
    await lockRefresh(shop)
    return deleteUnusedWordsAfter(shop, after, atOnce)
  })
}

/** Queues the products whose search documents are missing or have an older version. */
export function queueOutdatedProducts(shop: PublicShop): Promise<void> {
  return queueOutdatedDocuments(shop)
}

/** Queues the products whose campaigns have just begun or ended by the clock, so that their prices are logged. */
export async function queueProductsOfNewCampaigns(shop: PublicShop): Promise<void> {
  await queueProducts(shop, await getProductsOfNewCampaigns(shop))
}
