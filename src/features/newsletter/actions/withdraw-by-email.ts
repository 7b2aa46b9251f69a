import { type PublicShop, transaction } from '#shop'
import { livingSubscription } from '../reads.ts'
import { markWithdrawn } from '../writes.ts'

/** Takes back the consent of an address, as its owner has asked the merchant; false when there is none. The proof that there was one stays. */
export function withdrawByEmail(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const subscription = await livingSubscription(shop, email)
    if (subscription) await markWithdrawn(shop, subscription.id)
    return subscription !== null
  })
}
