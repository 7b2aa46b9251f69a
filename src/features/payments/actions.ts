import { changeOrderStatus, type StatusRequest, type StatusResult } from '#features/orders/actions/change-order.ts'
import { queueStatusMail } from '#features/orders/actions/order-mails.ts'
import { lockOrder } from '#features/orders/queries/order-placement.ts'
import { type OrderStatus, statusMailFor } from '#features/orders/rules/order-status.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { getPendingPayments } from './queries.ts'
import { type PaymentMethod, paymentStatusAfter } from './rules/payment-methods.ts'
import { insertPayment, updatePaymentStatus } from './writes.ts'

/**
 * Moves an order to another status and queues the mail to its buyer. The payment follows: it is paid when the order is paid, or when a
 * cash-on-delivery order is completed. Joins the caller's transaction if there is one.
 */
export function transitionOrder(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  if (shop.database.isTransaction) return transition(shop, request)
  return transactionUnlessRefused<PublicShop, StatusResult>(shop, (shop) => transition(shop, request))
}

async function transition(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  const moved = await changeOrderStatus(shop, request)
  if (!moved.ok) return moved
  for (const { id, method } of await getPendingPayments(shop, moved.value.orderId)) {
    const paymentStatus = paymentStatusAfter(request.status, method)
    if (paymentStatus) await updatePaymentStatus(shop, id, paymentStatus)
  }
  const news = moved.value.from === moved.value.to ? null : statusMailFor(moved.value.to)
  if (news) await queueStatusMail(shop, moved.value.orderId, news)
  return moved
}

/** Stores a pending payment for an order: gross, in minor units. Call it in the transaction that places the order. */
export async function createPayment(
  shop: PublicShop,
  payment: { orderId: number; method: PaymentMethod; amount: number; currency: string },
): Promise<void> {
  await insertPayment(shop, payment)
}

export type PaymentRefusal = { reason: 'unknown-order' } | { reason: 'nothing-awaited' }

/** Records that the money for an order has arrived and mails the buyer. An order that waits for payment becomes paid; a later status is unchanged. */
export function recordPayment(
  shop: PublicShop,
  { number }: { number: number },
): Promise<Result<{ status: OrderStatus }, PaymentRefusal>> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused({ reason: 'unknown-order' })
    const payments = await getPendingPayments(shop, order.id)
    if (payments.length === 0) return refused({ reason: 'nothing-awaited' })
    for (const { id } of payments) await updatePaymentStatus(shop, id, 'paid')
    await queueStatusMail(shop, order.id, 'paid')
    if (order.status !== 'waiting_for_payment') return done({ status: order.status })
    await changeOrderStatus(shop, { number, status: 'paid' })
    return done({ status: 'paid' })
  })
}
