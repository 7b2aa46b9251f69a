import { sizesLabel } from '#features/catalogue/rules/size-labels.ts'
import { getSeller } from '#features/content/settings.ts'
import { parseDevice } from '#features/customers/rules.ts'
import { emailChangedMailTexts, emailChangeMailTexts } from '#features/customers/texts/email-change.ts'
import { newDeviceMailTexts } from '#features/customers/texts/new-device.ts'
import { setPasswordMailTexts } from '#features/customers/texts/password.ts'
import { confirmEmailMailTexts } from '#features/customers/texts/registration.ts'
import { signInLinkMailTexts } from '#features/customers/texts/sign-in-link.ts'
import { LinkMail } from '#features/customers/ui/link-mail.tsx'
import type { LinkTokens } from '#features/newsletter/actions/mail-links.ts'
import type { Subscription } from '#features/newsletter/rules.ts'
import { alreadySubscribedMailTexts, newsletterMailTexts, unsubscribeMailTexts } from '#features/newsletter/texts.ts'
import { NewsletterMail } from '#features/newsletter/ui/newsletter-mail.tsx'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import type { ContactMessage } from '#features/opinions/checks/contact-message.ts'
import type { ProductQuestion } from '#features/opinions/checks/question.ts'
import type { WrittenOpinion } from '#features/opinions/queries/written-opinions.ts'
import { contactMailTexts, contactTopicTexts } from '#features/opinions/texts/contact.ts'
import { opinionMailTexts } from '#features/opinions/texts/opinion-form.ts'
import { questionMailTexts } from '#features/opinions/texts/question.ts'
import { ContactMail } from '#features/opinions/ui/contact-mail.tsx'
import { OpinionMail } from '#features/opinions/ui/opinion-mail.tsx'
import { QuestionMail } from '#features/opinions/ui/question-mail.tsx'
import { backInStockMailTexts } from '#features/stock-alerts/texts/response.ts'
import { BackInStockMail } from '#features/stock-alerts/ui/back-in-stock-mail.tsx'
import type { WebhookDelivery } from '#features/webhooks/queries.ts'
import { webhookMailTexts } from '#features/webhooks/texts.ts'
import { WebhookMail } from '#features/webhooks/ui/webhook-mail.tsx'
import { mailPicture } from '#kit/mail/mail-picture.tsx'
import type { Mail } from '#platform/mail.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextValues, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { sellerMailContent, senderLine } from './mail-content.tsx'

interface NewsletterMailInput {
  subscription: Subscription
  tokens: LinkTokens
  asked: 'add' | 'remove'
  mailId: string
}

/**
 * Returns the newsletter mail: asks to confirm an address, reports that it is already subscribed, or contains the link to
 * unsubscribe.
 */
export async function newsletterMail(
  shop: PublicShop,
  { subscription, tokens, asked, mailId }: NewsletterMailInput,
): Promise<Mail> {
  const seller = getSeller(shop.settings)
  const leaveAddress = serverUrls.absolute(shop.publicUrl, serverUrls.leaveNewsletter(tokens.withdraw))
  const confirmPath = asked === 'add' && tokens.confirm ? serverUrls.confirmNewsletter(tokens.confirm) : null
  const texts = confirmPath ? newsletterMailTexts : asked === 'add' ? alreadySubscribedMailTexts : unsubscribeMailTexts
  const page = (
    <NewsletterMail
      texts={texts}
      consent={confirmPath && subscription.consent.words}
      address={confirmPath ? serverUrls.absolute(shop.publicUrl, confirmPath) : leaveAddress}
      leaveAddress={leaveAddress}
      sender={senderLine(seller)}
    />
  )
  return {
    ...(await sellerMailContent(shop, page)),
    id: `newsletter-${mailId}`,
    to: subscription.email,
    subject: translate(texts.subject, { shop: seller.shopName }, shop.textOverrides),
    unsubscribe: leaveAddress,
  }
}

/** Returns the mail with a question for the seller; a reply goes to the author of the question. */
export async function questionMail(
  shop: PublicShop,
  { id, productName, ...question }: ProductQuestion & { id: number; productName: string },
): Promise<Mail> {
  const seller = getSeller(shop.settings)
  const product = { id: question.productId, name: productName }
  const page = (
    <QuestionMail
      {...question}
      productName={productName}
      productAddress={serverUrls.absolute(shop.publicUrl, urls.product(product))}
    />
  )
  return {
    ...(await sellerMailContent(shop, page)),
    id: `question-${id}`,
    to: seller.email,
    replyTo: question.email,
    subject: translate(questionMailTexts.subject, { product: productName, id: question.productId }, shop.textOverrides),
  }
}

/** Returns the mail about a new opinion, for the seller. */
export async function opinionMail(shop: PublicShop, opinion: WrittenOpinion): Promise<Mail> {
  const about = opinion.productName || translate(opinionMailTexts.shop, {}, shop.textOverrides)
  return {
    ...(await sellerMailContent(shop, <OpinionMail {...opinion} about={about} />)),
    id: `opinion-${opinion.id}`,
    to: getSeller(shop.settings).email,
    subject: translate(opinionMailTexts.subject, { about }, shop.textOverrides),
  }
}

