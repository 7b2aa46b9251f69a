import { recordNewsSent } from '#features/orders/actions/record-news-sent.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { wasNewsSent } from '#features/orders/reads/was-news-sent.ts'
import { isStillTrue } from '#features/orders/rules/news.ts'
import type { Jobs } from '#shop'
import type { JobPlace } from './job-place.ts'

/** Writes to the buyer what has become of an order; recorded once it has gone, so that a repeated job sends nothing twice. */
export async function sendOrderNews(
  { house, shop: open }: JobPlace,
  { orderId, news }: Jobs['send-order-news'],
): Promise<void> {
  const shop = open()
  const order = await findOrder(shop, { id: orderId })
  if (!order || !isStillTrue(news, order.status) || (await wasNewsSent(shop, orderId, news))) return
  const { newsMail } = await import('./order-news-mail.tsx') // mail parts are heavy: loaded with the first mail
  await house.mailBox.send(await newsMail(shop, order, news))
  await recordNewsSent(shop, orderId, news)
}
