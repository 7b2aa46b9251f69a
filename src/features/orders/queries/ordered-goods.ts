import { sql } from 'kysely'
import type { ProductPicture } from '#features/catalogue/queries/product-cards.ts'
import { anyId } from '#platform/database/sql-helpers.ts'

import type { PublicShop } from '#shop'

/** What an order in a list shows of its goods. */
export interface OrderedGoodsSummary {
  /** The number of its lines with goods. */
  count: number
  /** The first of them, as many as asked for, with the picture of that day where the shop still has it. */
  first: { name: string; picture: ProductPicture | null }[]
}

/** The goods of orders, by the order's id; an order without goods is missing. One query. */
export async function getOrderedGoods(
  shop: PublicShop,
  orderIds: number[],
  most: number,
): Promise<Map<number, OrderedGoodsSummary>> {
  const { rows } = await sql<{ orderId: number; count: number; name: string; picture: ProductPicture | null }>`
    select line.order_id as "orderId", line.count, line.name, shown.picture
    from (
      select order_id, position, name, product_id, picture, count(*) over (partition by order_id)::integer as count,
        row_number() over (partition by order_id order by position) as place
      from order_line where order_id = ${anyId(orderIds)} and kind = 'goods'
    ) line
    left join lateral (
      select jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', '') as picture
      from picture where product_id = line.product_id and file = line.picture and state = 'ready' limit 1
    ) shown on true
    where line.place <= ${most}
    order by line.order_id, line.position
  `.execute(shop.database)
  const summaries = new Map<number, OrderedGoodsSummary>()
  for (const { orderId, count, name, picture } of rows) {
    const summary = summaries.get(orderId) ?? { count, first: [] }
    summary.first.push({ name, picture })
    summaries.set(orderId, summary)
  }
  return summaries
}

/** The number of a client's orders. */
export async function countOrders(shop: PublicShop, customerId: number): Promise<number> {
  const { count } = await shop.database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
