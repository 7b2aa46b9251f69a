import { findContentVersion } from '#features/content/queries.ts'
import { fillPlaceholders, sellerPlaceholders } from '#features/content/rules/placeholders.ts'
import { orderCode } from '#features/orders/actions/open-order.ts'
import { getLinePictures } from '#features/orders/queries/line-pictures.ts'
import { getOrderEvents } from '#features/orders/queries/order-records.ts'
import { getShipments, parcelsOf } from '#features/orders/queries/shipments.ts'
import { addressLines, shippedName } from '#features/orders/rules/format-order.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { withoutLinks } from '#features/orders/rules/order-mail.ts'
import type { StatusMailKind } from '#features/orders/rules/order-status.ts'
import { promisedDelivery } from '#features/orders/rules/promised-delivery.ts'
import { remainingLines } from '#features/orders/rules/shipment.ts'
import { withdrawalForm } from '#features/orders/rules/withdrawal-form.ts'
import { orderLinkMailTexts } from '#features/orders/texts/lookup.ts'
import { orderMailTexts, statusMailTexts } from '#features/orders/texts/orders.ts'
import { OrderLinkMail } from '#features/orders/ui/order-link-mail.tsx'
import { OrderPlacedMail, OrderStatusMail } from '#features/orders/ui/order-mails.tsx'
import { orderAddress } from '#features/orders/views/order-access.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { paymentDeadline } from '#features/payments/rules/payment-deadline.ts'
import { isOnline } from '#features/payments/rules/payment-methods.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { HowToPayMail } from '#features/payments/ui/how-to-pay-mail.tsx'
import { payableMethods } from '#features/payments/views/payable.ts'
import { withIllustrations } from '#features/pictures/queries.ts'
import { type MailPicture, mailPicture } from '#kit/mail/mail-picture.tsx'
import type { Mail } from '#platform/mail.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import { formatLongDay } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Text } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { createOrderMailContext, type OrderMailContext, orderMailContent, senderLine } from './mail-content.tsx'
import { textDocument, textOfHtml } from './text-document.ts'

/**
 * Returns the buyer's confirmation of the contract, with its terms and the withdrawal form on a durable medium. Anyone can
 * order with anyone's address, so it contains no comment, no gift card code and no text that would become a link.
 */
export async function buyerMail(shop: PublicShop, placedOrder: Order): Promise<Mail> {
  const mailContext = createOrderMailContext(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, translate, amount, day } = mailContext
  const { seller, number } = order
  const deadline = paymentDeadline(order.placedAt, shop.settings.get(unpaidDaysSetting))
  const { isPaid } = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  const paysOnline = !isPaid && payableMethods(shop, order).some(isOnline)
  const payAddress = paysOnline
    ? serverUrls.absolute(shop.publicUrl, serverUrls.payOrder(orderAddress(shop, number)))
    : null
  const page = (
    <OrderPlacedMail
      {...(await placedMailProps(mailContext))}
      preview={orderMailTexts.buyerPreview}
      title={orderMailTexts.buyerTitle}
      text={orderMailTexts.buyerText}
      footnote={orderMailTexts.attachments}
    >
      {order.totalGross > 0 && (
        <HowToPayMail
          method={order.paymentMethod}
          payAddress={payAddress}
          isPaid={isPaid}
          recipient={seller.name}
          account={seller.bankAccount}
          number={number}
          amount={amount}
          until={deadline && formatLongDay(deadline)}
        />
      )}
    </OrderPlacedMail>
  )
  return {
    ...(await orderMailContent(mailContext, page)),
    id: `order-${number}-buyer`,
    to: order.email,
    replyTo: seller.email || undefined,
    subject: translate(orderMailTexts.buyerSubject, { number }),
    attachments: [
      ...(await termsAttachment(mailContext)),
      textDocument(translate(orderMailTexts.withdrawalFile), withdrawalForm(order, day, translate)),
    ],
  }
}

/** Returns the seller's notification; a reply goes to the buyer. */
export async function sellerMail(shop: PublicShop, order: Order): Promise<Mail> {
  const mailContext = createOrderMailContext(shop, withoutLinks(order))
  const { number } = order
  const page = (
    <OrderPlacedMail
      {...(await placedMailProps(mailContext))}
      preview={orderMailTexts.sellerSubject}
      title={orderMailTexts.sellerTitle}
      text={orderMailTexts.sellerText}
    />
  )
  return {
    ...(await orderMailContent(mailContext, page)),
    id: `order-${number}-seller`,
    to: order.seller.email,
    replyTo: order.email,
    subject: mailContext.translate(orderMailTexts.sellerSubject, { number, amount: mailContext.amount }),
    attachments: [],
  }
}

async function placedMailProps({ shop, order, day }: OrderMailContext) {
  const address = serverUrls.absolute(shop.publicUrl, orderAddress(shop, order.number))
  const promise = promisedDelivery(order, shop.textOverrides)
  return { order, day, promise, address, pictures: await mailPictures(shop, order) }
}

async function mailPictures(shop: PublicShop, { id }: Order): Promise<Map<number, MailPicture>> {
  const pictures = await getLinePictures(shop, id)
  return new Map([...pictures].map(([position, picture]) => [position, mailPicture(shop.publicUrl, picture)]))
}

