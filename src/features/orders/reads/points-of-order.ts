import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Whose order it is, and what its lines cost and bring in points. */
export async function pointsOfOrder(
  shop: PublicShop,
  orderId: number,
): Promise<{ customerId: number | null; spent: number; received: number }> {
  const { rows } = await sql<{ customerId: number | null; spent: number; received: number }>`
    select customer_id as "customerId", coalesce(sum(points_spent), 0)::integer as spent,
      (coalesce(sum(points_received), 0)
        + coalesce((select sum(points) from order_promotion where order_id = orders.id), 0))::integer as received
    from orders left join order_line on order_id = orders.id where orders.id = ${orderId} group by orders.id
  `.execute(shop.database)
  return rows[0] ?? { customerId: null, spent: 0, received: 0 }
}
