import { recordMailSent } from '#features/orders/actions/record-mail-sent.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { mailsSent } from '#features/orders/reads/mails-sent.ts'
import type { JobPlace } from './job-place.ts'

/**
 * Writes to buyer and seller that an order was placed. Each mail is written down once it has gone: when the job fails half-way and
 * comes again, nobody gets the same mail twice.
 */
export async function sendOrderMails({ house, shop: open }: JobPlace, { orderId }: { orderId: number }): Promise<void> {
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order) return
  const sent = await mailsSent(shop, orderId)
  const { mailToBuyer, mailToSeller } = await import('./order-mails.tsx') // mail parts are heavy: loaded with the first order
  if (!sent.has('buyer')) {
    await house.mailBox.send(await mailToBuyer(shop, order))
    await recordMailSent(shop, orderId, 'buyer')
  }
  if (!sent.has('seller') && order.seller.email) {
    await house.mailBox.send(await mailToSeller(shop, order))
    await recordMailSent(shop, orderId, 'seller')
  }
}
