import { createHash } from 'node:crypto'
import { validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { warsawYear } from '#shared/day.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import type { PublicShop } from '#shop'
import { getGoodsToSend, type SentSize } from '../queries/goods-to-send.ts'
import {
  type DespatchRules,
  type ExpiringPromise,
  expiringPromise,
  type ShippingPromise,
} from '../rules/shipping-promise.ts'
import type { GoodsToSend, ShippingTime } from '../rules/shipping-time.ts'
import { despatchRules } from '../settings.ts'

/** When an order of now leaves, for each of these sizes by itself and as little of it as one can buy (A4.12); a size that is put into no parcel is missing. */
export async function shippingPromises(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ShippingPromise>> {
  const times = await shippingTimes(shop, sizeIds)
  return new Map([...times].map(([sizeId, { promise }]) => [sizeId, promise]))
}

/** The same with the day in numbers. */
export async function shippingTimes(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ExpiringPromise>> {
  const holidays = holidaysAhead(shop.now)
  const rules = despatchRules(shop.settings, holidays)
  const times = new Map<number, ExpiringPromise>()
  for (const [sizeId, goods] of await getGoodsToSend(
    shop,
    sizeIds.map((sizeId) => ({ sizeId })),
    holidays,
  )) {
    const time = getPromise(shop, goods, rules)
    if (time) times.set(sizeId, time)
  }
  return times
}

/** When all of these sizes leave together if they are ordered now: with the latest; null when nothing is put into a parcel. */
export async function orderPromise(shop: PublicShop, sizes: SentSize[]): Promise<ShippingPromise | null> {
  const holidays = holidaysAhead(shop.now)
  const goods = [...(await getGoodsToSend(shop, sizes, holidays)).values()].flat()
  return getPromise(shop, goods, despatchRules(shop.settings, holidays))?.promise ?? null
}

/** A size that is ordered with others. */
export interface OrderedSize extends SentSize {
  /** The sizes that were chosen for the parts of a bundle; without them it is made of those that the shop put in. */
  partIds?: number[]
}

/** The day of `promiseOfOrder` in numbers, `unknown` when nobody knows it; null when nothing is put into a parcel. */
export async function orderShippingTime(
  shop: PublicShop,
  sizes: OrderedSize[],
): Promise<ShippingTime | 'unknown' | null> {
  const holidays = holidaysAhead(shop.now)
  const found = await getGoodsToSend(
    shop,
    sizes.flatMap(({ sizeId, quantity, partIds = [] }) => [sizeId, ...partIds].map((id) => ({ sizeId: id, quantity }))),
    holidays,
  )
  const [itself, whole] = [(id: number) => found.get(id)?.slice(0, 1) ?? [], (id: number) => found.get(id) ?? []]
  const goods = sizes.flatMap(({ sizeId, partIds }) => (partIds ? [sizeId, ...partIds].flatMap(itself) : whole(sizeId)))
  const promise = getPromise(shop, goods, despatchRules(shop.settings, holidays))
  return promise && (promise.time ?? 'unknown')
}

/** Public holidays as far ahead as a promise may reach: the rest of this year, and the next. */
function holidaysAhead(now: Date): string[] {
  const year = warsawYear(now)
  return publicHolidays([year, year + 1])
}

function getPromise(shop: PublicShop, goods: GoodsToSend[], rules: DespatchRules): ExpiringPromise | null {
  const found = cachedPromise(goods, rules, shop.now)
  validUntil(shop, found?.changesAt ?? null)
  return found
}

const maxCachedPromises = 1_000
const cachedPromises = new Map<string, ExpiringPromise & { madeAt: Date }>()

/**
 * Like `promiseOf`, made once for all goods with the same parameters, and again when it is no longer true (A4.18): most goods of a shop
 * lie on the shelf and share one.
 */
export function cachedPromise(goods: GoodsToSend[], rules: DespatchRules, now: Date): ExpiringPromise | null {
  const key = keyOf(goods, rules)
  const former = cachedPromises.get(key)
  if (former && former.madeAt <= now && now < former.changesAt) return former
  const made = expiringPromise(goods, rules, now)
  if (made === null) return null
  if (cachedPromises.size >= maxCachedPromises) cachedPromises.clear()
  const promise = { ...made, madeAt: now }
  cachedPromises.set(key, promise)
  return promise
}

/** The same for the same goods in whatever order and number, and short: visitors ask for as many at once as they like. */
function keyOf(goods: GoodsToSend[], rules: DespatchRules): string {
  const different = [...new Set(goods.map((one) => JSON.stringify(one)))].sort()
  return createHash('sha256')
    .update(JSON.stringify([different, rules]))
    .digest('base64')
}
