import type { PublicShop } from '#shop'
import type { PaymentMethod } from './rules/payment-methods.ts'

/** The order's pending payments, without those received or returned. */
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

/** Whether the order has been paid. */
export async function isOrderPaid(shop: PublicShop, orderId: number): Promise<boolean> {
  const row = await shop.database
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return row !== undefined
}
