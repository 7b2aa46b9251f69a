import type { SignInLink } from '#shop'
import type { JobPlace } from './job-place.ts'

/** Sends a one-time link to the owner of an account. It is made here: the queue stores no token, and the link works its full time. */
export async function sendSignInLink(
  { house, shop: open }: JobPlace,
  { accountId, mailId }: SignInLink,
): Promise<void> {
  if (accountId === null) return
  const shop = open()
  const link = await house.accounts.createLink('sign-in', accountId, shop.now)
  if (!link) return
  const { signInLinkMail } = await import('./sign-in-link-mail.tsx') // mail parts are heavy: loaded with the first mail
  await house.mailBox.send(await signInLinkMail(shop, { ...link, mailId }))
}
