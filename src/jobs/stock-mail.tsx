import { render } from '@react-email/render'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { sellerOf } from '#features/content/settings.ts'
import { backMailTexts } from '#features/observed/texts/mail.ts'
import { BackInStockMail } from '#features/observed/ui/back-in-stock-mail.tsx'
import { WordsProvider } from '#kit/words.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'

/** The mail to somebody who waits for a size; its id is that of his wish. */
export async function stockMail(
  shop: PublicShop,
  { product, size }: SizeOffer,
  waiting: { id: number; email: string; token: string },
): Promise<Mail> {
  const seller = sellerOf(shop.settings)
  const mail = (
    <WordsProvider overrides={shop.words}>
      <BackInStockMail
        shopName={seller.shopName}
        product={product.name}
        size={size.type === 'uniw' ? '' : size.name || size.type}
        address={serverUrls.absolute(shop.publicUrl, urls.product(product))}
        stopAddress={serverUrls.absolute(shop.publicUrl, serverUrls.stopNotifications(waiting.token))}
        sender={[seller.name, seller.street, `${seller.postcode} ${seller.city}`]
          .filter((part) => part.trim())
          .join(', ')}
      />
    </WordsProvider>
  )
  return {
    id: `stock-${waiting.id}`,
    from: { name: seller.shopName, address: seller.email || `sklep@${new URL(shop.publicUrl).hostname}` },
    to: waiting.email,
    replyTo: seller.email || undefined,
    subject: say(backMailTexts.subject, { product: product.name }, shop.words),
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    attachments: [],
  }
}
