import { render } from '@react-email/render'
import { contentAtVersion } from '#features/content/reads.ts'
import { fillPlaces, sellerPlaces } from '#features/content/rules/fill-places.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { withoutLinks } from '#features/orders/rules/without-links.ts'
import { mailTexts } from '#features/orders/texts/mail.ts'
import { OrderPlacedMail } from '#features/orders/ui/order-placed-mail.tsx'
import { WithdrawalForm } from '#features/orders/ui/withdrawal-form.tsx'
import { HowToPayMail } from '#features/payments/ui/how-to-pay-mail.tsx'
import { illustrated } from '#features/pictures/reads/illustrated.ts'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { beginLetter, letter, provided, type Writing } from './order-letter.tsx'

/**
 * The confirmation of the contract for the buyer, with its terms and the withdrawal form on a durable medium. Anybody can order with
 * anybody's address, so it repeats no comment, no code of a gift card and nothing that would become a link.
 */
export async function mailToBuyer(shop: PublicShop, placedOrder: Order): Promise<Mail> {
  const writing = beginLetter(shop, { ...withoutLinks(placedOrder), giftCardCode: '', comment: '' })
  const { order, words, amount, format, day } = writing
  const { seller, number } = order
  const page = (
    <OrderPlacedMail
      {...placed(writing)}
      preview={mailTexts.buyerPreview}
      title={mailTexts.buyerTitle}
      text={mailTexts.buyerText}
      footnote={mailTexts.attachments}
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
  const form = await render(provided(shop, format, <WithdrawalForm order={order} day={day} />))
  return {
    ...(await letter(writing, page)),
    id: `order-${number}-buyer`,
    to: order.email,
    replyTo: seller.email || undefined,
    subject: words(mailTexts.buyerSubject, { number }),
    attachments: [
      ...(await termsOf(writing)),
      { name: words(mailTexts.withdrawalFile), type: 'text/html; charset=utf-8', content: form },
    ],
  }
}

/** The news for the seller; an answer goes to the buyer. */
export async function mailToSeller(shop: PublicShop, order: Order): Promise<Mail> {
  const writing = beginLetter(shop, withoutLinks(order))
  const { number } = order
  const page = (
    <OrderPlacedMail
      {...placed(writing)}
      preview={mailTexts.sellerSubject}
      title={mailTexts.sellerTitle}
      text={mailTexts.sellerText}
    />
  )
  return {
    ...(await letter(writing, page)),
    id: `order-${number}-seller`,
    to: order.seller.email,
    replyTo: order.email,
    subject: writing.words(mailTexts.sellerSubject, { number, amount: writing.amount }),
    attachments: [],
  }
}

function placed({ shop, order, day }: Writing) {
  return { order, day, address: serverUrls.absolute(shop.publicUrl, urls.order(order)) }
}

/** The terms in the version that the buyer accepted, as a file of their own. */
async function termsOf({ shop, order, words }: Writing): Promise<Mail['attachments']> {
  const terms = await contentAtVersion(shop, 'regulamin', order.termsVersion)
  if (!terms) return []
  const text = await illustrated(shop, fillPlaces(terms.html, sellerPlaces(order.seller)), shop.publicUrl)
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
  const name = words(mailTexts.termsFile, { version: terms.version })
  return [{ name, type: 'text/html; charset=utf-8', content: html }]
}
