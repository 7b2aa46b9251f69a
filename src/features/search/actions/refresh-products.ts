import { settleCampaigns } from '#features/pricing/actions/settle-campaigns.ts'
import { changed } from '#platform/changed.ts'
import { isDataFault } from '#platform/database/data-fault.ts'
import { savepoint } from '#platform/database/savepoint.ts'
import { log } from '#platform/log.ts'
import type { Tag } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { refreshAlone, takeChangedProducts } from '../writes/product-changes.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { refreshListing } from './refresh-listing.ts'

const atOnce = 200

/** Makes anew what is kept of these products, of which some may be gone; the tags of what is different now, before and after. */
export type Refresher = (shop: PublicShop, productIds: number[]) => Promise<Iterable<Tag>>

/** Prices that campaigns make of others, then everything that is kept of products so that they are found quickly. */
const refreshers: readonly Refresher[] = [settleCampaigns, refreshListing, refreshDocuments]

/**
 * Brings up to date what is kept of the next products that have changed; how many there were, 0: none waits. All in one
 * transaction: whoever dies in the middle leaves them to the next. Pages that list such products are made anew. When it fails for what
 * one of them holds, that one is told of in the log and left as it was found before: it keeps no other from being found.
 */
export async function refreshProducts(shop: PublicShop, kept: readonly Refresher[] = refreshers): Promise<number> {
  try {
    return await refreshNext(shop, async (shop, ids) => {
      for (const refresh of kept) await changed(shop, await refresh(shop, ids))
    })
  } catch (thrown) {
    if (!isDataFault(thrown)) throw thrown
    return refreshNext(shop, (shop, ids) => refreshOneByOne(shop, kept, ids))
  }
}

function refreshNext(
  shop: PublicShop,
  refresh: (shop: PublicShop, productIds: number[]) => Promise<void>,
): Promise<number> {
  return transaction(shop, async (shop) => {
    await refreshAlone(shop)
    const ids = await takeChangedProducts(shop, atOnce)
    if (ids.length > 0) await refresh(shop, ids)
    return ids.length
  })
}

async function refreshOneByOne(shop: PublicShop, kept: readonly Refresher[], ids: number[]): Promise<void> {
  for (const id of ids)
    for (const refresh of kept)
      try {
        await savepoint(shop.database, async () => changed(shop, await refresh(shop, [id])))
      } catch (thrown) {
        if (!isDataFault(thrown)) throw thrown
        log.error({ err: thrown, product: id }, 'products')
      }
}

/** The same until no product waits, or `signal` says to stop. */
export async function refreshAllProducts(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await refreshProducts(openShop())) > 0);
}
