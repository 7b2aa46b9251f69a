import { createHash } from 'node:crypto'
import { disabledTextSetting } from '#features/basket/settings.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryTariffs } from '#features/delivery/reads/delivery-tariffs.ts'
import { countedCutSetting, priceTypeSetting } from '#features/pricing/settings.ts'
import { type PublicShop, transaction } from '#shop'
import { nextPriceMoments, openFeeds, type StoredRefusal } from '../reads/feed-entries.ts'
import { feedProducts } from '../reads/feed-products.ts'
import type { FeedName } from '../rules/feed-names.ts'
import type { FeedProduct, FeedRefusal, FeedShop } from '../rules/feed-product.ts'
import { feedWriting, rulesVersion } from '../rules/write-entry.ts'
import {
  clearFeedChanges,
  deleteEntries,
  noteBasis,
  takeFeedChanges,
  upsertEntries,
  writeFeedsAlone,
} from '../writes/feed-entries.ts'

const atOnce = 50 // on the embedded engine shoppers wait for as long as it takes

/** Of the products that have changed, how many were looked at, and how many entries of feeds read otherwise now. */
export interface Refreshed {
  products: number
  entries: number
}

/** Brings the feeds that are on up to date: only products that have changed are written anew, fifty in a transaction. */
export async function refreshFeeds(openShop: () => PublicShop, signal?: AbortSignal): Promise<Refreshed> {
  const all: Refreshed = { products: 0, entries: 0 }
  while (!signal?.aborted) {
    const { products, entries } = await refreshSome(openShop())
    all.products += products
    all.entries += entries
    if (products === 0) break
  }
  return all
}

function refreshSome(shop: PublicShop): Promise<Refreshed> {
  return transaction(shop, async (shop) => {
    await writeFeedsAlone(shop)
    const feeds = await openFeeds(shop)
    if (feeds.length === 0) {
      await clearFeedChanges(shop)
      return { products: 0, entries: 0 }
    }
    const about = { name: sellerOf(shop.settings).shopName, publicUrl: shop.publicUrl }
    await noteBasis(shop, await basisOf(shop, about))
    const ids = await takeFeedChanges(shop, atOnce)
    if (ids.length === 0) return { products: 0, entries: 0 }
    const products = await feedProducts(shop, ids)
    const moments = await nextPriceMoments(shop, ids)
    let entries = 0
    for (const { name } of feeds) entries += await write(shop, name, about, { ids, products, moments })
    return { products: ids.length, entries }
  })
}

/** What all entries are made from, besides their products. */
async function basisOf(shop: PublicShop, about: FeedShop): Promise<string> {
  const parts = [
    rulesVersion,
    about,
    await deliveryTariffs(shop, ['PL']),
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
  about: FeedShop,
  { ids, products, moments }: Changed,
): Promise<number> {
  await deleteEntries(
    shop,
    feed,
    ids.filter((id) => !products.has(id)),
  )
  const entries = [...products.values()].map((product) => {
    const { body, refusals } = feedWriting[feed].entry(product, about)
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
