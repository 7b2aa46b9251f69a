import { createMailLinks } from '#features/newsletter/actions/mail-links.ts'
import { findSubscription } from '#features/newsletter/queries.ts'
import { subscriptionStatus } from '#features/newsletter/rules.ts'
import { deleteSentQuestion } from '#features/opinions/actions.ts'
import { findQuestion } from '#features/opinions/queries.ts'
import { notifySubscribers } from '#features/stock-alerts/actions/notify-subscribers.ts'
import type { NewsletterMailJob, SignInLinkJob } from '#shop'
import type { JobContext } from './job-context.ts'

/** Sends what was asked for: the link that confirms an address, or the one that leads out. Whoever is out meanwhile gets nothing. */
export async function sendNewsletterMail(
  { appContext, shop: open }: JobContext,
  { subscriptionId, asked, mailId }: NewsletterMailJob,
): Promise<void> {
  const shop = open()
  const subscription = await findSubscription(shop, subscriptionId)
  if (!subscription || subscriptionStatus(subscription) === 'withdrawn') return
  const [tokens] = await createMailLinks(shop, [subscription])
  if (!tokens) return
  const { newsletterMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await newsletterMail(shop, { subscription, tokens, asked, mailId }))
}

/** Brings a question to the seller; once it has gone out the shop keeps nothing of it. */
export async function sendQuestionMail(
  { appContext, shop: open }: JobContext,
  { questionId }: { questionId: number },
): Promise<void> {
  const shop = open()
  const question = await findQuestion(shop, questionId)
  if (!question) return
  const { questionMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await questionMail(shop, { id: questionId, ...question }))
  await deleteSentQuestion(shop, questionId)
}

/** Sends a one-time link to the owner of an account. It is made here: the queue stores no token, and the link works its full time. */
export async function sendSignInLink(
  { appContext, shop: open }: JobContext,
  { accountId, mailId }: SignInLinkJob,
): Promise<void> {
  if (accountId === null) return
  const shop = open()
  const link = await appContext.accounts.createLink('sign-in', accountId, shop.now)
  if (!link) return
  const { signInLinkMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await signInLinkMail(shop, { ...link, mailId }))
}

/** Writes to those who wait for goods that can be had again, whatever has brought them back. */
export async function sendStockMails({ appContext, shop, signal }: JobContext): Promise<void> {
  await notifySubscribers(
    shop,
    async (offer, waiting) => {
      const { stockMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
      await appContext.mailBox.send(await stockMail(shop(), offer, waiting))
    },
    signal,
  )
}
