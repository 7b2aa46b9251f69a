import type { PublicShop } from '#shop'
import { assignGuestOrders } from '../writes.ts'

/**
 * Assigns to a client the orders that were placed with that e-mail without an account. Call it only once the e-mail is confirmed.
 * @returns how many there were
 */
export function claimGuestOrders(shop: PublicShop, client: { customerId: number; email: string }): Promise<number> {
  return assignGuestOrders(shop, client)
}
