import { sql } from 'kysely'
import { type Decimal, decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

/** What a client has ordered to come again and again. */
export interface Subscription {
  orderNumber: number
  placedAt: Date
  email: string
  name: string
  quantity: Decimal
  unit: string
  everyDays: number
}

/** Every subscription of an order that was not cancelled, the oldest first. */
export async function listSubscriptions(shop: PublicShop): Promise<Subscription[]> {
  const { rows } = await sql<Omit<Subscription, 'quantity'> & { quantity: string }>`
    select orders.number as "orderNumber", orders.placed_at as "placedAt", orders.email,
      trim(line.name || ' ' || line.size_name) as name, line.quantity, line.unit, line.subscription_days as "everyDays"
    from order_line line join orders on orders.id = line.order_id
    where line.subscription_days > 0 and orders.status <> 'cancelled'
    order by orders.placed_at, line.position
  `.execute(shop.database)
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}
