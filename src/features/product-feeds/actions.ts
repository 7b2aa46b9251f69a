import { createHash } from 'node:crypto'
import { getSeller } from '#features/content/settings.ts'
import { getTariffs } from '#features/delivery/queries/tariffs.ts'
import { disabledTextSetting } from '#features/offers/settings.ts'
import { countedCutSetting, priceTypeSetting } from '#features/pricing/settings.ts'
import { makeToken } from '#platform/secrets.ts'
import { type PublicShop, transaction } from '#shop'
import { getEnabledFeeds, getNextPriceChanges, type StoredRefusal } from './queries.ts'
import { feedRulesVersion, feedWriters } from './rules/feed-formats.ts'
import type { FeedName, FeedProduct, FeedRefusal, FeedShop } from './rules/feed-product.ts'
import { getFeedProducts } from './views.ts'
import {
  clearFeedChanges,
  deleteEntries,
  deleteFeed,
  dequeueFeedChanges,
  lockFeeds,
  queueAllIfBasisChanged,
  upsertEntries,
  upsertFeed,
} from './writes.ts'

const batchSize = 50 // on the embedded engine shoppers wait for each transaction

/** The number of changed products that were checked, and of feed entries that differ now. */
export interface RefreshResult {
  products: number
  entries: number
}

/** Updates the feeds that are on: only changed products are rewritten, fifty per transaction. */
export async function refreshFeeds(openShop: () => PublicShop, signal?: AbortSignal): Promise<RefreshResult> {
  const all: RefreshResult = { products: 0, entries: 0 }
  while (!signal?.aborted) {
    const { products, entries } = await refreshSome(openShop())
    all.products += products
    all.entries += entries
    if (products === 0) break
  }
  return all
}

function refreshSome(shop: PublicShop): Promise<RefreshResult> {
  return transaction(shop, async (shop) => {
    await lockFeeds(shop)
    const feeds = await getEnabledFeeds(shop)
    if (feeds.length === 0) {
      await clearFeedChanges(shop)
      return { products: 0, entries: 0 }
    }
    const feedShop = { name: getSeller(shop.settings).shopName, publicUrl: shop.publicUrl }
    await queueAllIfBasisChanged(shop, await basisOf(shop, feedShop))
    const ids = await dequeueFeedChanges(shop, batchSize)
    if (ids.length === 0) return { products: 0, entries: 0 }
    const products = await getFeedProducts(shop, ids)
    const moments = await getNextPriceChanges(shop, ids)
    let entries = 0
    for (const { name } of feeds) entries += await write(shop, name, feedShop, { ids, products, moments })
    return { products: ids.length, entries }
  })
}

/** The common data of all entries. */
async function basisOf(shop: PublicShop, feedShop: FeedShop): Promise<string> {
  const parts = [
    feedRulesVersion,
    feedShop,
    await getTariffs(shop, ['PL']),
    shop.settings.get(priceTypeSetting),
    shop.settings.get(countedCutSetting),
    shop.settings.get(disabledTextSetting),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

interface Changed {
  ids: number[]
  products: Map<number, FeedProduct>
  moments: Map<number, Date>
}

async function write(
  shop: PublicShop,
  feed: FeedName,
  feedShop: FeedShop,
  { ids, products, moments }: Changed,
): Promise<number> {
  await deleteEntries(
    shop,
    feed,
    ids.filter((id) => !products.has(id)),
  )
  const entries = [...products.values()].map((product) => {
    const { body, refusals } = feedWriters[feed].entry(product, feedShop)
    return {
      productId: product.id,
      body,
      refusals: refusals.map(toStored),
      validUntil: moments.get(product.id) ?? null,
    }
  })
  return upsertEntries(shop, feed, entries)
}

function toStored({ size, reason: { text, values = {} } }: FeedRefusal): StoredRefusal {
  return { size, key: text.key, values }
}

/** Turns a feed on; returns the secret of its address. A renewed secret invalidates the earlier address. */
export function enableFeed(shop: PublicShop, name: FeedName, renew: boolean): Promise<string> {
  return transaction(shop, async (shop) => {
    const known = (await getEnabledFeeds(shop)).find((feed) => feed.name === name)
    if (known && !renew) return known.token
    const token = makeToken()
    await upsertFeed(shop, name, token)
    return token
  })
}

/** Turns a feed off: its address is not found any more. Returns whether it was on. */
export function disableFeed(shop: PublicShop, name: FeedName): Promise<boolean> {
  return deleteFeed(shop, name)
}
