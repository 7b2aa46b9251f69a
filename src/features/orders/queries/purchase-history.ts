import { sql } from 'kysely'
import { bundlePartIdsSql } from '#features/catalogue/queries/product-sql.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

export interface BoughtSize {
  productId: number
  /** Null: the order no longer refers to a size. */
  sizeId: number | null
  /** The name at the last purchase. */
  name: string
  sizeName: string
  /** The number of orders with it. */
  times: number
  lastAt: Date
}

const maxSizes = 2_000

/** The sizes that a client has bought in orders that were not cancelled: each once, the latest first (B2.51). */
export async function getBoughtSizes(shop: PublicShop, customerId: number): Promise<BoughtSize[]> {
  const { rows } = await sql<BoughtSize>`
    select line.product_id as "productId", line.size_id as "sizeId", count(distinct orders.id)::integer as times,
      max(orders.placed_at) as "lastAt", (array_agg(line.name order by orders.placed_at desc))[1] as name,
      (array_agg(line.size_name order by orders.placed_at desc))[1] as "sizeName"
    from orders
    join order_line line on line.order_id = orders.id
    where orders.customer_id = ${customerId} and orders.order_status <> 'cancelled' and line.kind = 'goods' and line.product_id is not null
    group by line.product_id, line.size_id
    order by max(orders.placed_at) desc, line.product_id, line.size_id
    limit ${maxSizes}
  `.execute(shop.database)
  return rows
}

/** Only a product's latest orders are counted. */
const latestOrders = 200

/**
 * Ids of the products ordered together with each of these products, most frequent first, without bundles that contain it. An order changes the
 * stock of its goods, and so invalidates what depends on its products. One query.
 */
export function getBoughtTogether(shop: PublicShop, productIds: number[], limit = 12): Promise<Map<number, number[]>> {
  return cachedById(shop, `bought together ${limit}`, productIds, (shop, ids) => queryBoughtTogether(shop, ids, limit))
}

async function queryBoughtTogether(
  shop: PublicShop,
  productIds: number[],
  limit: number,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; ids: number[] }>`
    select own.id, array(
      select line.product_id
      from (
        select distinct order_id from order_line where product_id = own.id order by order_id desc limit ${latestOrders}
      ) latest
      join orders on orders.id = latest.order_id and orders.order_status <> 'cancelled'
      join order_line line on line.order_id = latest.order_id and line.product_id <> own.id
      join product other on other.id = line.product_id and other.visible and other.withdrawn_at is null
        and own.id <> all (${bundlePartIdsSql('other')})
      group by line.product_id, other.availability, other.popularity
      order by (other.availability = 'disable'), count(distinct line.order_id) desc, other.popularity desc, line.product_id
      limit ${limit}
    ) as ids
    from product own where own.id = ${anyId(productIds)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}

/** An entry in a client's ledger of points. */
export interface PointsEntry {
  id: number
  at: Date
  /** Negative when points were spent. */
  points: number
  reason: 'granted' | 'spent' | 'returned' | 'received'
  /** The order that the entry belongs to. */
  order: { number: number } | null
  /** The client's balance after the entry. */
  balance: number
}

/** The newest ledger entries of a client before a given one, up to a limit (B2.51). One query. */
export async function getPointsHistory(
  shop: PublicShop,
  { customerId, before, most }: { customerId: number; before: number | null; most: number },
): Promise<PointsEntry[]> {
  const { rows } = await sql<PointsEntry>`
    select entry.id::integer as id, entry.at, entry.points, entry.reason, entry.balance::integer as balance,
      case when orders.id is not null then jsonb_build_object('number', orders.number) end as "order"
    from (
      select *, sum(points) over (order by id) as balance from points_entry where customer_id = ${customerId}
    ) entry
    left join orders on orders.id = entry.order_id
    where ${before}::bigint is null or entry.id < ${before}::bigint
    order by entry.id desc limit ${most}
  `.execute(shop.database)
  return rows
}
