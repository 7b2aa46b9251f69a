import { sellerSettings } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { canonicalMailbox, countAttempt } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Message, translate } from '#shared/text.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { checkEmail, checkSubscription } from '../checks.ts'
import { findActiveSubscription, findMailLink } from '../queries.ts'
import { confirmationPeriod, confirmationState, consentLanguage, withdrawalState } from '../rules.ts'
import { newsletterFormSetting, withdrawnRetentionSetting } from '../settings.ts'
import { newsletterAnswerTexts } from '../texts/answer.ts'
import { newsletterTexts } from '../texts/form.ts'
import {
  deleteUnconfirmedBefore,
  deleteWithdrawnBefore,
  markConfirmed,
  markWithdrawn,
  saveConsent,
  saveRequestedSubscription,
} from '../writes.ts'

/** faults: by the name of the field; wait: too many from one place; closed: the merchant has taken the form away. */
type SubscriptionProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed'; message: Message }

/**
 * Writes down who wants the newsletter and has a mail sent in which the address is confirmed (B5.53; art. 398 of the law on electronic
 * communication). The answer is the same whether the address is known or not; asked again, the mail comes again, but not at once.
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

/** As they stand beside the box in the form. */
function consentText({ settings, words }: Shop): string {
  return translate(newsletterTexts.consent, { shop: settings.get(sellerSettings.shopName) }, words)
}

/** Whoever reads the mail with this token agrees to the words that stand in it; one that is used, old or unknown changes nothing. */
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

/** Counts what somebody types against where he comes from; until when he must wait, or null. */
async function limitRequestRate({ database, visitor, now }: Shop): Promise<Date | null> {
  if (visitor.address === null) return null
  return countAttempt(
    database,
    [{ name: 'newsletter', key: `newsletter from ${visitor.address}`, ...requestsPerAddress }],
    now,
  )
}

/** Whether a mail may go to this mailbox: one in ten minutes, and five a day, however its address is written and whoever asks for them. */
async function mayMailAddress({ database, now }: Shop, email: string, asked: 'add' | 'remove'): Promise<boolean> {
  const name = 'newsletter mails to an address'
  const key = `newsletter ${asked} ${canonicalMailbox(email)}`
  if (await countAttempt(database, [{ name, key: `${key} at once`, ...mailsAtOnce }], now)) return false
  return (await countAttempt(database, [{ name, key, ...mailsPerDay }], now)) === null
}

/** Of no subscription: its mail is queued like any other and sent to nobody, so that the answer takes as long. */
const unknown = 0

/** Has the link that leads out sent to a subscriber who has none at hand. The answer is the same whether the address is on the list or not. */
export async function requestUnsubscribeLink(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, Exclude<SubscriptionProblem, { code: 'closed' }>>> {
  const { email, problems } = checkEmail(fields)
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

/** Takes back the consent of an address, as its owner has asked the merchant; false when there is none. The proof that there was one stays. */
export function unsubscribeByEmail(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const subscription = await findActiveSubscription(shop, email)
    if (subscription) await markWithdrawn(shop, subscription.id)
    return subscription !== null
  })
}

/** Takes the consent back, or what nobody has confirmed; as often as it is asked for. False when the token is none of ours. */
export async function unsubscribe(shop: PublicShop, token: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const link = await findMailLink(shop, token)
    const state = withdrawalState(link)
    if (link && state === 'open') await markWithdrawn(shop, link.subscription.id)
    return state !== 'unknown'
  })
}

const day = 24 * 60 * 60_000

/** Forgets addresses that nobody has confirmed in time, and those whose consent was taken back so long ago that nobody has to prove it. */
export async function deleteOldSubscriptions(shop: PublicShop): Promise<void> {
  const before = (time: number) => new Date(shop.now.getTime() - time)
  await deleteUnconfirmedBefore(shop, before(confirmationPeriod))
  await deleteWithdrawnBefore(shop, before(shop.settings.get(withdrawnRetentionSetting) * day))
}
