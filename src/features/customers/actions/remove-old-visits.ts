import type { PublicShop } from '#shop'
import { deleteExpiredVisits } from '../writes.ts'

/** Removes visits that have ended, and the baskets of strangers with them; how many. */
export function removeOldVisits(shop: PublicShop): Promise<number> {
  return deleteExpiredVisits(shop)
}
