import { sql } from 'kysely'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { productsOfSizes } from '../queries/products-by-source.ts'
import { findStockHold, getExpiredHoldSizes, getExpiredHoldSizesAmong, type StockHold } from '../queries/stock.ts'
import { type Shortage, type SizeQuantity, sumBySize } from '../rules/product-quantity.ts'
import { deleteHolds, extendHold, insertHold, lockStock, subtractStock } from '../writes/stock.ts'

/**
 * Reserves exactly these goods for a basket, and nothing else for it: they are subtracted from stock as sold goods are, and recorded. Existing
 * reservations are extended. Call it inside a transaction that has locked the basket; after a refusal, roll that transaction back, so that the
 * previous reservation stays.
 * @param hold.longest how long a basket may reserve goods in total, minutes, however often it is extended
 * @returns until when they are reserved, or each size with too little stock
 */
export async function holdStock(
  shop: PublicShop,
  hold: { basketId: number; shares: SizeQuantity[]; minutes: number; longest: number },
): Promise<Result<Date, Shortage[]>> {
  const { basketId } = hold
  const wanted = sumBySize(hold.shares)
  const current = await findStockHold(shop, basketId)
  const since = current && current.until > shop.now ? current.since : shop.now
  const until = earlier(after(shop.now, hold.minutes), after(since, hold.longest))
  if (current && sameQuantities(current.shares, wanted) && since === current.since) {
    await extendHold(shop, basketId, until)
    return done(until)
  }
  const sizeIds = wanted.map(({ sizeId }) => sizeId)
  await lockStock(shop, [...sizeIds, ...(current?.shares ?? []).map(({ sizeId }) => sizeId)])
  const back = await deleteHolds(shop, sql`basket_id = ${basketId}`)
  await releaseExpiredHolds(shop, { sizeIds })
  const { taken, shortages } = await subtractStock(shop, wanted)
  if (shortages.length > 0) return refused(shortages)
  await insertHold(shop, { basketId, since, until }, taken)
  await publishStockChanged(shop, [...back, ...taken])
  return done(until)
}

function sameQuantities(some: SizeQuantity[], others: SizeQuantity[]): boolean {
  const same = ({ sizeId, quantity }: SizeQuantity, index: number) =>
    others[index]?.sizeId === sizeId && others[index].quantity === quantity
  return some.length === others.length && some.every(same)
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

/**
 * Releases all goods reserved for a basket. Call it inside the transaction that changes the basket, under the basket's lock.
 * @param taken sizes that are taken later in the same transaction: they are locked here as well, in the common lock order
 */
export async function releaseHold(shop: PublicShop, basketId: number, taken: number[] = []): Promise<void> {
  const hold = await findStockHold(shop, basketId)
  if (!hold) return
  await lockStock(shop, [...hold.shares.map(({ sizeId }) => sizeId), ...taken])
  await publishStockChanged(shop, await deleteHolds(shop, sql`basket_id = ${basketId}`))
}

/** Releases reserved goods beyond what the basket needs now; further needs are not reserved. Under the same lock. */
export async function shrinkHold(
  shop: PublicShop,
  basketId: number,
  hold: StockHold,
  needed: SizeQuantity[],
): Promise<void> {
  const needs = new Map(sumBySize(needed).map(({ sizeId, quantity }) => [sizeId, quantity]))
  const tooMuch = hold.shares.filter(({ sizeId, quantity }) => quantity > (needs.get(sizeId) ?? 0n))
  if (tooMuch.length === 0) return
  const sizeIds = tooMuch.map(({ sizeId }) => sizeId)
  await lockStock(shop, sizeIds)
  const back = await deleteHolds(shop, sql`basket_id = ${basketId} and size_id = any(${sizeIds}::integer[])`)
  const reserved = [...needs]
    .map(([sizeId, quantity]) => ({ sizeId, quantity }))
    .filter(({ sizeId }) => sizeIds.includes(sizeId))
  const { taken } = await subtractStock(shop, reserved)
  await insertHold(shop, { basketId, since: hold.since, until: hold.until }, taken)
  await publishStockChanged(shop, back)
}

/**
 * Releases expired reservations of these sizes, or of all sizes of these products. For callers that lack stock at this moment: an expired reservation
 * never blocks a sale, even if the scheduled job has not run yet.
 * @returns of how many sizes something was released
 */
export async function releaseExpiredHolds(
  shop: PublicShop,
  which: { sizeIds: number[] } | { productIds: number[] },
): Promise<number> {
  const found = await getExpiredHoldSizesAmong(shop, which)
  return found.length === 0 ? 0 : releaseSizes(shop, found, shop.now)
}

const sizesAtOnce = 200

/**
 * Releases all reservations that expired at `moment` or before, some sizes at a time, each time in a separate transaction.
 * @returns of how many sizes
 */
export async function releaseAllExpiredHolds(shop: PublicShop, moment: Date, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    const found = signal?.aborted ? [] : await getExpiredHoldSizes(shop, moment, sizesAtOnce)
    if (found.length === 0) return count
    count += await releaseSizes(shop, found, moment)
  }
}

async function releaseSizes(shop: PublicShop, sizeIds: number[], moment: Date): Promise<number> {
  return transaction(shop, async (shop) => {
    await lockStock(shop, sizeIds)
    const back = await deleteHolds(shop, sql`until <= ${moment} and size_id = any(${sizeIds}::integer[])`)
    await publishStockChanged(shop, back)
    return new Set(back.map(({ sizeId }) => sizeId)).size
  })
}

/** Publishes that the stock of these sizes has changed. */
export async function publishStockChanged(shop: PublicShop, shares: SizeQuantity[]): Promise<void> {
  if (shares.length === 0) return
  const sizeIds = shares.map(({ sizeId }) => sizeId)
  await publishInvalidation(shop, tagsOf('product', await productsOfSizes(shop, sizeIds)))
}
