import { type RawBuilder, sql } from 'kysely'
import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import type { PublicShop } from '#shop'
import type { PaymentEntry } from './rules/payment-balance.ts'

/** What was booked for an order, oldest first. */
export async function getPaymentEntries(shop: PublicShop, orderId: number): Promise<PaymentEntry[]> {
  const rows = await shop.database
    .selectFrom('payment_entry')
    .select(['id', 'kind', 'amount', 'currency', 'source', 'actor', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as PaymentEntry['kind'], actor: row.actor as OrderActor }))
}

/** The ids of those of these orders that are paid. */
export async function getPaidOrders(shop: PublicShop, orderIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders where orders.id = any(${orderIds}) and ${isPaidSql}
  `.execute(shop.database)
  return new Set(rows.map(({ id }) => id))
}

/** The ids of orders that are not over and not paid, newest first, at most 1,000. */
export async function getUnpaidOrders(shop: PublicShop): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders
    where orders.order_status in ('new', 'accepted', 'packed', 'sent', 'delivered') and not ${isPaidSql}
    order by orders.number desc limit 1000
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** The numbers of new orders to be paid in advance, placed before a moment, for which no money has come; oldest first, some of them. */
export async function getStaleUnpaidOrders(shop: PublicShop, placedBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select orders.number from orders
    where orders.order_status = 'new' and orders.delivery_prepaid = 'prepaid' and orders.total_gross > 0
      and orders.placed_at < ${placedBefore} and not exists (select 1 from payment_entry where order_id = orders.id)
    order by orders.placed_at limit 200
  `.execute(shop.database)
  return rows.map(({ number }) => number)
}

/** `paymentBalance` in SQL: whether a row of `orders` is paid. */
const isPaidSql: RawBuilder<boolean> = sql<boolean>`(orders.total_gross = 0 or (
  select coalesce(sum(change) filter (where change > 0 and id > undone) >= orders.total_gross, false) and sum(change) > 0
  from (
    select id, change, coalesce(max(id) filter (where paid = 0) over (), 0) as undone
    from (
      select entry.id, signed.change, sum(signed.change) over (order by entry.id) as paid
      from payment_entry entry
      cross join lateral (select case entry.kind when 'received' then entry.amount else -entry.amount end as change) signed
      where entry.order_id = orders.id
    ) booked
  ) counted
))`
