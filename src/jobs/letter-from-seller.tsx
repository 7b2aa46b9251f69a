import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { type Seller, sellerOf } from '#features/content/settings.ts'
import { WordsProvider } from '#kit/words.tsx'
import type { Mail } from '#platform/mail.ts'
import type { PublicShop } from '#shop'

/** What every mail of the shop that is about no order has in common: from whom it is, and the page as HTML and as plain text. */
export async function letterFromSeller(
  shop: PublicShop,
  page: ReactElement,
): Promise<Pick<Mail, 'from' | 'replyTo' | 'html' | 'text' | 'attachments'>> {
  const { shopName, email } = sellerOf(shop.settings)
  const mail = <WordsProvider overrides={shop.words}>{page}</WordsProvider>
  return {
    from: { name: shopName, address: email || `sklep@${new URL(shop.publicUrl).hostname}` },
    replyTo: email || undefined,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    attachments: [],
  }
}

/** Who writes, in one line: name and postal address, as far as the merchant has told them. */
export function senderOf({ name, street, postcode, city }: Seller): string {
  return [name, street, `${postcode} ${city}`].filter((part) => part.trim()).join(', ')
}
