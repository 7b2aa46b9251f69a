import type { PublicShop } from '#shop'
import { keptDaysSetting } from '../settings.ts'
import { deleteAskedBefore } from '../writes.ts'

const day = 24 * 60 * 60_000

/** Forgets who has waited in vain for as long as the shop keeps such addresses. */
export async function forgetOldWishes(shop: PublicShop): Promise<void> {
  await deleteAskedBefore(shop, new Date(shop.now.getTime() - shop.settings.get(keptDaysSetting) * day))
}
