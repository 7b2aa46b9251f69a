import { type PublicShop, transaction } from '#shop'
import { deleteClient } from '../writes/erase.ts'

/** Art. 17 GDPR: forgets a client; whether there was one. What the law wants kept of orders stays with the orders. */
export function eraseClient(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, (shop) => deleteClient(shop, email))
}
