import type { OrderNews } from '#features/orders/rules/news.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { withoutLinks } from '#features/orders/rules/without-links.ts'
import { newsTexts } from '#features/orders/texts/news.ts'
import { OrderNewsMail } from '#features/orders/ui/order-news-mail.tsx'
import { isPaid } from '#features/payments/reads.ts'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { beginLetter, letter } from './order-letter.tsx'

/** The mail to the buyer about what has become of an order. */
export async function newsMail(shop: PublicShop, placedOrder: Order, news: OrderNews): Promise<Mail> {
  const writing = beginLetter(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, words, day, amount } = writing
  const { number, deliveryName: courier, seller } = order
  const text = {
    paid: courier ? newsTexts.paidText : newsTexts.paidTextNoParcel,
    sent: courier ? newsTexts.sentText : newsTexts.sentTextNoParcel,
    cancelled: newsTexts.cancelledText,
  }[news]
  const paragraphs = [words(text, { number, day, courier })]
  if (news === 'sent' && order.trackingNumber)
    paragraphs.push(words(newsTexts.sentTracked, { tracking: order.trackingNumber }))
  if (news === 'cancelled' && (await isPaid(shop, order.id))) paragraphs.push(words(newsTexts.moneyBack, { amount }))
  const page = (
    <OrderNewsMail
      order={order}
      title={words(newsTexts[`${news}Title`])}
      paragraphs={paragraphs}
      address={serverUrls.absolute(shop.publicUrl, urls.order(order))}
    />
  )
  return {
    ...(await letter(writing, page)),
    id: `order-${number}-${news}`,
    to: order.email,
    replyTo: seller.email || undefined,
    subject: words(newsTexts[`${news}Subject`], { number }),
    attachments: [],
  }
}
