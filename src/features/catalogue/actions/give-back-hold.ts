import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import { type HeldStock, heldStock } from '../reads/held-stock.ts'
import { addUpShares, type StockShare } from '../rules/stock.ts'
import { deleteHolds, insertHold, lockStock } from '../writes/holds.ts'
import { subtractStock } from '../writes/stock.ts'
import { stockChanged } from './stock-changed.ts'

/**
 * Puts back everything that is held for a basket. Call it inside the transaction of what changes the basket, under the basket's lock.
 * @param taken sizes that are taken afterwards in the same transaction: they are locked along, in the order in which everybody does
 */
export async function giveBackHold(shop: PublicShop, basketId: number, taken: number[] = []): Promise<void> {
  const held = await heldStock(shop, basketId)
  if (!held) return
  await lockStock(shop, [...held.shares.map(({ sizeId }) => sizeId), ...taken])
  await stockChanged(shop, await deleteHolds(shop, sql`basket_id = ${basketId}`))
}

/** Puts back what a basket holds beyond what it needs now; what it needs besides is not taken. Under the same lock. */
export async function shrinkHold(
  shop: PublicShop,
  basketId: number,
  held: HeldStock,
  needed: StockShare[],
): Promise<void> {
  const needs = new Map(addUpShares(needed).map(({ sizeId, quantity }) => [sizeId, quantity]))
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
  await stockChanged(shop, back)
}
