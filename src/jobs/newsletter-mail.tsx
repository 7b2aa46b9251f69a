import { sellerOf } from '#features/content/settings.ts'
import type { LinkTokens } from '#features/newsletter/actions/make-links.ts'
import type { Subscription } from '#features/newsletter/rules.ts'
import { knownMailTexts, leaveMailTexts, newsletterMailTexts } from '#features/newsletter/texts/mail.ts'
import { NewsletterMail } from '#features/newsletter/ui/newsletter-mail.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { letterFromSeller, senderOf } from './letter-from-seller.tsx'

interface Asked {
  subscription: Subscription
  tokens: LinkTokens
  asked: 'add' | 'remove'
  mailId: string
}

/** Asks to confirm an address; tells whoever has done so already; or brings the link that leads out. */
export async function newsletterMail(shop: PublicShop, { subscription, tokens, asked, mailId }: Asked): Promise<Mail> {
  const seller = sellerOf(shop.settings)
  const leaveAddress = serverUrls.absolute(shop.publicUrl, serverUrls.leaveNewsletter(tokens.withdraw))
  const confirmPath = asked === 'add' && tokens.confirm ? serverUrls.confirmNewsletter(tokens.confirm) : null
  const texts = confirmPath ? newsletterMailTexts : asked === 'add' ? knownMailTexts : leaveMailTexts
  const page = (
    <NewsletterMail
      shopName={seller.shopName}
      texts={texts}
      consent={confirmPath && subscription.consent.words}
      address={confirmPath ? serverUrls.absolute(shop.publicUrl, confirmPath) : leaveAddress}
      leaveAddress={leaveAddress}
      sender={senderOf(seller)}
    />
  )
  return {
    ...(await letterFromSeller(shop, page)),
    id: `newsletter-${mailId}`,
    to: subscription.email,
    subject: say(texts.subject, { shop: seller.shopName }, shop.words),
    unsubscribe: leaveAddress,
  }
}
