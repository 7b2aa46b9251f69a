import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
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

const maxSizes = 2_000

/** What a client has bought, in orders that were not cancelled: each size once, the last bought first (B2.51). */
export async function getBoughtSizes(shop: PublicShop, customerId: number): Promise<BoughtSize[]> {
  const { rows } = await sql<BoughtSize>`
    select line.product_id as "productId", line.size_id as "sizeId", count(distinct orders.id)::integer as times,
      max(orders.placed_at) as "lastAt", (array_agg(line.name order by orders.placed_at desc))[1] as name,
      (array_agg(line.size_name order by orders.placed_at desc))[1] as "sizeName"
    from orders
    join order_line line on line.order_id = orders.id
    where orders.customer_id = ${customerId} and orders.status <> 'cancelled' and line.kind = 'goods' and line.product_id is not null
    group by line.product_id, line.size_id
    order by max(orders.placed_at) desc, line.product_id, line.size_id
    limit ${maxSizes}
  `.execute(shop.database)
  return rows
}

/** So many of a product's latest orders are looked at. */
const latestOrders = 200

/**
 * Ids of what was ordered together with each of these products, the most frequent first. An order changes the stock of what is in
 * it, and so tells those who depend on its products. One query.
 */
export async function getBoughtTogether(
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
    from product own where own.id = ${anyId(productIds)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}

/** A line of a client's ledger of points. */
export interface PointsEntry {
  id: number
  at: Date
  /** Below 0: they were spent. */
  points: number
  reason: 'granted' | 'spent' | 'returned' | 'received'
  /** For which order. */
  order: { number: number; token: string } | null
  /** What the client had then. */
  balance: number
}

/** The newest lines of a client's ledger that are older than one of them, at most so many (B2.51). One query. */
export async function getPointsHistory(
  shop: PublicShop,
  { customerId, before, most }: { customerId: number; before: number | null; most: number },
): Promise<PointsEntry[]> {
  const { rows } = await sql<PointsEntry>`
    select entry.id::integer as id, entry.at, entry.points, entry.reason, entry.balance::integer as balance,
      case when orders.id is not null then jsonb_build_object('number', orders.number, 'token', orders.token) end as "order"
    from (
      select *, sum(points) over (order by id) as balance from points_entry where customer_id = ${customerId}
    ) entry
    left join orders on orders.id = entry.order_id
    where ${before}::bigint is null or entry.id < ${before}::bigint
    order by entry.id desc limit ${most}
  `.execute(shop.database)
  return rows
}
