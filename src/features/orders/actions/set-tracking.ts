import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { lockOrder } from '../reads/lock-order.ts'
import { insertEvent, updateTracking } from '../writes/change-order.ts'

/** Says by what number the carrier finds the parcel of an order; '' takes it away. The buyer reads it in the mail that the parcel has left. */
export function setTracking(
  shop: PublicShop,
  { number, tracking }: { number: number; tracking: string },
): Promise<Result<null, 'unknown-order'>> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused('unknown-order')
    await updateTracking(shop, order.id, tracking)
    await insertEvent(shop, order.id, 'tracking', { tracking })
    return done(null)
  })
}
