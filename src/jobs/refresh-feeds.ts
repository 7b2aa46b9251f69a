import { refreshFeeds } from '#features/product-feeds/actions/refresh-feeds.ts'
import type { JobPlace } from './job-place.ts'

/** Writes anew what feeds say of products that have changed since the last minute. */
export async function refreshProductFeeds({ shop, signal }: JobPlace): Promise<void> {
  await refreshFeeds(shop, signal)
}