/** Returns the terms in the version that the buyer accepted, as an attachment. */
async function termsAttachment({ shop, order, translate }: OrderMailContext): Promise<Mail['attachments']> {
  const terms = await termsText(shop, order)
  return terms ? [textDocument(translate(orderMailTexts.termsFile, { version: terms.version }), terms.text)] : []
}

/** Cached: the text is the same for all orders until the seller changes, and takes longer to make than the mail. */
function termsText(
  shop: PublicShop,
  { seller, termsVersion }: Order,
): Promise<{ version: number; text: string } | null> {
  return cached(shop, `text of terms ${termsVersion} ${JSON.stringify(seller)}`, async (shop) => {
    const terms = await findContentVersion(shop, 'regulamin', termsVersion)
    if (!terms) return null
    const html = fillPlaceholders(terms.html, sellerPlaceholders(seller))
    const text = textOfHtml(await withIllustrations(shop, html, shop.publicUrl), shop.publicUrl)
    return { version: terms.version, text: `${terms.title}\n\n${text}` }
  })
}

/** Returns the mail about a change of an order: to the buyer, or to the seller, who may pack by the first mail. */
export async function statusMail(
  shop: PublicShop,
  placedOrder: Order,
  { news, about }: { news: StatusMailKind; about?: number },
): Promise<Mail> {
  const mailContext = createOrderMailContext(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, translate } = mailContext
  const page = (
    <OrderStatusMail
      order={order}
      pictures={await mailPictures(shop, order)}
      title={translate(statusMailTexts[`${news}Title`])}
      paragraphs={await newsParagraphs(mailContext, news, about)}
      address={serverUrls.absolute(shop.publicUrl, orderAddress(shop, order.number))}
    />
  )
  return {
    ...(await orderMailContent(mailContext, page)),
    id: `order-${order.number}-${news}${about === undefined ? '' : `-${about}`}`,
    ...(news === 'addressForSeller'
      ? { to: order.seller.email, replyTo: order.email }
      : { to: order.email, replyTo: order.seller.email || undefined }),
    subject: translate(statusMailTexts[`${news}Subject`], { number: order.number }),
    attachments: [],
  }
}

/** What has happened, and what it means for the buyer's money. */
async function newsParagraphs(
  { shop, order, translate, day, format }: OrderMailContext,
  news: StatusMailKind,
  about: number | undefined,
): Promise<string[]> {
  const { number, deliveryName: courier } = order
  const entries = await getPaymentEntries(shop, order.id)
  const { paid } = paymentBalance(entries, order.totalGross)
  const refund = entries.find(({ id }) => id === about)?.amount ?? 0
  const address = addressLines(order.deliveryAddress).join(', ')
  const values = { number, day, courier, address, refunded: formatMoney(refund, format) }
  if (news === 'cancelled' && (await wasCancelledByJob(shop, order)))
    return [translate(statusMailTexts.cancelledUnpaidText, { number, day })]
  const paragraphs = [translate(newsText(news, courier !== ''), values)]
  if (news === 'sent') paragraphs.push(...(await shipmentParagraphs({ shop, order, translate }, about)))
  if ((news === 'cancelled' || news === 'returned') && paid > 0)
    paragraphs.push(translate(statusMailTexts.moneyBack, { amount: formatMoney(paid, format) }))
  return paragraphs
}

async function wasCancelledByJob(shop: PublicShop, { id }: Order): Promise<boolean> {
  return (await getOrderEvents(shop, id)).some(({ to, actor }) => to === 'cancelled' && actor === 'job')
}

/** What is in the parcels of a shipment, unless it is the whole order, and where they are followed. */
async function shipmentParagraphs(
  { shop, order, translate }: Pick<OrderMailContext, 'shop' | 'order' | 'translate'>,
  shipmentId: number | undefined,
): Promise<string[]> {
  const shipments = await getShipments(shop, order.id)
  const own = shipments.filter(({ id }) => id === shipmentId)
  const isWhole = own.some(({ lines }) => remainingLines(order.lines, [{ lines }]).length === 0)
  const goods = own.flatMap(({ lines }) => lines).map((line) => shippedName(order, line))
  const parcels = parcelsOf(own, order).map(({ trackingNumber: tracking, trackingUrl: url }) =>
    translate(url ? statusMailTexts.sentTrackedAt : statusMailTexts.sentTracked, { tracking, url }),
  )
  if (isWhole || goods.length === 0) return parcels
  return [translate(statusMailTexts.sentPart, { goods: goods.join(', ') }), ...parcels]
}

function newsText(news: StatusMailKind, hasParcel: boolean): Text {
  if (hasParcel || (news !== 'packed' && news !== 'paid' && news !== 'sent')) return statusMailTexts[`${news}Text`]
  return statusMailTexts[`${news}TextNoParcel`]
}

/** Returns the mail with a link to an order and the code that opens it. */
export async function orderLinkMail(shop: PublicShop, order: Order, mailId: string): Promise<Mail> {
  const mailContext = createOrderMailContext(shop, order)
  const { number, seller, email } = order
  const page = (
    <OrderLinkMail
      number={number}
      address={serverUrls.absolute(shop.publicUrl, orderAddress(shop, number))}
      code={orderCode(shop, order)}
      sender={senderLine(seller)}
    />
  )
  return {
    ...(await orderMailContent(mailContext, page)),
    id: `order-link-${mailId}`,
    to: email,
    replyTo: seller.email || undefined,
    subject: mailContext.translate(orderLinkMailTexts.subject, { number }),
    attachments: [],
  }
}
