import { setTimeout as sleep } from 'node:timers/promises'
import { noteOutdatedProducts, noteProductsOfNewCampaigns } from '#features/search/actions/note-outdated-products.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { log } from '#platform/log.ts'
import type { JobPlace } from './job-place.ts'

/** Milliseconds between two times: when many buy at once, shoppers have the processor, and lists are right within a second all the same. */
const rest = 400

/** Brings up to date what lists and search hold of products that have changed, whatever has changed them. */
export async function refreshChangedProducts({ shop, signal }: JobPlace): Promise<void> {
  await refreshAllProducts(shop, signal)
}

/** The same for what the clock has changed. */
export async function refreshByTheClock(place: JobPlace): Promise<void> {
  await noteProductsOfNewCampaigns(place.shop())
  await refreshChangedProducts(place)
}

/**
 * Does so at once whenever the database says that products have changed, and to begin with; the clock comes again each minute for what
 * was missed. Returns what ends it, when the batch under way is done.
 */
export async function refreshWhenTold({ house, shop }: Omit<JobPlace, 'signal'>): Promise<() => Promise<void>> {
  const ending = new AbortController()
  let told = false
  let work: Promise<void> | null = null
  const goOn = async () => {
    while (told && !ending.signal.aborted) {
      told = false
      await refreshChangedProducts({ house, shop, signal: ending.signal }).catch((error) =>
        log.error(error, 'products'),
      )
      await sleep(rest, undefined, { signal: ending.signal }).catch(() => {})
    }
    work = null
  }
  const hear = () => {
    told = true
    work ??= goOn()
  }
  await noteOutdatedProducts(shop())
  await house.database.listen('products_changed', hear)
  hear()
  return async () => {
    ending.abort()
    await work
  }
}
