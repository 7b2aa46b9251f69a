import { postJson } from '#platform/download/post-json.ts'
import { webhookHeaders } from '#platform/webhooks/sign-webhook.ts'
import { type PublicShop, transaction } from '#shop'
import { findWebhookDelivery, getSealedSecrets, type WebhookDelivery } from '../queries.ts'
import { type AttemptOutcome, attemptOutcome } from '../rules/delivery-attempts.ts'
import { isLoopback } from '../rules/webhook-address.ts'
import { beginAttempt, disableEndpoint, endAttempt, markNotified, restartDelivery } from '../writes.ts'

/** Milliseconds for an attempt, from the name of the host to the status. */
export const attemptTimeout = 15_000

const day = 24 * 60 * 60 * 1000

/** A receiver has not accepted a message; the queue tries again. */
export class WebhookNotAccepted extends Error {
  override readonly name = 'WebhookNotAccepted'
}

/**
 * Sends a delivery once: at least once to its receiver, with the same id each time. Throws WebhookNotAccepted while it is to be tried
 * again; after the last attempt it has failed, and the merchant gets a mail, one a day for each endpoint.
 */
export async function deliverWebhook(
  shop: PublicShop,
  deliveryId: number,
  options: { loopbackAllowed: boolean; signal?: AbortSignal; timeout?: number },
): Promise<void> {
  const delivery = await findWebhookDelivery(shop, deliveryId)
  const attempts = delivery && (await beginAttempt(shop, deliveryId))
  if (!delivery || attempts === null) return
  const result = await send(shop, delivery, options)
  const outcome = attemptOutcome(result, attempts)
  await storeOutcome(shop, delivery, { outcome, result: String(result) })
  if (outcome === 'again') throw new WebhookNotAccepted(`webhook endpoint ${delivery.endpointId}: ${result}`)
}

/** Returns the status of the answer, or why there was none. */
async function send(
  shop: PublicShop,
  { endpointId, url, messageId, body }: WebhookDelivery,
  { loopbackAllowed, signal, timeout = attemptTimeout }: Parameters<typeof deliverWebhook>[2],
): Promise<number | string> {
  const sealed = await getSealedSecrets(shop, endpointId)
  const secrets = sealed.flatMap((one) => shop.webhookSecrets.open(one, String(endpointId)) ?? [])
  if (secrets.length === 0) return 'no-secret' // sealed with another secret of the shop
  const { host } = new URL(url)
  const answer = await postJson(url, body, {
    headers: webhookHeaders({ id: messageId, at: shop.now, body }, secrets),
    hostsAllowed: loopbackAllowed && isLoopback(new URL(url)) ? [host] : [],
    milliseconds: timeout,
    ...(signal && { signal }),
  })
  return answer.ok ? answer.value : answer.problem
}

function storeOutcome(
  shop: PublicShop,
  { id, endpointId }: WebhookDelivery,
  { outcome, result }: { outcome: AttemptOutcome; result: string },
): Promise<void> {
  return transaction(shop, async (shop) => {
    if (outcome === 'delivered' || outcome === 'again')
      return endAttempt(shop, id, { result, state: outcome === 'delivered' ? 'delivered' : 'waiting' })
    await endAttempt(shop, id, { result, state: 'failed' })
    if (outcome === 'gone') await disableEndpoint(shop, endpointId)
    const isNews = await markNotified(shop, endpointId, new Date(shop.now.getTime() - day))
    if (isNews) await shop.enqueue(shop.database, 'send-webhook-mail', { deliveryId: id, mailId: crypto.randomUUID() })
  })
}

/** Queues a delivery again, whatever became of it, with a fresh number of attempts; false when there is no such delivery. */
export function resendWebhook(shop: PublicShop, deliveryId: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    if (!(await restartDelivery(shop, deliveryId))) return false
    await shop.enqueue(shop.database, 'send-webhook', { deliveryId })
    return true
  })
}
