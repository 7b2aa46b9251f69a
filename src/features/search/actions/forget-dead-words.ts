import { type PublicShop, transaction } from '#shop'
import { refreshAlone } from '../writes/product-changes.ts'
import { deleteDeadWords, mergeWaitingDocuments } from '../writes/search-documents.ts'

const atOnce = 500

/** Forgets words that no product is described with any more, so that they are put right like any other that the shop does not know. */
export async function forgetDeadWords(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  await mergeWaitingDocuments(openShop())
  let last: string | null = ''
  while (last !== null && !signal?.aborted) last = await forgetSome(openShop(), last)
}

/** Some at a time, and products are refreshed in between: a product whose words are new to the shop never loses them. */
function forgetSome(shop: PublicShop, after: string): Promise<string | null> {
  return transaction(shop, async (shop) => {
    await refreshAlone(shop)
    return deleteDeadWords(shop, after, atOnce)
  })
}
