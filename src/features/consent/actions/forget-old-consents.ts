import type { PublicShop } from '#shop'
import { keptConsentsSetting } from '../settings.ts'
import { deleteConsentsBefore } from '../writes.ts'

const day = 24 * 60 * 60_000

/** Forgets answers that nobody has to prove any more. */
export async function forgetOldConsents(shop: PublicShop): Promise<void> {
  await deleteConsentsBefore(shop, new Date(shop.now.getTime() - shop.settings.get(keptConsentsSetting) * day))
}
