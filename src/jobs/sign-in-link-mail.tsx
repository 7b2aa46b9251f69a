import { sellerOf } from '#features/content/settings.ts'
import { signInLinkMailTexts } from '#features/customers/texts/sign-in-link.ts'
import { SignInLinkMail } from '#features/customers/ui/sign-in-link-mail.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { letterFromSeller, senderOf } from './letter-from-seller.tsx'

/** The mail with a one-time link that signs its reader in. */
export async function signInLinkMail(
  shop: PublicShop,
  { email, token, mailId }: { email: string; token: string; mailId: string },
): Promise<Mail> {
  const seller = sellerOf(shop.settings)
  const page = (
    <SignInLinkMail
      shopName={seller.shopName}
      address={serverUrls.absolute(shop.publicUrl, serverUrls.signInByLink(token))}
      sender={senderOf(seller)}
    />
  )
  return {
    ...(await letterFromSeller(shop, page)),
    id: `sign-in-${mailId}`,
    to: email,
    subject: say(signInLinkMailTexts.subject, { shop: seller.shopName }, shop.words),
  }
}
