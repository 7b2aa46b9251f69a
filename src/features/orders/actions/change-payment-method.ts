import type { PublicShop } from '#shop'
import type { OrderActor } from '../rules/order-actor.ts'
import { updatePaymentMethod } from '../writes.ts'
import { recordOrderEvent } from './record-event.ts'

/** Records that the buyer pays an order in another way. Call it under the order's lock; the sum must not depend on the method. */
export async function changePaymentMethod(
  shop: PublicShop,
  order: { id: number; number: number; paymentMethod: string },
  { method, actor }: { method: string; actor: OrderActor },
): Promise<void> {
  await updatePaymentMethod(shop, order.id, method)
  await recordOrderEvent(shop, order, {
    kind: 'payment-changed',
    actor,
    detail: { from: order.paymentMethod, to: method },
  })
}
