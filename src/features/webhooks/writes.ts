import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export async function insertEndpoint(shop: PublicShop, url: string): Promise<number> {
  const { id } = await shop.database
    .insertInto('webhook_endpoint')
    .values({ url, created_at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes an endpoint with its secrets and deliveries; returns whether there was one. */
export async function deleteEndpoint(shop: PublicShop, id: number): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('webhook_endpoint')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Locks an endpoint; returns whether there is one. */
export async function lockEndpoint(shop: PublicShop, id: number): Promise<boolean> {
  const row = await shop.database
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function disableEndpoint(shop: PublicShop, id: number): Promise<void> {
  await shop.database.updateTable('webhook_endpoint').set({ disabled_at: shop.now }).where('id', '=', id).execute()
}

/** Whether the merchant was not notified about this endpoint since `since`; from now on they were. */
export async function markNotified(shop: PublicShop, id: number, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('webhook_endpoint')
    .set({ notified_at: shop.now })
    .where('id', '=', id)
    .where((of) => of.or([of('notified_at', 'is', null), of('notified_at', '<', since)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export async function insertSecret(shop: PublicShop, endpointId: number, sealed: Uint8Array): Promise<void> {
  await shop.database
    .insertInto('webhook_secret')
    .values({ endpoint_id: endpointId, sealed, created_at: shop.now })
    .execute()
}

/** Ends the newest secret of an endpoint at `until`, and the older ones at once. */
export async function expireSecrets(shop: PublicShop, endpointId: number, until: Date): Promise<void> {
  await shop.database
    .deleteFrom('webhook_secret')
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', 'is not', null)
    .execute()
  await shop.database
    .updateTable('webhook_secret')
    .set({ expires_at: until })
    .where('endpoint_id', '=', endpointId)
    .execute()
}

/** Stores a message for every endpoint that is not disabled, in one statement; returns the ids of its deliveries. */
export async function insertMessage(
  shop: PublicShop,
  { messageId, body }: { messageId: string; body: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with receiver as (select id from webhook_endpoint where disabled_at is null),
    message as (
      insert into webhook_message (message_id, body, created_at)
      select ${messageId}, ${body}, ${shop.now}::timestamptz where exists (select from receiver) returning id
    )
    insert into webhook_delivery (message_id, endpoint_id) select message.id, receiver.id from message, receiver
    returning id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Counts an attempt before it begins, so that one that kills the process counts too; returns their number, null when nothing is to send. */
export async function beginAttempt(shop: PublicShop, id: number): Promise<number | null> {
  const row = await shop.database
    .updateTable('webhook_delivery')
    .set((of) => ({ attempts: of('attempts', '+', 1), tried_at: shop.now }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('attempts')
    .executeTakeFirst()
  return row?.attempts ?? null
}

/** Stores how an attempt ended, unless another attempt has ended the delivery meanwhile. */
export async function endAttempt(
  shop: PublicShop,
  id: number,
  ended: { state: 'waiting' | 'delivered' | 'failed'; result: string },
): Promise<void> {
  await shop.database
    .updateTable('webhook_delivery')
    .set(ended)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Makes a delivery wait for its first attempt again; returns whether there is one. */
export async function restartDelivery(shop: PublicShop, id: number): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0 })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Deletes messages of before `moment` with their deliveries. */
export async function deleteMessagesBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('webhook_message').where('created_at', '<', moment).execute()
}
