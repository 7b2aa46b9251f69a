import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { getSeller, type Seller } from '#features/content/settings.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { MessagesProvider } from '#kit/messages.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import type { Mail } from '#platform/mail.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { type Text, type TextValues, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'

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
    day: new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(order.placedAt),
    amount: formatMoney(order.totalGross, format),
    translate: (text, values) => translate(text, values, shop.textOverrides),
  }
}

/** Returns the mail's page as HTML and plain text, from the seller. */
export async function orderMailContent(
  { shop, order, format }: OrderMailContext,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'html' | 'text'>> {
  const element = withProviders(shop, format, page)
  const address = order.seller.email || `sklep@${new URL(shop.publicUrl).hostname}`
  return {
    from: { name: order.seller.shopName, address },
    html: await render(element),
    text: await render(element, { plainText: true }),
  }
}

/** Provides the shop's texts and the order's currency. */
export function withProviders(shop: PublicShop, format: CurrencyFormat, element: ReactElement): ReactElement {
  return (
    <MessagesProvider overrides={shop.textOverrides}>
      <MoneyProvider format={format}>{element}</MoneyProvider>
    </MessagesProvider>
  )
}

/** Returns the common parts of mails that are not about an order: the sender, and the page as HTML and plain text. */
export async function sellerMailContent(
  shop: PublicShop,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'replyTo' | 'html' | 'text' | 'attachments'>> {
  const { shopName, email } = getSeller(shop.settings)
  const mail = <MessagesProvider overrides={shop.textOverrides}>{page}</MessagesProvider>
  return {
    from: { name: shopName, address: email || `sklep@${new URL(shop.publicUrl).hostname}` },
    replyTo: email || undefined,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    attachments: [],
  }
}

/** Returns the sender in one line: name and postal address, as far as the merchant has set them. */
export function senderLine({ name, street, postcode, city }: Seller): string {
  return [name, street, `${postcode} ${city}`].filter((part) => part.trim()).join(', ')
}
