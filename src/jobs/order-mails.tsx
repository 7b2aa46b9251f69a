import { render } from '@react-email/render'
import { findContentVersion } from '#features/content/queries.ts'
import { fillPlaceholders, sellerPlaceholders } from '#features/content/rules/placeholders.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { withoutLinks } from '#features/orders/rules/order-mail.ts'
import type { StatusMailKind } from '#features/orders/rules/order-status.ts'
import { orderMailTexts, statusMailTexts } from '#features/orders/texts/order.ts'
import { WithdrawalForm } from '#features/orders/ui/order-mail-parts.tsx'
import { OrderPlacedMail, OrderStatusMail } from '#features/orders/ui/order-mails.tsx'
import { isOrderPaid } from '#features/payments/queries.ts'
import { HowToPayMail } from '#features/payments/ui/how-to-pay-mail.tsx'
import { withIllustrations } from '#features/pictures/queries.ts'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { createOrderMailContext, type OrderMailContext, orderMailContent, withProviders } from './mail-content.tsx'

/**
 * The confirmation of the contract for the buyer, with its terms and the withdrawal form on a durable medium. Anybody can order with
 * anybody's address, so it repeats no comment, no code of a gift card and nothing that would become a link.
 */
export async function buyerMail(shop: PublicShop, placedOrder: Order): Promise<Mail> {
  const writing = createOrderMailContext(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, translate: words, amount, format, day } = writing
  const { seller, number } = order
  const page = (
    <OrderPlacedMail
      {...placedMailProps(writing)}
      preview={orderMailTexts.buyerPreview}
      title={orderMailTexts.buyerTitle}
      text={orderMailTexts.buyerText}
      footnote={orderMailTexts.attachments}
    >
      {order.totalGross > 0 && (
        <HowToPayMail
          method={order.paymentMethod}
          recipient={seller.name}
          account={seller.bankAccount}
          number={number}
          amount={amount}
        />
      )}
    </OrderPlacedMail>
  )
  const form = await render(withProviders(shop, format, <WithdrawalForm order={order} day={day} />))
  return {
    ...(await orderMailContent(writing, page)),
    id: `order-${number}-buyer`,
    to: order.email,
    replyTo: seller.email || undefined,
    subject: words(orderMailTexts.buyerSubject, { number }),
    attachments: [
      ...(await termsAttachment(writing)),
      { name: words(orderMailTexts.withdrawalFile), type: 'text/html; charset=utf-8', content: form },
    ],
  }
}

/** The news for the seller; an answer goes to the buyer. */
export async function sellerMail(shop: PublicShop, order: Order): Promise<Mail> {
  const writing = createOrderMailContext(shop, withoutLinks(order))
  const { number } = order
  const page = (
    <OrderPlacedMail
      {...placedMailProps(writing)}
      preview={orderMailTexts.sellerSubject}
      title={orderMailTexts.sellerTitle}
      text={orderMailTexts.sellerText}
    />
  )
  return {
    ...(await orderMailContent(writing, page)),
    id: `order-${number}-seller`,
    to: order.seller.email,
    replyTo: order.email,
    subject: writing.translate(orderMailTexts.sellerSubject, { number, amount: writing.amount }),
    attachments: [],
  }
}

function placedMailProps({ shop, order, day }: OrderMailContext) {
  return { order, day, address: serverUrls.absolute(shop.publicUrl, urls.order(order)) }
}

/** The terms in the version that the buyer accepted, as a file of their own. */
async function termsAttachment({ shop, order, translate: words }: OrderMailContext): Promise<Mail['attachments']> {
  const terms = await findContentVersion(shop, 'regulamin', order.termsVersion)
  if (!terms) return []
  const text = await withIllustrations(
    shop,
    fillPlaceholders(terms.html, sellerPlaceholders(order.seller)),
    shop.publicUrl,
  )
  const html = await render(
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <title>{terms.title}</title>
      </head>
      <body>
        <h1>{terms.title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above */}
        <div dangerouslySetInnerHTML={{ __html: text }} />
      </body>
    </html>,
  )
  const name = words(orderMailTexts.termsFile, { version: terms.version })
  return [{ name, type: 'text/html; charset=utf-8', content: html }]
}

/** The mail to the buyer about what has become of an order. */
export async function statusMail(shop: PublicShop, placedOrder: Order, news: StatusMailKind): Promise<Mail> {
  const writing = createOrderMailContext(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, translate: words, day, amount } = writing
  const { number, deliveryName: courier, seller } = order
  const text = {
    paid: courier ? statusMailTexts.paidText : statusMailTexts.paidTextNoParcel,
    sent: courier ? statusMailTexts.sentText : statusMailTexts.sentTextNoParcel,
    cancelled: statusMailTexts.cancelledText,
  }[news]
  const paragraphs = [words(text, { number, day, courier })]
  if (news === 'sent' && order.trackingNumber)
    paragraphs.push(words(statusMailTexts.sentTracked, { tracking: order.trackingNumber }))
  if (news === 'cancelled' && (await isOrderPaid(shop, order.id)))
    paragraphs.push(words(statusMailTexts.moneyBack, { amount }))
  const page = (
    <OrderStatusMail
      order={order}
      title={words(statusMailTexts[`${news}Title`])}
      paragraphs={paragraphs}
      address={serverUrls.absolute(shop.publicUrl, urls.order(order))}
    />
  )
  return {
    ...(await orderMailContent(writing, page)),
    id: `order-${number}-${news}`,
    to: order.email,
    replyTo: seller.email || undefined,
    subject: words(statusMailTexts[`${news}Subject`], { number }),
    attachments: [],
  }
}
