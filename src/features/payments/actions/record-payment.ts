import { changeStatus } from '#features/orders/actions/change-status.ts'
import { tellBuyer } from '#features/orders/actions/tell-buyer.ts'
import { lockOrder } from '#features/orders/reads/lock-order.ts'
import type { OrderStatus } from '#features/orders/rules/status.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { awaitedPayments } from '../reads.ts'
import { settlePayment } from '../writes.ts'

export type PaymentRefusal = { reason: 'unknown-order' } | { reason: 'nothing-awaited' }

/** Notes that the money for an order has come, and tells the buyer. An order that waits for it is paid now; one that is further stays where it is. */
export function recordPayment(
  shop: PublicShop,
  { number }: { number: number },
): Promise<Result<{ status: OrderStatus }, PaymentRefusal>> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused({ reason: 'unknown-order' })
    const payments = await awaitedPayments(shop, order.id)
    if (payments.length === 0) return refused({ reason: 'nothing-awaited' })
    for (const { id } of payments) await settlePayment(shop, id, 'paid')
    await tellBuyer(shop, order.id, 'paid')
    if (order.status !== 'waiting_for_payment') return done({ status: order.status })
    await changeStatus(shop, { number, status: 'paid' })
    return done({ status: 'paid' })
  })
}
