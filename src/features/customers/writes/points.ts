import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Adds to a client's points; what he has then, null when that would be below 0. Locks his row until the transaction ends. */
export async function addPoints(shop: PublicShop, customerId: number, points: number): Promise<number | null> {
  const { rows } = await sql<{ points: number }>`
    update customer set points = points + ${points} where id = ${customerId} and points + ${points} >= 0 returning points
  `.execute(shop.database)
  return rows[0]?.points ?? null
}

export async function insertPointsEntry(
  shop: PublicShop,
  entry: { customerId: number; points: number; reason: string; orderId: number | null },
): Promise<void> {
  const { customerId, points, reason, orderId } = entry
  await shop.database
    .insertInto('points_entry')
    .values({ customer_id: customerId, points, reason, order_id: orderId, at: shop.now })
    .execute()
}
