import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import type { Shop } from '#shop'
import type { Client, GoodsFacts } from '../rules/circumstances.ts'

/** What conditions are held against, of some products and of the visitor. */
export interface GoodsAndClient {
  goods: Map<number, GoodsFacts>
  client: Client | null
}

export const nothingKnown: GoodsAndClient = { goods: new Map(), client: null }

/** One query, none when there is nothing to ask. */
export async function askGoodsAndClient(shop: Shop, productIds: number[]): Promise<GoodsAndClient> {
  const { customerId } = shop.visitor
  if (customerId === null && productIds.length === 0) return nothingKnown
  const { rows } = await sql<{ goods: (GoodsFacts & { id: number })[]; client: Client | null }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', product.id, 'producerId', product.producer_id, 'categoryIds', coalesce((
        select jsonb_agg(distinct step)
        from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
        where link.product_id = product.id
      ), '[]')))
      from product where product.id = ${among(productIds)}
    ), '[]') as goods, (
      select jsonb_build_object('group', group_name, 'company', kind = 'business', 'hasOrdered', exists (
        select 1 from orders where orders.customer_id = customer.id and orders.status <> 'cancelled'
      ))
      from customer where customer.id = ${customerId}::integer
    ) as client
  `.execute(shop.database)
  const { goods = [], client = null } = rows[0] ?? {}
  return { goods: new Map(goods.map(({ id, ...facts }) => [id, facts])), client }
}
