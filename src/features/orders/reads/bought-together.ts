import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

/** So many of a product's latest orders are looked at. */
const latestOrders = 200

/**
 * Ids of what was ordered together with each of these products, the most frequent first. An order changes the stock of what is in
 * it, and so tells those who depend on its products. One query.
 */
export async function boughtTogether(
  shop: PublicShop,
  productIds: number[],
  limit = 12,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; ids: number[] }>`
    select own.id, array(
      select line.product_id
      from (
        select distinct order_id from order_line where product_id = own.id order by order_id desc limit ${latestOrders}
      ) latest
      join orders on orders.id = latest.order_id and orders.status <> 'cancelled'
      join order_line line on line.order_id = latest.order_id and line.product_id <> own.id
      join product other on other.id = line.product_id and other.visible and other.withdrawn_at is null
      group by line.product_id, other.availability, other.popularity
      order by (other.availability = 'disable'), count(distinct line.order_id) desc, other.popularity desc, line.product_id
      limit ${limit}
    ) as ids
    from product own where own.id = ${among(productIds)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}
