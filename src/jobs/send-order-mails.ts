import { allowOrderLink } from '#features/orders/actions/open-order.ts'
import { allowBuyerMail, recordMailSent, recordStatusMailSent } from '#features/orders/actions/order-mails.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderMails, wasStatusMailSent } from '#features/orders/queries/order-records.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { isStillCurrent } from '#features/orders/rules/order-status.ts'
import type { Jobs, PublicShop } from '#shop'
import type { AppContext } from '../server/app-context.ts'
import type { JobContext } from './job-context.ts'

/**
 * Notifies buyer and seller of a new order. Each mail is recorded once it is sent: a retried job sends no mail twice. The
 * seller's mail does not wait for the buyer's.
 */
export async function sendOrderMails(
  { appContext, shop: open }: JobContext,
  { orderId, deferrals = 0, again }: Jobs['send-order-mails'],
): Promise<void> {
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order) return
  if (again) return sendMailAgain(appContext, shop, order, again)
  const { sent } = await getOrderMails(shop, orderId)
  const { buyerMail, sellerMail } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first order
  if (!sent.has('buyer') && (await allowBuyerMail(shop, order, deferrals))) {
    await appContext.mailBox.send(await buyerMail(shop, order))
    await recordMailSent(shop, orderId, 'buyer')
  }
  if (!sent.has('seller') && order.seller.email) {
    await appContext.mailBox.send(await sellerMail(shop, order))
    await recordMailSent(shop, orderId, 'seller')
  }
}

/** Sends the confirmation that the buyer has asked for, unless the mailbox has got enough of them. */
async function sendMailAgain(appContext: AppContext, shop: PublicShop, order: Order, mailId: string): Promise<void> {
  if (!(await allowOrderLink(shop, order))) return
  const { buyerMail } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first mail
  const mail = await buyerMail(shop, order)
  await appContext.mailBox.send({ ...mail, id: `${mail.id}-${mailId}` })
}

/** Notifies the buyer, or the seller, of a change of an order; recorded once sent, so that a repeated job sends nothing twice. */
export async function sendOrderStatusMail(
  { appContext, shop: open }: JobContext,
  { orderId, ...change }: Jobs['send-order-news'],
): Promise<void> {
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order || !isStillCurrent(change.news, order.status) || (await wasStatusMailSent(shop, orderId, change))) return
  if (change.news === 'addressForSeller' && !order.seller.email) return
  const { statusMail } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await statusMail(shop, order, change))
  await recordStatusMailSent(shop, orderId, change)
}

/** Sends a link to an order to the e-mail that it was placed with; nothing when the mailbox has got enough of them. */
export async function sendOrderLink(
  { appContext, shop: open }: JobContext,
  { orderId, mailId }: Jobs['send-order-link'],
): Promise<void> {
  if (orderId === null) return
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order || !(await allowOrderLink(shop, order))) return
  const { orderLinkMail } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await orderLinkMail(shop, order, mailId))
}
