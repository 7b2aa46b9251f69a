import type { PublicShop } from '#shop'
import { insertEvent } from '../writes/change-order.ts'

/** Remembers that a mail about an order has gone, so that a repeated job does not send it again. */
export async function recordMailSent(shop: PublicShop, orderId: number, recipient: 'buyer' | 'seller'): Promise<void> {
  await insertEvent(shop, orderId, 'mail-sent', { recipient })
}
