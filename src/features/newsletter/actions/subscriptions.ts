import { sellerSettings } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { canonicalMailbox, countAttempt } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Message, translate } from '#shared/text.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { checkAddress, checkSubscription } from '../checks.ts'
import { findActiveSubscription, findMailLink } from '../queries.ts'
import { confirmationPeriod, confirmationState, consentLanguage, withdrawalState } from '../rules.ts'
import { newsletterFormSetting, withdrawnRetentionSetting } from '../settings.ts'
import { newsletterAnswerTexts, newsletterTexts } from '../texts.ts'
import {
  deleteUnconfirmedBefore,
  deleteWithdrawnBefore,
  markConfirmed,
  markWithdrawn,
  saveConsent,
  saveRequestedSubscription,
} from '../writes.ts'

/** faults: by field name; wait: rate limit of the visitor's address; closed: the merchant has disabled the form. */
type SubscriptionProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed'; message: Message }

/**
 * Records a subscription and sends a confirmation mail (B5.53; art. 398 of the law on electronic communication). The answer is
 * the same for known addresses; a repeated request sends the mail again after a pause.
 */
export async function requestSubscription(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, SubscriptionProblem>> {
  if (shop.settings.get(newsletterFormSetting) === 'off')
    return refused({ code: 'closed', message: { text: newsletterAnswerTexts.closed } })
  const { email, problems } = checkSubscription(fields)
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await limitRequestRate(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(newsletterAnswerTexts.wait, until, shop.now), until })
  if (await mayMailAddress(shop, email, 'add')) await storeRequest(shop, email)
  return done({ text: newsletterAnswerTexts.asked })
}

async function storeRequest(shop: Shop, email: string): Promise<void> {
  await transaction(shop, async (shop) => {
    const version = await saveConsent(shop, consentText(shop))
    const subscriptionId = await saveRequestedSubscription(shop, { email, version, language: consentLanguage })
    const mailId = crypto.randomUUID()
    await shop.enqueue(shop.database, 'send-newsletter-mail', { subscriptionId, asked: 'add', mailId })
  })
}

/** As shown next to the form's checkbox. */
function consentText({ settings, textOverrides }: Shop): string {
  return translate(newsletterTexts.consent, { shop: settings.get(sellerSettings.shopName) }, textOverrides)
}

/**
 * Confirms a subscription by the token of its mail, with the consent text in that mail; a used, expired or unknown token
 * changes nothing.
 */
export async function confirmSubscription(shop: PublicShop, token: string): Promise<void> {
  await transaction(shop, async (shop) => {
    const link = await findMailLink(shop, token)
    if (link?.confirms && confirmationState(link, shop.now) === 'open')
      await markConfirmed(shop, link.subscription.id, link.confirms.version)
  })
}

const requestsPerAddress = { tries: 20, minutes: 60 }
const mailsAtOnce = { tries: 1, minutes: 10 }
const mailsPerDay = { tries: 5, minutes: 24 * 60 }

/** Counts requests by the visitor's address; returns the end of the wait, or null. */
async function limitRequestRate({ database, visitor, now }: Shop): Promise<Date | null> {
  if (visitor.address === null) return null
  return countAttempt(
    database,
    [{ name: 'newsletter', key: `newsletter from ${visitor.address}`, ...requestsPerAddress }],
    now,
  )
}

/**
 * Whether a mail to this mailbox is allowed: one in ten minutes, and five a day, for all notations of the address and all
 * visitors.
 */
async function mayMailAddress({ database, now }: Shop, email: string, action: 'add' | 'remove'): Promise<boolean> {
  const name = 'newsletter mails to an address'
  const key = `newsletter ${action} ${canonicalMailbox(email)}`
  if (await countAttempt(database, [{ name, key: `${key} at once`, ...mailsAtOnce }], now)) return false
  return (await countAttempt(database, [{ name, key, ...mailsPerDay }], now)) === null
}

/** A queued mail without a subscription: it is sent to no address and makes the answer take the same time. */
const unknown = 0

/** Sends an unsubscribe link to a subscriber. The answer is the same for unknown addresses. */
export async function requestUnsubscribeLink(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, Exclude<SubscriptionProblem, { code: 'closed' }>>> {
  const { email, problems } = checkAddress(fields)
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await limitRequestRate(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(newsletterAnswerTexts.wait, until, shop.now), until })
  const subscription = await findActiveSubscription(shop, email)
  if (await mayMailAddress(shop, email, 'remove')) {
    const subscriptionId = subscription?.id ?? unknown
    const mail = { subscriptionId, asked: 'remove' as const, mailId: crypto.randomUUID() }
    await shop.enqueue(shop.database, 'send-newsletter-mail', mail)
  }
  return done({ text: newsletterAnswerTexts.askedToWithdraw })
}

/** Withdraws the consent of an address on behalf of its owner; false when there is none. The record of the consent stays. */
export function unsubscribeByEmail(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const subscription = await findActiveSubscription(shop, email)
    if (subscription) await markWithdrawn(shop, subscription.id)
    return subscription !== null
  })
}

/** Withdraws the consent or deletes an unconfirmed request; may be repeated. False when the token is unknown. */
export async function unsubscribe(shop: PublicShop, token: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const link = await findMailLink(shop, token)
    const state = withdrawalState(link)
    if (link && state === 'open') await markWithdrawn(shop, link.subscription.id)
    return state !== 'unknown'
  })
}

const day = 24 * 60 * 60_000

/** Deletes addresses that were not confirmed in time, and withdrawn consents whose retention has ended. */
export async function deleteOldSubscriptions(shop: PublicShop): Promise<void> {
  const before = (time: number) => new Date(shop.now.getTime() - time)
  await deleteUnconfirmedBefore(shop, before(confirmationPeriod))
  await deleteWithdrawnBefore(shop, before(shop.settings.get(withdrawnRetentionSetting) * day))
}
