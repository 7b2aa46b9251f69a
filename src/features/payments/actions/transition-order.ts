import { changeOrderStatus, type StatusRequest, type StatusResult } from '#features/orders/actions/change-order.ts'
import { queueStatusMail } from '#features/orders/actions/order-mails.ts'
import { shipOrder } from '#features/orders/actions/ship-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { statusMailFor } from '#features/orders/rules/order-status.ts'
import { done, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { isCollectedOnDelivery } from '../rules/payment-methods.ts'
import { bookPayment } from './book-payment.ts'

/**
 * Moves an order to another status and queues the mail to its buyer. When goods are delivered whose money the courier collects, that
 * money is booked. Joins the caller's transaction if there is one.
 */
export function transitionOrder(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  return transactionUnlessRefused<PublicShop, StatusResult>(shop, async (shop) => {
    if (request.status === 'sent') return ship(shop, request)
    const moved = await changeOrderStatus(shop, request)
    if (!moved.ok || moved.value.from === moved.value.to) return moved
    const { orderId, to } = moved.value
    const news = statusMailFor(to)
    if (news) await queueStatusMail(shop, orderId, news)
    if (to === 'delivered') await bookCollectedMoney(shop, request, orderId)
    return moved
  })
}

/** An order is sent by its last shipment; one that is sent already stays as it is. */
async function ship(shop: PublicShop, { number, actor }: StatusRequest): Promise<StatusResult> {
  const order = await findOrder(shop, { number })
  if (order?.status === 'sent') return done({ orderId: order.id, from: 'sent', to: 'sent' })
  const shipped = await shipOrder(shop, { number, actor, lines: null, trackingNumbers: [] })
  if (shipped.ok) return shipped
  const { problem } = shipped
  if (problem.reason === 'nothing-left' || problem.reason === 'unknown-line' || problem.reason === 'too-many')
    throw new Error(`an order that is not sent has nothing left: ${number}`)
  return refused(problem)
}

async function bookCollectedMoney(shop: PublicShop, { number, actor }: StatusRequest, orderId: number): Promise<void> {
  const order = await findOrder(shop, { id: orderId })
  if (!order || !isCollectedOnDelivery(order.paymentMethod)) return
  await bookPayment(shop, { number, kind: 'received', amount: null, actor, idempotencyKey: `delivered ${number}` })
}
