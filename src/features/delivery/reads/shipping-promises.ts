import { validUntil } from '#platform/page-cache/origins.ts'
import { publicHolidays } from '#platform/public-holidays.ts'
import { warsawYear } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import type { GoodsToSend } from '../rules/goods-to-send.ts'
import type { DespatchRules, PromiseUntil } from '../rules/promise-until.ts'
import type { ShippingPromise } from '../rules/shipping-promise.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'
import { despatchRules } from '../settings.ts'
import { goodsToSend, type SentSize } from './goods-to-send.ts'
import { keptPromise } from './kept-promises.ts'

/** When an order of now leaves, for each of these sizes by itself and as little of it as one can buy (A4.12); a size that is put into no parcel is missing. */
export async function shippingPromises(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ShippingPromise>> {
  const times = await shippingTimes(shop, sizeIds)
  return new Map([...times].map(([sizeId, { promise }]) => [sizeId, promise]))
}

/** The same with the day in numbers. */
export async function shippingTimes(shop: PublicShop, sizeIds: number[]): Promise<Map<number, PromiseUntil>> {
  const holidays = await holidaysAhead(shop.now)
  const rules = despatchRules(shop.settings, holidays)
  const times = new Map<number, PromiseUntil>()
  for (const [sizeId, goods] of await goodsToSend(
    shop,
    sizeIds.map((sizeId) => ({ sizeId })),
    holidays,
  )) {
    const time = promiseUntil(shop, goods, rules)
    if (time) times.set(sizeId, time)
  }
  return times
}

/** When all of these sizes leave together if they are ordered now: with the latest; null when nothing is put into a parcel. */
export async function promiseOfOrder(shop: PublicShop, sizes: SentSize[]): Promise<ShippingPromise | null> {
  const holidays = await holidaysAhead(shop.now)
  const goods = [...(await goodsToSend(shop, sizes, holidays)).values()].flat()
  return promiseUntil(shop, goods, despatchRules(shop.settings, holidays))?.promise ?? null
}

/** A size that is ordered with others. */
export interface OrderedSize extends SentSize {
  /** The sizes that were chosen for the parts of a bundle; without them it is made of those that the shop put in. */
  partIds?: number[]
}

/** The day of `promiseOfOrder` in numbers, `unknown` when nobody knows it; null when nothing is put into a parcel. */
export async function shippingTimeOfOrder(
  shop: PublicShop,
  sizes: OrderedSize[],
): Promise<ShippingTime | 'unknown' | null> {
  const holidays = await holidaysAhead(shop.now)
  const found = await goodsToSend(
    shop,
    sizes.flatMap(({ sizeId, quantity, partIds = [] }) => [sizeId, ...partIds].map((id) => ({ sizeId: id, quantity }))),
    holidays,
  )
  const [itself, whole] = [(id: number) => found.get(id)?.slice(0, 1) ?? [], (id: number) => found.get(id) ?? []]
  const goods = sizes.flatMap(({ sizeId, partIds }) => (partIds ? [sizeId, ...partIds].flatMap(itself) : whole(sizeId)))
  const promise = promiseUntil(shop, goods, despatchRules(shop.settings, holidays))
  return promise && (promise.time ?? 'unknown')
}

/** Public holidays as far ahead as a promise may reach: the rest of this year, and the next. */
function holidaysAhead(now: Date): Promise<string[]> {
  const year = warsawYear(now)
  return publicHolidays([year, year + 1])
}

function promiseUntil(shop: PublicShop, goods: GoodsToSend[], rules: DespatchRules): PromiseUntil | null {
  const found = keptPromise(goods, rules, shop.now)
  validUntil(shop, found?.changesAt ?? null)
  return found
}
