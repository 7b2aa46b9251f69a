import { makeLinks } from '#features/newsletter/actions/make-links.ts'
import { findSubscription } from '#features/newsletter/reads.ts'
import { standingOf } from '#features/newsletter/rules.ts'
import type { NewsletterMail } from '#shop'
import type { JobPlace } from './job-place.ts'

/** Sends what was asked for: the link that confirms an address, or the one that leads out. Whoever is out meanwhile gets nothing. */
export async function sendNewsletterMail(
  { house, shop: open }: JobPlace,
  { subscriptionId, asked, mailId }: NewsletterMail,
): Promise<void> {
  const shop = open()
  const subscription = await findSubscription(shop, subscriptionId)
  if (!subscription || standingOf(subscription) === 'withdrawn') return
  const [tokens] = await makeLinks(shop, [subscription])
  if (!tokens) return
  const { newsletterMail } = await import('./newsletter-mail.tsx') // mail parts are heavy: loaded with the first mail
  await house.mailBox.send(await newsletterMail(shop, { subscription, tokens, asked, mailId }))
}
