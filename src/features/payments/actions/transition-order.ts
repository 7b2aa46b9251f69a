import { changeOrderStatus, type StatusRequest, type StatusResult } from '#features/orders/actions/change-order.ts'
import { queueStatusMail } from '#features/orders/actions/order-mails.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { statusMailFor } from '#features/orders/rules/order-status.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { isCollectedOnDelivery } from '../rules/payment-methods.ts'
import { bookPayment } from './book-payment.ts'

/**
 * Moves an order to another status and queues the mail to its buyer. When goods are delivered whose money the courier collects, that
 * money is booked. Joins the caller's transaction if there is one.
 */
export function transitionOrder(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  return transactionUnlessRefused<PublicShop, StatusResult>(shop, async (shop) => {
    const moved = await changeOrderStatus(shop, request)
    if (!moved.ok || moved.value.from === moved.value.to) return moved
    const { orderId, to } = moved.value
    const news = statusMailFor(to)
    if (news) await queueStatusMail(shop, orderId, news)
    if (to === 'delivered') await bookCollectedMoney(shop, request, orderId)
    return moved
  })
}

async function bookCollectedMoney(shop: PublicShop, { number, actor }: StatusRequest, orderId: number): Promise<void> {
  const order = await findOrder(shop, { id: orderId })
  if (!order || !isCollectedOnDelivery(order.paymentMethod)) return
  await bookPayment(shop, { number, kind: 'received', amount: null, actor, idempotencyKey: `delivered ${number}` })
}
