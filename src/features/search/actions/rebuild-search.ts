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

/** Makes everything anew that is kept of products so that they are found; how many there were. Shoppers find the former meanwhile. */
export async function rebuildSearch(openShop: () => PublicShop, signal?: AbortSignal): Promise<number> {
  const count = await queueAllProducts(openShop())
  await refreshAllProducts(openShop, signal)
  await deleteUnusedWords(openShop, signal)
  return count
}

const atOnce = 500

/** Forgets words that no product is described with any more, so that they are put right like any other that the shop does not know. */
export async function deleteUnusedWords(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  await flushPendingIndexEntries(openShop())
  let last: string | null = ''
  while (last !== null && !signal?.aborted) last = await deleteSomeUnusedWords(openShop(), last)
}

/** Some at a time, and products are refreshed in between: a product whose words are new to the shop never loses them. */
function deleteSomeUnusedWords(shop: PublicShop, after: string): Promise<string | null> {
  return transaction(shop, async (shop) => {
    await lockRefresh(shop)
    return deleteUnusedWordsAfter(shop, after, atOnce)
  })
}

/** Puts the products on the list whose search was made by former rules of the shop, or never. */
export function queueOutdatedProducts(shop: PublicShop): Promise<void> {
  return queueOutdatedDocuments(shop)
}

/** Puts the products on the list whose campaigns the clock has begun or ended, so that their prices are logged. */
export async function queueProductsOfNewCampaigns(shop: PublicShop): Promise<void> {
  await queueProducts(shop, await getProductsOfNewCampaigns(shop))
}
