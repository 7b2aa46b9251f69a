import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** To whom the mails of an order have gone already. */
export async function mailsSent(shop: PublicShop, orderId: number): Promise<Set<string>> {
  const rows = await shop.database
    .selectFrom('order_event')
    .select(sql<string>`detail ->> 'recipient'`.as('recipient'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'mail-sent')
    .execute()
  return new Set(rows.map((row) => row.recipient))
}
