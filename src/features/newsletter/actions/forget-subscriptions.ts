import type { PublicShop } from '#shop'
import { confirmedWithin } from '../rules.ts'
import { keptWithdrawnSetting } from '../settings.ts'
import { deleteUnconfirmedBefore, deleteWithdrawnBefore } from '../writes.ts'

const day = 24 * 60 * 60_000

/** Forgets addresses that nobody has confirmed in time, and those whose consent was taken back so long ago that nobody has to prove it. */
export async function forgetSubscriptions(shop: PublicShop): Promise<void> {
  const before = (time: number) => new Date(shop.now.getTime() - time)
  await deleteUnconfirmedBefore(shop, before(confirmedWithin))
  await deleteWithdrawnBefore(shop, before(shop.settings.get(keptWithdrawnSetting) * day))
}
