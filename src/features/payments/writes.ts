import type { PublicShop } from '#shop'
import type { PaymentMethod } from './rules/payment-methods.ts'

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

export async function updatePaymentStatus(
  shop: PublicShop,
  paymentId: number,
  status: 'paid' | 'failed',
): Promise<void> {
  await shop.database.updateTable('payment').set({ status, changed_at: shop.now }).where('id', '=', paymentId).execute()
}
