import { getSeller } from '#features/content/settings.ts'
import { createMailLinks } from '#features/newsletter/actions/mail-links.ts'
import { findSubscription } from '#features/newsletter/queries.ts'
import { subscriptionStatus } from '#features/newsletter/rules.ts'
import { deleteSentMessage } from '#features/opinions/actions/contact-message.ts'
import { deleteSentQuestion } from '#features/opinions/actions/questions.ts'
import { findContactMessage, findQuestion } from '#features/opinions/queries/messages.ts'
import { findOpinion } from '#features/opinions/queries/written-opinions.ts'
import { opinionsAtOnceSetting } from '#features/opinions/settings.ts'
import { notifySubscribers } from '#features/stock-alerts/actions/notify-subscribers.ts'
import type { Jobs, NewDeviceMailJob, NewsletterMailJob, SignInLinkJob } from '#shop'
import type { JobContext } from './job-context.ts'

/**
 * Sends the requested mail: the link that confirms an address, or the one to unsubscribe. Sends nothing to an address
 * unsubscribed meanwhile.
 */
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

/** Sends a question to the seller and then deletes it. */
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

/** Sends a message of the contact page to the seller and then deletes it. */
export async function sendContactMail(
  { appContext, shop: open }: JobContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const shop = open()
  const message = await findContactMessage(shop, messageId)
  if (!message) return
  const { contactMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await contactMail(shop, { id: messageId, ...message }))
  await deleteSentMessage(shop, messageId)
}

/** Tells the seller about an opinion that still waits, or that the shop shows before anybody has read it. */
export async function sendOpinionMail(
  { appContext, shop: open }: JobContext,
  { opinionId }: Jobs['send-opinion-mail'],
): Promise<void> {
  const shop = open()
  const opinion = await findOpinion(shop, opinionId)
  const isShownAtOnce = opinion?.state === 'published' && shop.settings.get(opinionsAtOnceSetting) === 'yes'
  if (!opinion || (opinion.state !== 'waiting' && !isShownAtOnce) || getSeller(shop.settings).email === '') return
  const { opinionMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await opinionMail(shop, opinion))
}

/**
 * Sends a one-time link to the owner of an account. The token is created here: the queue stores none, and the link is valid for
 * its full time.
 */
export async function sendSignInLink(
  { appContext, shop: open }: JobContext,
  { accountId, purpose = 'sign-in', mailId, codeId }: SignInLinkJob,
): Promise<void> {
  if (accountId === null) return
  const shop = open()
  const link = await appContext.accounts.createLink(purpose, accountId, shop.now)
  if (!link) return
  const { setPasswordMail, signInLinkMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  if (purpose === 'set-password') return appContext.mailBox.send(await setPasswordMail(shop, { ...link, mailId }))
  const code = codeId === undefined ? null : await appContext.accounts.createMailCode(codeId, shop.now)
  await appContext.mailBox.send(await signInLinkMail(shop, { ...link, mailId }, code))
}

/** Sends the mail about a session in a new browser, with a link that ends it. */
export async function sendNewDeviceMail(
  { appContext, shop: open }: JobContext,
  { mailId, ...session }: NewDeviceMailJob,
): Promise<void> {
  const shop = open()
  const link = await appContext.accounts.createSessionLink(session, shop.now)
  if (!link) return
  const { newDeviceMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await newDeviceMail(shop, { ...link, mailId }, session))
}

/** Sends the link that confirms the e-mail of a new account. The token is created here, as for signing in. */
export async function sendConfirmationLink(
  { appContext, shop: open }: JobContext,
  { accountId, mailId }: Jobs['send-confirmation-link'],
): Promise<void> {
  const shop = open()
  const link = await appContext.accounts.createLink('confirm-email', accountId, shop.now)
  if (!link) return
  const { confirmEmailMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await confirmEmailMail(shop, { ...link, mailId }))
}

/** Sends the link that confirms a new e-mail, to that e-mail; nothing when it has an account, or the change was replaced. */
export async function sendEmailChangeLink(
  { appContext, shop: open }: JobContext,
  { changeId, mailId }: Jobs['send-email-change-link'],
): Promise<void> {
  const shop = open()
  const link = await appContext.accounts.createEmailChangeLink(changeId, shop.now)
  if (!link) return
  const { emailChangeMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await emailChangeMail(shop, { ...link, mailId }))
}

/** Notifies the former address that the e-mail of the account was changed. */
export async function sendEmailChangedNotice(
  { appContext, shop: open }: JobContext,
  { changeId, mailId }: Jobs['send-email-changed-notice'],
): Promise<void> {
  const email = await appContext.accounts.findFormerEmail(changeId)
  if (email === null) return
  const { emailChangedMail } = await import('./customer-mails.tsx') // mail parts are heavy: loaded with the first mail
  await appContext.mailBox.send(await emailChangedMail(open(), { email, mailId }))
}

/** Sends mails for goods that are back in stock, whatever the reason. */
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
