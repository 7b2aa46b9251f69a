import { changed } from '#platform/changed.ts'
import type { Tag } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { refreshAlone, takeChangedProducts } from '../writes/product-changes.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { refreshListing } from './refresh-listing.ts'

const atOnce = 200

/** Makes anew what is kept of these products, of which some may be gone; the tags of what is different now, before and after. */
export type Refresher = (shop: PublicShop, productIds: number[]) => Promise<Iterable<Tag>>

/** Everything that is kept of products so that they are found quickly. */
const refreshers: readonly Refresher[] = [refreshListing, refreshDocuments]

/**
 * Brings up to date what is kept of the next products that have changed; how many there were, 0: none waits. All in one
 * transaction: whoever dies in the middle leaves them to the next. Pages that list such products are made anew.
 */
export function refreshProducts(shop: PublicShop, kept: readonly Refresher[] = refreshers): Promise<number> {
  return transaction(shop, async (shop) => {
    await refreshAlone(shop)
    const ids = await takeChangedProducts(shop, atOnce)
    if (ids.length === 0) return 0
    for (const refresh of kept) await changed(shop, await refresh(shop, ids))
    return ids.length
  })
}

/** The same until no product waits, or `signal` says to stop. */
export async function refreshAllProducts(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await refreshProducts(openShop())) > 0);
}
