import { type PublicShop, transaction } from '#shop'
import { deleteNotificationsOf } from '../writes.ts'

/** Tells this address of nothing any more; how many sizes it waited for. */
export function forgetEmail(shop: PublicShop, email: string): Promise<number> {
  return transaction(shop, (shop) => deleteNotificationsOf(shop, email))
}
