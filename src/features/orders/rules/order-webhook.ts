import type { WebhookEvent } from '#features/webhooks/rules/webhook-message.ts'
import type { NewOrderEvent } from './order-event.ts'

/** Returns what the merchant's systems receive of a change: which order, what, when, from and to; nothing about its buyer. */
export function orderWebhook(
  { id, number }: { id: number; number: number },
  { kind, from = null, to = null }: NewOrderEvent,
  at: Date,
): WebhookEvent {
  return { type: `order.${kind.replaceAll('-', '_')}`, at, data: { orderId: id, orderNumber: number, from, to } }
}
