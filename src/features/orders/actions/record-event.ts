import type { PublicShop } from '#shop'
import type { NewOrderEvent } from '../rules/order-event.ts'
import { insertOrderEvent } from '../writes.ts'

/** Records a change of an order, in the transaction that makes it. */
export async function recordOrderEvent(shop: PublicShop, orderId: number, event: NewOrderEvent): Promise<void> {
  await insertOrderEvent(shop, orderId, event)
}
