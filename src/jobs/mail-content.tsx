import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { getSeller, type Seller } from '#features/content/settings.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { MailBrandProvider } from '#kit/mail/mail-brand.tsx'
import { MessagesProvider } from '#kit/messages.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import type { Mail } from '#platform/mail.ts'
import { formatLongDay } from '#shared/day.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { type Text, type TextValues, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { mailBrand } from './mail-brand.ts'
import { inColumns } from './text-document.ts'

/** An order in a mail, with functions that format its amounts and texts. */
export interface OrderMailContext {
  shop: PublicShop
  order: Order
  format: CurrencyFormat
  day: string
  amount: string
  translate: (text: Text, values?: TextValues) => string
}

export function createOrderMailContext(shop: PublicShop, order: Order): OrderMailContext {
  const { format } = getCurrency(shop, order.currency)
  return {
    shop,
    order,
    format,
    day: formatLongDay(order.placedAt),
    amount: formatMoney(order.totalGross, format),
    translate: (text, values) => translate(text, values, shop.textOverrides),
  }
}

/** Returns the mail's page as HTML and plain text, from the seller. */
export async function orderMailContent(
  { shop, order, format }: OrderMailContext,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'html' | 'text'>> {
  return {
    from: senderAddress(shop, order.seller),
    ...(await renderMail(shop, order.seller.shopName, <MoneyProvider format={format}>{page}</MoneyProvider>)),
  }
}

/** Returns the common parts of mails that are not about an order: the sender, and the page as HTML and plain text. */
export async function sellerMailContent(
  shop: PublicShop,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'replyTo' | 'html' | 'text' | 'attachments'>> {
  const seller = getSeller(shop.settings)
  return {
    from: senderAddress(shop, seller),
    replyTo: seller.email || undefined,
    ...(await renderMail(shop, seller.shopName, page)),
    attachments: [],
  }
}

function senderAddress(shop: PublicShop, { shopName, email }: Seller): Mail['from'] {
  return { name: shopName, address: email || `sklep@${new URL(shop.publicUrl).hostname}` }
}

/** Renders a mail with the shop's texts and look; the plain text is made of the same HTML, so both say the same. */
async function renderMail(
  shop: PublicShop,
  shopName: string,
  page: ReactElement,
): Promise<Pick<Mail, 'html' | 'text'>> {
  const html = await render(
    <MessagesProvider overrides={shop.textOverrides}>
      <MailBrandProvider brand={mailBrand(shop, shopName)}>{page}</MailBrandProvider>
    </MessagesProvider>,
  )
  return { html, text: toPlainText(html, { selectors: [inColumns('table.goods')] }) }
}

/** Returns the sender in one line: name and postal address, as far as the merchant has set them. */
export function senderLine({ name, street, postcode, city }: Seller): string {
  return [name, street, `${postcode} ${city}`].filter((part) => part.trim()).join(', ')
}
