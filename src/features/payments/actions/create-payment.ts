import type { PublicShop } from '#shop'
import type { PaymentMethod } from '../rules/payment-methods.ts'
import { insertPayment } from '../writes.ts'

/** Stores the payment that an order awaits: gross, in minor units. Call it in the transaction that places the order. */
export async function createPayment(
  shop: PublicShop,
  payment: { orderId: number; method: PaymentMethod; amount: number; currency: string },
): Promise<void> {
  await insertPayment(shop, payment)
}
