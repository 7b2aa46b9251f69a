import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface BoughtSize {
  productId: number
  /** Null: the order does not know any more. */
  sizeId: number | null
  /** As it was called when it was bought last. */
  name: string
  sizeName: string
  /** In how many orders. */
  times: number
  lastAt: Date
}

const most = 2_000

/** What a client has bought, in orders that were not cancelled: each size once, the last bought first (B2.51). */
export async function boughtSizes(shop: PublicShop, customerId: number): Promise<BoughtSize[]> {
  const { rows } = await sql<BoughtSize>`
    select line.product_id as "productId", line.size_id as "sizeId", count(distinct orders.id)::integer as times,
      max(orders.placed_at) as "lastAt", (array_agg(line.name order by orders.placed_at desc))[1] as name,
      (array_agg(line.size_name order by orders.placed_at desc))[1] as "sizeName"
    from orders
    join order_line line on line.order_id = orders.id
    where orders.customer_id = ${customerId} and orders.status <> 'cancelled' and line.kind = 'goods' and line.product_id is not null
    group by line.product_id, line.size_id
    order by max(orders.placed_at) desc, line.product_id, line.size_id
    limit ${most}
  `.execute(shop.database)
  return rows
}
