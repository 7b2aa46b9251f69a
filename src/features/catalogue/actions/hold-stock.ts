import { sql } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { heldStock } from '../reads/held-stock.ts'
import { addUpShares, type Shortage, type StockShare } from '../rules/stock.ts'
import { deleteHolds, insertHold, lockStock, updateHold } from '../writes/holds.ts'
import { subtractStock } from '../writes/stock.ts'
import { giveBackExpired } from './give-back-expired.ts'
import { stockChanged } from './stock-changed.ts'

/**
 * Holds exactly these goods for a basket, and nothing else for it: they leave the stores as sold ones do, and it is written down what
 * left. What is held already is held on. Call it inside a transaction that has the basket's lock; a refusal must undo that
 * transaction, so that what was held before is held still.
 * @param hold.longest how long a basket may hold goods in all, minutes, however often its time is prolonged
 * @returns until when they are held, or each size of which there is too little
 */
export async function holdStock(
  shop: PublicShop,
  hold: { basketId: number; shares: StockShare[]; minutes: number; longest: number },
): Promise<Result<Date, Shortage[]>> {
  const { basketId } = hold
  const wanted = addUpShares(hold.shares)
  const held = await heldStock(shop, basketId)
  const since = held && held.until > shop.now ? held.since : shop.now
  const until = earlier(after(shop.now, hold.minutes), after(since, hold.longest))
  if (held && sameShares(held.shares, wanted) && since === held.since) {
    await updateHold(shop, basketId, until)
    return done(until)
  }
  const sizeIds = wanted.map(({ sizeId }) => sizeId)
  await lockStock(shop, [...sizeIds, ...(held?.shares ?? []).map(({ sizeId }) => sizeId)])
  const back = await deleteHolds(shop, sql`basket_id = ${basketId}`)
  await giveBackExpired(shop, { sizeIds })
  const { taken, shortages } = await subtractStock(shop, wanted)
  if (shortages.length > 0) return refused(shortages)
  await insertHold(shop, { basketId, since, until }, taken)
  await stockChanged(shop, [...back, ...taken])
  return done(until)
}

function sameShares(some: StockShare[], others: StockShare[]): boolean {
  const same = ({ sizeId, quantity }: StockShare, place: number) =>
    others[place]?.sizeId === sizeId && others[place].quantity === quantity
  return some.length === others.length && some.every(same)
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
