import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Order } from '#features/orders/rules/order.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { MoneyProvider } from '#kit/money.tsx'
import { WordsProvider } from '#kit/words.tsx'
import type { Mail } from '#platform/mail.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { say, type Text, type TextValues } from '#shared/text.ts'
import type { PublicShop } from '#shop'

/** An order that a mail is about, with what writes its amounts and words. */
export interface Writing {
  shop: PublicShop
  order: Order
  format: CurrencyFormat
  day: string
  amount: string
  words: (text: Text, values?: TextValues) => string
}

export function beginLetter(shop: PublicShop, order: Order): Writing {
  const { format } = currencyOf(shop, order.currency)
  return {
    shop,
    order,
    format,
    day: new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(order.placedAt),
    amount: formatMoney(order.totalGross, format),
    words: (text, values) => say(text, values, shop.words),
  }
}

/** The mail's page as HTML and as plain text, from the seller. */
export async function letter(
  { shop, order, format }: Writing,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'html' | 'text'>> {
  const element = provided(shop, format, page)
  const address = order.seller.email || `sklep@${new URL(shop.publicUrl).hostname}`
  return {
    from: { name: order.seller.shopName, address },
    html: await render(element),
    text: await render(element, { plainText: true }),
  }
}

/** In the shop's words and the order's currency. */
export function provided(shop: PublicShop, format: CurrencyFormat, element: ReactElement): ReactElement {
  return (
    <WordsProvider overrides={shop.words}>
      <MoneyProvider format={format}>{element}</MoneyProvider>
    </WordsProvider>
  )
}
