import { setTimeout as sleep } from 'node:timers/promises'
import { refreshFeeds } from '#features/product-feeds/actions.ts'
import { queueOutdatedProducts, queueProductsOfNewCampaigns } from '#features/search/actions/rebuild-search.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { log } from '#platform/log.ts'
import type { JobContext } from './job-context.ts'

/** Milliseconds between two times: when many buy at once, shoppers have the processor, and lists are right within a second all the same. */
const pauseBetweenBatches = 400

/** Brings up to date what lists and search hold of products that have changed, whatever has changed them. */
export async function refreshChangedProducts({ shop, signal }: JobContext): Promise<void> {
  await refreshAllProducts(shop, signal)
}

/** The same for what the clock has changed. */
export async function refreshOnSchedule(place: JobContext): Promise<void> {
  await queueProductsOfNewCampaigns(place.shop())
  await refreshChangedProducts(place)
}

/**
 * Does so at once whenever the database says that products have changed, and to begin with; the clock comes again each minute for what
 * was missed. Returns what ends it, when the batch under way is done.
 */
export async function refreshOnNotification({
  appContext,
  shop,
}: Omit<JobContext, 'signal'>): Promise<() => Promise<void>> {
  const ending = new AbortController()
  let told = false
  let work: Promise<void> | null = null
  const goOn = async () => {
    while (told && !ending.signal.aborted) {
      told = false
      await refreshChangedProducts({ appContext, shop, signal: ending.signal }).catch((error) =>
        log.error(error, 'products'),
      )
      await sleep(pauseBetweenBatches, undefined, { signal: ending.signal }).catch(() => {})
    }
    work = null
  }
  const hear = () => {
    told = true
    work ??= goOn()
  }
  await queueOutdatedProducts(shop())
  await appContext.database.listen('products_changed', hear)
  hear()
  return async () => {
    ending.abort()
    await work
  }
}

/** Writes anew what feeds say of products that have changed since the last minute. */
export async function refreshProductFeeds({ shop, signal }: JobContext): Promise<void> {
  await refreshFeeds(shop, signal)
}
