import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { sizeWord } from '#features/catalogue/rules/size-word.ts'
import { sellerOf } from '#features/content/settings.ts'
import { backMailTexts } from '#features/observed/texts/mail.ts'
import { BackInStockMail } from '#features/observed/ui/back-in-stock-mail.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { letterFromSeller, senderOf } from './letter-from-seller.tsx'

/** The mail to somebody who waits for a size; its id is that of his wish. */
export async function stockMail(
  shop: PublicShop,
  { product, size }: SizeOffer,
  waiting: { id: number; email: string; token: string },
): Promise<Mail> {
  const seller = sellerOf(shop.settings)
  const stopAddress = serverUrls.absolute(shop.publicUrl, serverUrls.stopNotifications(waiting.token))
  const name = size.name || size.type
  const page = (
    <BackInStockMail
      shopName={seller.shopName}
      product={product.name}
      size={size.type === 'uniw' ? null : { word: sizeWord(product.kind, [name], shop.words), size: name }}
      address={serverUrls.absolute(shop.publicUrl, urls.product(product))}
      stopAddress={stopAddress}
      sender={senderOf(seller)}
    />
  )
  return {
    ...(await letterFromSeller(shop, page)),
    id: `stock-${waiting.id}`,
    to: waiting.email,
    unsubscribe: stopAddress,
    subject: say(backMailTexts.subject, { product: product.name }, shop.words),
  }
}
