import type { PublicShop } from '#shop'
import type { OrderStatus } from '../rules/status.ts'

/** Locks an order until the transaction ends, so that two changes come one after the other. */
export async function lockOrder(shop: PublicShop, number: number): Promise<{ id: number; status: OrderStatus } | null> {
  const row = await shop.database
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row ? { id: row.id, status: row.status as OrderStatus } : null
}
