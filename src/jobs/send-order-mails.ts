import { allowBuyerMail } from '#features/orders/actions/allow-buyer-mail.ts'
import { recordMailSent } from '#features/orders/actions/record-mail-sent.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { mailsOfOrder } from '#features/orders/reads/mails-of-order.ts'
import type { Jobs } from '#shop'
import type { JobPlace } from './job-place.ts'

/**
 * Writes to buyer and seller that an order was placed. Each mail is recorded once it has gone: when the job fails half-way and
 * comes again, nobody gets the same mail twice. The seller's does not wait for the buyer's.
 */
export async function sendOrderMails(
  { house, shop: open }: JobPlace,
  { orderId, deferrals = 0 }: Jobs['send-order-mails'],
): Promise<void> {
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order) return
  const { sent } = await mailsOfOrder(shop, orderId)
  const { mailToBuyer, mailToSeller } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first order
  if (!sent.has('buyer') && (await allowBuyerMail(shop, order, deferrals))) {
    await house.mailBox.send(await mailToBuyer(shop, order))
    await recordMailSent(shop, orderId, 'buyer')
  }
  if (!sent.has('seller') && order.seller.email) {
    await house.mailBox.send(await mailToSeller(shop, order))
    await recordMailSent(shop, orderId, 'seller')
  }
}