/** Returns the mail with a message of the contact page for the seller; a reply goes to its author. */
export async function contactMail(
  shop: PublicShop,
  { id, ...message }: ContactMessage & { id: number },
): Promise<Mail> {
  const { topic, orderNumber: number } = message
  const subject = number ? contactMailTexts.subjectOfOrder : contactMailTexts.subject
  const topicName = translate(contactTopicTexts[topic], {}, shop.textOverrides)
  return {
    ...(await sellerMailContent(shop, <ContactMail {...message} />)),
    id: `message-${id}`,
    to: getSeller(shop.settings).email,
    replyTo: message.email,
    subject: translate(subject, { topic: topicName, number }, shop.textOverrides),
  }
}

/** Returns the mail that tells the seller of messages that do not arrive. */
export async function webhookMail(
  shop: PublicShop,
  { url, result }: Pick<WebhookDelivery, 'url' | 'result'>,
  mailId: string,
): Promise<Mail> {
  const { email } = getSeller(shop.settings)
  const { host } = new URL(url)
  return {
    ...(await sellerMailContent(shop, <WebhookMail host={host} result={result} />)),
    id: `webhook-${mailId}`,
    to: email,
    subject: translate(webhookMailTexts.subject, { host }, shop.textOverrides),
  }
}

interface OneTimeLink {
  email: string
  token: string
  mailId: string
}

/** Returns the mail with a one-time sign-in link, and a code for the browser that has asked for it. */
export function signInLinkMail(shop: PublicShop, link: OneTimeLink, code: string | null): Promise<Mail> {
  return linkMail(shop, link, {
    kind: 'sign-in',
    path: serverUrls.signInByLink(link.token),
    texts: signInLinkMailTexts,
    code,
  })
}

const moment = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' })

/** Returns the mail about a session in a browser that was never signed in to the account; its link ends the session. */
export function newDeviceMail(
  shop: PublicShop,
  link: OneTimeLink,
  { userAgent, at }: { userAgent: string; at: string },
): Promise<Mail> {
  const device = parseDevice(userAgent)
  const named = device
    ? `${device.browser}, ${device.system}`
    : translate(newDeviceMailTexts.unknownDevice, {}, shop.textOverrides)
  return linkMail(shop, link, {
    kind: 'new-device',
    path: serverUrls.endSession(link.token),
    texts: newDeviceMailTexts,
    values: { device: named, when: moment.format(new Date(at)) },
  })
}

/** Returns the mail with a one-time link that sets a new password. */
export function setPasswordMail(shop: PublicShop, link: OneTimeLink): Promise<Mail> {
  return linkMail(shop, link, {
    kind: 'set-password',
    path: serverUrls.setPassword(link.token),
    texts: setPasswordMailTexts,
  })
}

/** Returns the mail with the link that confirms the e-mail of a new account. */
export function confirmEmailMail(shop: PublicShop, link: OneTimeLink): Promise<Mail> {
  return linkMail(shop, link, {
    kind: 'confirm-email',
    path: serverUrls.confirmEmail(link.token),
    texts: confirmEmailMailTexts,
  })
}

/** Returns the mail with the link that confirms a new e-mail. */
export function emailChangeMail(shop: PublicShop, link: OneTimeLink): Promise<Mail> {
  return linkMail(shop, link, {
    kind: 'email-change',
    path: serverUrls.confirmNewEmail(link.token),
    texts: emailChangeMailTexts,
  })
}

/** Returns the mail that notifies the former address of an account. */
export function emailChangedMail(shop: PublicShop, notice: Omit<OneTimeLink, 'token'>): Promise<Mail> {
  return linkMail(shop, notice, {
    kind: 'email-changed',
    path: urls.content('kontakt'),
    texts: emailChangedMailTexts,
  })
}

interface LinkMailContent {
  kind: string
  path: string
  texts: Omit<typeof confirmEmailMailTexts, 'code'>
  /** What is typed instead of following the link. */
  code?: string | null
  /** Of the text. */
  values?: TextValues
}

async function linkMail(
  shop: PublicShop,
  { email, mailId }: Omit<OneTimeLink, 'token'>,
  { kind, path, texts, code = null, values }: LinkMailContent,
): Promise<Mail> {
  const seller = getSeller(shop.settings)
  const address = serverUrls.absolute(shop.publicUrl, path)
  const page = <LinkMail texts={texts} values={values} code={code} address={address} sender={senderLine(seller)} />
  return {
    ...(await sellerMailContent(shop, page)),
    id: `${kind}-${mailId}`,
    to: email,
    subject: translate(texts.subject, { shop: seller.shopName }, shop.textOverrides),
  }
}

/** Returns the mail about a size that is back in stock; its id is that of the stock alert. */
export async function stockMail(
  shop: PublicShop,
  { product, size, picture }: SizeOffer,
  waiting: { id: number; email: string; token: string },
): Promise<Mail> {
  const seller = getSeller(shop.settings)
  const stopAddress = serverUrls.absolute(shop.publicUrl, serverUrls.stopNotifications(waiting.token))
  const name = size.name || size.type
  const page = (
    <BackInStockMail
      product={product.name}
      picture={picture && mailPicture(shop.publicUrl, picture)}
      size={size.type === 'uniw' ? null : { word: sizesLabel(product.kind, [name], shop.textOverrides), size: name }}
      address={serverUrls.absolute(shop.publicUrl, urls.product(product))}
      stopAddress={stopAddress}
      sender={senderLine(seller)}
    />
  )
  return {
    ...(await sellerMailContent(shop, page)),
    id: `stock-${waiting.id}`,
    to: waiting.email,
    unsubscribe: stopAddress,
    subject: translate(backInStockMailTexts.subject, { product: product.name }, shop.textOverrides),
  }
}
