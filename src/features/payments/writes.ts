import type { PublicShop } from '#shop'
import type { PaymentEntry } from './rules/payment-balance.ts'
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

/** Books an entry; null when its source has booked one with this key before, else its id. */
export async function insertPaymentEntry(
  shop: PublicShop,
  orderId: number,
  {
    kind,
    amount,
    currency,
    source,
    actor,
    idempotencyKey,
  }: Omit<PaymentEntry, 'id' | 'at'> & { idempotencyKey: string },
): Promise<number | null> {
  const row = await shop.database
    .insertInto('payment_entry')
    .values({
      order_id: orderId,
      kind,
      amount,
      currency,
      source,
      actor,
      idempotency_key: idempotencyKey,
      at: shop.now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
