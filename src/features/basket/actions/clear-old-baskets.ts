import type { PublicShop } from '#shop'
import { keptDaysSetting } from '../settings.ts'
import { deleteBasketsBefore, deleteEndedShares } from '../writes/old-baskets.ts'

const day = 24 * 60 * 60_000
const atOnce = 500

/** Clears baskets of clients that nobody has changed for as long as the shop keeps them, and shared ones that have ended; some at a time. */
export async function clearOldBaskets(openShop: () => PublicShop, signal?: AbortSignal): Promise<void> {
  await untilNone(signal, () => {
    const shop = openShop()
    const before = new Date(shop.now.getTime() - shop.settings.get(keptDaysSetting) * day)
    return deleteBasketsBefore(shop, before, atOnce)
  })
  await untilNone(signal, () => deleteEndedShares(openShop(), atOnce))
}

async function untilNone(signal: AbortSignal | undefined, deleteSome: () => Promise<number>): Promise<void> {
  while (!signal?.aborted && (await deleteSome()) === atOnce);
}
