import { getSeller } from '#features/content/settings.ts'
import { deliverWebhook } from '#features/webhooks/actions/deliver-webhook.ts'
import { findWebhookDelivery } from '#features/webhooks/queries.ts'
import type { Jobs } from '#shop'
import type { JobContext } from './job-context.ts'

/** Sends a change of an order to one of the merchant's systems, once; the queue repeats it until it is accepted or given up. */
export async function sendWebhook(
  { appContext, shop, signal }: JobContext,
  { deliveryId }: Jobs['send-webhook'],
): Promise<void> {
  await deliverWebhook(shop(), deliveryId, { loopbackAllowed: appContext.config.webhookLoopback, signal })
}

/** Tells the merchant that a delivery was given up; nobody when the shop has no e-mail, or the delivery is gone. */
export async function sendWebhookMail(
  { appContext, shop: open }: JobContext,
  { deliveryId, mailId }: Jobs['send-webhook-mail'],
): Promise<void> {
  const shop = open()
  const delivery = await findWebhookDelivery(shop, deliveryId)
  if (!delivery || !getSeller(shop.settings).email) return
  const { webhookMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await webhookMail(shop, delivery, mailId))
}
