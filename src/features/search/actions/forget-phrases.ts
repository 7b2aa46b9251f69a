import { dayAfter, warsawDay } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import { keptPhrasesSetting } from '../settings.ts'
import { deletePhrasesBefore } from '../writes/search-phrases.ts'

/** Forgets what was searched for longer ago than the shop counts. */
export async function forgetPhrases(shop: PublicShop): Promise<void> {
  await deletePhrasesBefore(shop, dayAfter(warsawDay(shop.now), -shop.settings.get(keptPhrasesSetting)))
}
