import { type PublicShop, type Shop, transaction } from '#shop'
import {
  basketOwner,
  emptyStoredBasket,
  getBasketLines,
  getStoredBasket,
  type StoredBasket,
} from '../queries/stored-basket.ts'
import type { StoredLine } from '../rules/basket.ts'
import { noChoices } from '../rules/extras.ts'
import { inactiveBasketDaysSetting } from '../settings.ts'
import {
  clearSeenSnapshot,
  deleteBasketsBefore,
  deleteExpiredShares,
  deleteLines,
  lockBasket,
  saveChoices,
  setComment,
} from '../writes/basket.ts'
import { adjustHold } from './hold-basket.ts'

/**
 * Takes all lines out of the visitor's basket; what he has chosen for the whole of it waits for the next. Answers with what was in it, so
 * that it can be undone.
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
 * Takes everything out of the visitor's basket, inside the caller's transaction: until that ends nobody else changes the basket, and
 * if it is undone everything is back. What is held for it is held on, until `giveBackOwnHold`.
 */
export async function takeBasketForOrder(shop: Shop): Promise<StoredBasket> {
  if (!shop.database.isTransaction) throw new Error('a basket is taken inside a transaction')
  const owner = basketOwner(shop.visitor)
  if (!owner) return emptyStoredBasket
  const basketId = await lockBasket(shop, owner)
  const held = await getStoredBasket(shop, basketId)
  await deleteLines(
    shop,
    held.lines.map(({ id }) => id),
  )
  await saveChoices(shop, basketId, noChoices)
  await setComment(shop, basketId, '')
  if (held.seen?.beside) await clearSeenSnapshot(shop, basketId)
  return held
}

const day = 24 * 60 * 60_000
const atOnce = 500

/** Clears baskets of clients that nobody has changed for as long as the shop keeps them, and shared ones that have ended; some at a time. */
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
