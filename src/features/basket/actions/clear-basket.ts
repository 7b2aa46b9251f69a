import { type PublicShop, type Shop, transaction } from '#shop'
import {
  basketOwner,
  emptyStoredBasket,
  getBasketLines,
  getStoredBasket,
  type StoredBasket,
} from '../queries/stored-basket.ts'
import type { StoredLine } from '../rules/basket.ts'
import { inactiveBasketDaysSetting } from '../settings.ts'
import { deleteBasketsBefore, deleteExpiredShares, deleteLines, emptyBasket, lockBasket } from '../writes/basket.ts'
import { adjustHold } from './hold-basket.ts'

/**
 * Removes all lines from the visitor's basket; the choices for the whole basket remain for the next one. Returns the removed lines, for
 * undo.
 */
export async function clearBasket(shop: Shop): Promise<StoredLine[]> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return []
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const lines = await getBasketLines(shop, basketId)
    await deleteLines(
      shop,
      lines.map(({ id }) => id),
    )
    await adjustHold(shop, basketId)
    return lines
  })
}

/**
 * Returns the visitor's basket and removes its lines, inside the caller's transaction: the basket is locked until that ends, and a rollback
 * restores it. Its stock reservation remains until `releaseOwnHold`.
 */
export async function takeBasketForOrder(shop: Shop): Promise<StoredBasket> {
  if (!shop.database.isTransaction) throw new Error('taking a basket for an order needs a transaction')
  const owner = basketOwner(shop.visitor)
  if (!owner) return emptyStoredBasket
  const basketId = await lockBasket(shop, owner)
  const stored = await getStoredBasket(shop, basketId)
  const lineIds = stored.lines.map(({ id }) => id)
  await emptyBasket(shop, basketId, lineIds)
  return stored
}

const day = 24 * 60 * 60_000
const atOnce = 500

/** Clears client baskets that have not changed for the configured time, and expired shared baskets, in batches. */
export async function clearOldBaskets(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  await untilNone(signal, () => {
    const shop = openShop()
    const before = new Date(shop.now.getTime() - shop.settings.get(inactiveBasketDaysSetting) * day)
    return deleteBasketsBefore(shop, before, atOnce)
  })
  await untilNone(signal, () => deleteExpiredShares(openShop(), atOnce))
}

async function untilNone(signal: AbortSignal | undefined, deleteSome: () => Promise<number>): Promise<void> {
  while (!signal?.aborted && (await deleteSome()) === atOnce);
}
