import type { PublicShop } from '#shop'
import { type WebhookEvent, webhookBody } from '../rules/webhook-message.ts'
import { deleteMessagesBefore, insertMessage } from '../writes.ts'

/** Stores a message for all endpoints and queues its deliveries, in the caller's transaction: sent if that commits, else never. */
export async function queueWebhooks(shop: PublicShop, event: WebhookEvent): Promise<void> {
  const message = { messageId: `msg_${crypto.randomUUID()}`, body: webhookBody(event) }
  for (const deliveryId of await insertMessage(shop, message))
    await shop.enqueue(shop.database, 'send-webhook', { deliveryId })
}

const day = 24 * 60 * 60 * 1000

/** Deletes messages after a month; deliveries end within three days. */
export function deleteOldWebhooks(shop: PublicShop): Promise<void> {
  return deleteMessagesBefore(shop, new Date(shop.now.getTime() - 30 * day))
}
