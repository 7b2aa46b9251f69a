import { queueWebhooks } from '#features/webhooks/actions/queue-webhooks.ts'
import type { PublicShop } from '#shop'
import type { NewOrderEvent } from '../rules/order-event.ts'
import { orderWebhook } from '../rules/order-webhook.ts'
import { insertOrderEvent } from '../writes.ts'

/** Records a change of an order and queues it for the merchant's systems, in the transaction that makes it. */
export async function recordOrderEvent(
  shop: PublicShop,
  order: { id: number; number: number },
  event: NewOrderEvent,
): Promise<void> {
  await Promise.all([
    insertOrderEvent(shop, order.id, event),
    queueWebhooks(shop, orderWebhook(order, event, shop.now)),
  ])
}
