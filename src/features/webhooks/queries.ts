import type { PublicShop } from '#shop'

export interface WebhookEndpoint {
  id: number
  url: string
  createdAt: Date
  disabledAt: Date | null
}

/** All endpoints, oldest first. */
export async function getWebhookEndpoints(shop: PublicShop): Promise<WebhookEndpoint[]> {
  return shop.database
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'created_at as createdAt', 'disabled_at as disabledAt'])
    .orderBy('id')
    .execute()
}

/** The sealed secrets of an endpoint that are valid now, newest first. */
export async function getSealedSecrets(shop: PublicShop, endpointId: number): Promise<Uint8Array[]> {
  const rows = await shop.database
    .selectFrom('webhook_secret')
    .select('sealed')
    .where('endpoint_id', '=', endpointId)
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', shop.now)]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ sealed }) => sealed)
}

export interface WebhookDelivery {
  id: number
  endpointId: number
  url: string
  /** The `webhook-id` of the message. */
  messageId: string
  body: string
  createdAt: Date
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  triedAt: Date | null
  /** Of the last attempt: a status, or why there was none. */
  result: string
}

/** The newest deliveries first. */
export async function listWebhookDeliveries(
  shop: PublicShop,
  { endpointId, onlyFailed, limit }: { endpointId?: number | undefined; onlyFailed: boolean; limit: number },
): Promise<WebhookDelivery[]> {
  let deliveries = selectDeliveries(shop).orderBy('delivery.id', 'desc').limit(limit)
  if (endpointId !== undefined) deliveries = deliveries.where('delivery.endpoint_id', '=', endpointId)
  if (onlyFailed) deliveries = deliveries.where('delivery.state', '=', 'failed')
  return (await deliveries.execute()) as WebhookDelivery[]
}

/** One delivery; null when it is too old or its endpoint was removed. */
export async function findWebhookDelivery(shop: PublicShop, id: number): Promise<WebhookDelivery | null> {
  const row = await selectDeliveries(shop).where('delivery.id', '=', id).executeTakeFirst()
  return (row as WebhookDelivery | undefined) ?? null
}

function selectDeliveries(shop: PublicShop) {
  return shop.database
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_message as message', 'message.id', 'delivery.message_id')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'delivery.endpoint_id as endpointId', 'endpoint.url', 'message.message_id as messageId'])
    .select(['message.body', 'message.created_at as createdAt', 'delivery.state', 'delivery.attempts'])
    .select(['delivery.tried_at as triedAt', 'delivery.result'])
}

/** How many deliveries were given up and not sent again since. */
export async function countFailedDeliveries(shop: PublicShop): Promise<number> {
  const { count } = await shop.database
    .selectFrom('webhook_delivery')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(count)
}
