import type { PublicShop } from '#shop'
import type { PaymentMethod } from '../rules.ts'
import { insertPayment } from '../writes.ts'

/** Notes that an order is to be paid: gross, in minor units. Belongs into the transaction that places the order. */
export async function expectPayment(
  shop: PublicShop,
  payment: { orderId: number; method: PaymentMethod; amount: number; currency: string },
): Promise<void> {
  await insertPayment(shop, payment)
}
