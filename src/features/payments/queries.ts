import type { PublicShop } from '#shop'
import type { PaymentMethod } from './rules/payment-methods.ts'

/** Payments of an order that are still waited for; money that has come or gone back is none of them. */
export async function getPendingPayments(
  shop: PublicShop,
  orderId: number,
): Promise<{ id: number; method: PaymentMethod }[]> {
  const rows = await shop.database
    .selectFrom('payment')
    .select(['id', 'method'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'pending'])
    .execute()
  return rows.map(({ id, method }) => ({ id, method: method as PaymentMethod }))
}

/** Whether money for an order has come. */
export async function isOrderPaid(shop: PublicShop, orderId: number): Promise<boolean> {
  const row = await shop.database
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return row !== undefined
}
