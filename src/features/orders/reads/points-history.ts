import { sql } from 'kysely'
import type { PublicShop } from '#shop'

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
export async function pointsHistory(
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
