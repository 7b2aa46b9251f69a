import { sellerOf } from '#features/content/settings.ts'
import type { ProductQuestion } from '#features/opinions/checks.ts'
import { questionMailTexts } from '#features/opinions/texts.ts'
import { QuestionMail } from '#features/opinions/ui/question-mail.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { letterFromSeller } from './letter-from-seller.tsx'

/** The mail that brings the seller a question; answered, it goes to whoever asks. */
export async function questionMail(
  shop: PublicShop,
  { id, productName, ...question }: ProductQuestion & { id: number; productName: string },
): Promise<Mail> {
  const seller = sellerOf(shop.settings)
  const product = { id: question.productId, name: productName }
  const page = (
    <QuestionMail
      {...question}
      shopName={seller.shopName}
      productName={productName}
      productAddress={serverUrls.absolute(shop.publicUrl, urls.product(product))}
    />
  )
  return {
    ...(await letterFromSeller(shop, page)),
    id: `question-${id}`,
    to: seller.email,
    replyTo: question.email,
    subject: say(questionMailTexts.subject, { product: productName, id: question.productId }, shop.words),
  }
}
