import { createHash } from 'node:crypto'
import { validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { warsawYear } from '#shared/day.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import type { PublicShop } from '#shop'
import { getGoodsToSend, type SizeToSend } from '../queries/goods-to-send.ts'
import {
  type DespatchRules,
  type ExpiringPromise,
  expiringPromise,
  type ShippingPromise,
} from '../rules/shipping-promise.ts'
import type { GoodsToSend, ShippingTime } from '../rules/shipping-time.ts'
import { despatchRules } from '../settings.ts'

/** The promises for these sizes, each ordered alone at the minimum purchase (A4.12); sizes that need no parcel are missing. */
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

/** A size that is ordered with others. */
export interface OrderedSize extends SizeToSend {
  /** The chosen sizes for the parts of a bundle; without them, the parts that the merchant has set. */
  partIds?: number[]
  /** Working days that its configuration takes on top of its own. */
  delayDays?: number
}

/** The promise for all of these sizes ordered together, with its day: the latest one decides; null when none needs a parcel. */
export async function orderDespatch(shop: PublicShop, sizes: OrderedSize[]): Promise<ExpiringPromise | null> {
  const holidays = holidaysAhead(shop.now)
  const found = await getGoodsToSend(
    shop,
    sizes.flatMap(({ sizeId, quantity, partIds = [] }) => [sizeId, ...partIds].map((id) => ({ sizeId: id, quantity }))),
    holidays,
  )
  const [alone, whole] = [(id: number) => found.get(id)?.slice(0, 1) ?? [], (id: number) => found.get(id) ?? []]
  const goods = sizes.flatMap(({ sizeId, partIds, delayDays = 0 }) =>
    delayed(partIds ? [sizeId, ...partIds].flatMap(alone) : whole(sizeId), delayDays),
  )
  return getPromise(shop, goods, despatchRules(shop.settings, holidays))
}

/** The goods of a line whose configuration takes so many days, once all of them are there. */
function delayed(goods: GoodsToSend[], configurationDays: number): GoodsToSend[] {
  return configurationDays > 0 ? goods.map((one) => ({ ...one, configurationDays })) : goods
}

/** The shipping time of an order, `unknown` when no day is known; null when none of the sizes needs a parcel. */
export async function orderShippingTime(
  shop: PublicShop,
  sizes: OrderedSize[],
): Promise<ShippingTime | 'unknown' | null> {
  const despatch = await orderDespatch(shop, sizes)
  return despatch && (despatch.time ?? 'unknown')
}

/** Public holidays as far ahead as a promise may reach: the rest of this year, and the next. */
function holidaysAhead(now: Date): string[] {
  const year = warsawYear(now)
  if (year !== holidays.of) holidays = { of: year, days: publicHolidays([year, year + 1]) }
  return holidays.days
}

let holidays: { of: number; days: string[] } = { of: 0, days: [] }

function getPromise(shop: PublicShop, goods: GoodsToSend[], rules: DespatchRules): ExpiringPromise | null {
  const found = cachedPromise(goods, rules, shop.now)
  validUntil(shop, found?.changesAt ?? null)
  return found
}

const maxCachedPromises = 1_000
const cachedPromises = new Map<string, ExpiringPromise & { madeAt: Date }>()

/**
 * Like `expiringPromise`, but computed once for all goods with the same parameters, until it expires (A4.18): most goods of a shop are in stock and
 * share one.
 */
export function cachedPromise(goods: GoodsToSend[], rules: DespatchRules, now: Date): ExpiringPromise | null {
  const key = keyOf(goods, rules)
  const cached = cachedPromises.get(key)
  if (cached && cached.madeAt <= now && now < cached.changesAt) return cached
  const computed = expiringPromise(goods, rules, now)
  if (computed === null) return null
  if (cachedPromises.size >= maxCachedPromises) cachedPromises.clear()
  const promise = { ...computed, madeAt: now }
  cachedPromises.set(key, promise)
  return promise
}

/** A key that is equal for the same goods in any order and number, and short, since visitors may request many at once. */
function keyOf(goods: GoodsToSend[], rules: DespatchRules): string {
  const different = [...new Set(goods.map((one) => JSON.stringify(one)))].sort()
  return createHash('sha256')
    .update(JSON.stringify([different, rules]))
    .digest('base64')
}
