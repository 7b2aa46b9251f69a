import type { PublicShop } from '#shop'
import type { PaymentMethod } from './rules.ts'

export async function insertPayment(
  shop: PublicShop,
  payment: { orderId: number; method: PaymentMethod; amount: number; currency: string },
): Promise<void> {
  await shop.database
    .insertInto('payment')
    .values({
      order_id: payment.orderId,
      method: payment.method,
      amount: payment.amount,
      currency: payment.currency,
      created_at: shop.now,
      changed_at: shop.now,
    })
    .execute()
}

/** Ends what is still waited for; money that has come or gone back stays as it is. */
export async function settlePayments(shop: PublicShop, orderId: number, status: 'paid' | 'failed'): Promise<void> {
  await shop.database
    .updateTable('payment')
    .set({ status, changed_at: shop.now })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'pending'])
    .execute()
}
