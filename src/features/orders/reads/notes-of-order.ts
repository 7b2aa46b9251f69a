import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** What the merchant has noted beside an order, the oldest first. */
export async function notesOfOrder(shop: PublicShop, orderId: number): Promise<{ at: Date; text: string }[]> {
  const { rows } = await sql<{ at: Date; text: string }>`
    select at, detail ->> 'text' as text from order_event where order_id = ${orderId} and kind = 'note' order by at, id
  `.execute(shop.primary)
  return rows
}
