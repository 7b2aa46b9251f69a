import { setTimeout as sleep } from 'node:timers/promises'
import { chooseMenuProducts } from '#features/catalogue/actions/choose-menu-products.ts'
import { refreshFeeds } from '#features/product-feeds/actions.ts'
import { queueOutdatedProducts, queueProductsOfNewCampaigns } from '#features/search/actions/rebuild-search.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { log } from '#platform/log.ts'
import type { JobContext } from './job-context.ts'

/** Milliseconds between batches: under load shoppers get the CPU, and lists are still updated within a second. */
const pauseBetweenBatches = 400

/** Updates listings and search for changed products, whatever changed them. */
export async function refreshChangedProducts({ shop, signal }: JobContext): Promise<void> {
  await refreshAllProducts(shop, signal)
}

/** The same for time-based changes. */
export async function refreshOnSchedule(context: JobContext): Promise<void> {
  await queueProductsOfNewCampaigns(context.shop())
  await refreshChangedProducts(context)
}

/**
 * Refreshes at start and whenever the database notifies of changed products; the schedule repeats it each minute for missed
 * notifications. Returns the function that stops it after the current batch.
 */
export async function refreshOnNotification({
  appContext,
  shop,
}: Omit<JobContext, 'signal'>): Promise<() => Promise<void>> {
  const ending = new AbortController()
  let notified = false
  let work: Promise<void> | null = null
  const goOn = async () => {
    while (notified && !ending.signal.aborted) {
      notified = false
      await refreshChangedProducts({ appContext, shop, signal: ending.signal }).catch((error) =>
        log.error(error, 'products were not refreshed'),
      )
      await sleep(pauseBetweenBatches, undefined, { signal: ending.signal }).catch(() => {})
    }
    work = null
  }
  const notify = () => {
    notified = true
    work ??= goOn()
  }
  await queueOutdatedProducts(shop())
  await appContext.database.listen('products_changed', notify)
  notify()
  return async () => {
    ending.abort()
    await work
  }
}

/** Updates the product feeds for products that changed since the last minute. */
export async function refreshProductFeeds({ shop, signal }: JobContext): Promise<void> {
  await refreshFeeds(shop, signal)
}

/** Chooses the goods of the menu again: others may be popular by now, or no longer sold. */
export async function refreshMenuProducts({ shop }: JobContext): Promise<void> {
  await chooseMenuProducts(shop())
}
