import { sql } from 'kysely'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { stockBySize } from '../queries/products-by-source.ts'
import { findStockHold, getExpiredHoldSizes, getExpiredHoldSizesAmong, type StockHold } from '../queries/stock.ts'
import { type Shortage, type SizeQuantity, sumBySize } from '../rules/size-quantity.ts'
import { deleteHolds, extendHold, insertHold, lockStock, subtractStock } from '../writes/stock.ts'

/**
 * Holds exactly these goods for a basket, and nothing else for it: they leave the stores as sold ones do, and it is written down what
 * left. What is held already is held on. Call it inside a transaction that has the basket's lock; a refusal must undo that
 * transaction, so that what was held before is held still.
 * @param hold.longest how long a basket may hold goods in all, minutes, however often its time is prolonged
 * @returns until when they are held, or each size of which there is too little
 */
export async function holdStock(
  shop: PublicShop,
  hold: { basketId: number; shares: SizeQuantity[]; minutes: number; longest: number },
): Promise<Result<Date, Shortage[]>> {
  const { basketId } = hold
  const wanted = sumBySize(hold.shares)
  const held = await findStockHold(shop, basketId)
  const since = held && held.until > shop.now ? held.since : shop.now
  const until = earlier(after(shop.now, hold.minutes), after(since, hold.longest))
  if (held && sameQuantities(held.shares, wanted) && since === held.since) {
    await extendHold(shop, basketId, until)
    return done(until)
  }
  const sizeIds = wanted.map(({ sizeId }) => sizeId)
  await lockStock(shop, [...sizeIds, ...(held?.shares ?? []).map(({ sizeId }) => sizeId)])
  const back = await deleteHolds(shop, sql`basket_id = ${basketId}`)
  await releaseExpiredHolds(shop, { sizeIds })
  const { taken, shortages } = await subtractStock(shop, wanted)
  if (shortages.length > 0) return refused(shortages)
  await insertHold(shop, { basketId, since, until }, taken)
  await publishStockChanged(shop, [...back, ...taken])
  return done(until)
}

function sameQuantities(some: SizeQuantity[], others: SizeQuantity[]): boolean {
  const same = ({ sizeId, quantity }: SizeQuantity, place: number) =>
    others[place]?.sizeId === sizeId && others[place].quantity === quantity
  return some.length === others.length && some.every(same)
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

/**
 * Puts back everything that is held for a basket. Call it inside the transaction of what changes the basket, under the basket's lock.
 * @param taken sizes that are taken afterwards in the same transaction: they are locked along, in the order in which everybody does
 */
export async function releaseHold(shop: PublicShop, basketId: number, taken: number[] = []): Promise<void> {
  const held = await findStockHold(shop, basketId)
  if (!held) return
  await lockStock(shop, [...held.shares.map(({ sizeId }) => sizeId), ...taken])
  await publishStockChanged(shop, await deleteHolds(shop, sql`basket_id = ${basketId}`))
}

/** Puts back what a basket holds beyond what it needs now; what it needs besides is not taken. Under the same lock. */
export async function shrinkHold(
  shop: PublicShop,
  basketId: number,
  held: StockHold,
  needed: SizeQuantity[],
): Promise<void> {
  const needs = new Map(sumBySize(needed).map(({ sizeId, quantity }) => [sizeId, quantity]))
  const tooMuch = held.shares.filter(({ sizeId, quantity }) => quantity > (needs.get(sizeId) ?? 0n))
  if (tooMuch.length === 0) return
  const sizeIds = tooMuch.map(({ sizeId }) => sizeId)
  await lockStock(shop, sizeIds)
  const back = await deleteHolds(shop, sql`basket_id = ${basketId} and size_id = any(${sizeIds}::integer[])`)
  const kept = [...needs]
    .map(([sizeId, quantity]) => ({ sizeId, quantity }))
    .filter(({ sizeId }) => sizeIds.includes(sizeId))
  const { taken } = await subtractStock(shop, kept)
  await insertHold(shop, { basketId, since: held.since, until: held.until }, taken)
  await publishStockChanged(shop, back)
}

/**
 * Puts back what was held for somebody whose time is over, of these sizes or of all
 * sizes of these products. For whoever lacks goods in this moment: a hold stands in
 * nobody's way for longer than was said, whether the clock's work is done or not.
 * @returns of how many sizes something has come back
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
 * Puts back all that was held until `moment` or before, some sizes at a time, each time in a transaction of its own.
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

/** Tells that there is more or less of these sizes than before. */
export async function publishStockChanged(shop: PublicShop, shares: SizeQuantity[]): Promise<void> {
  const sizes = await stockBySize(
    shop,
    shares.map(({ sizeId }) => sizeId),
  )
  const productIds = [...sizes.values()].map(({ productId }) => productId)
  await publishInvalidation(shop, tagsOf('product', productIds))
}
