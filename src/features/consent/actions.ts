import { randomUUID } from 'node:crypto'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Consent, Purpose } from '#shared/consent.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop, Shop } from '#shop'
import { purposesAllowedBy } from './rules.ts'
import { consentRetentionSetting, consentRoundSetting } from './settings.ts'
import { consentTexts } from './texts.ts'
import { deleteConsentsBefore, insertConsent } from './writes.ts'

const answerLimit = { tries: 60, minutes: 60 }

/**
 * Writes down what a visitor answers: 'all', 'none', or 'chosen' with the purposes that he ticked; what
 * the shop does not ask about is not allowed. The answer is to be put into his
 * cookie; whoever answers again keeps his number. An address that answers more often than anybody would fills no log: what is not
 * written down is not allowed, since it could not be proved.
 */
export async function recordConsent(
  shop: Shop,
  answer: string,
  ticked: readonly string[],
  asked: readonly Purpose[],
): Promise<Consent> {
  const consent = {
    round: shop.settings.get(consentRoundSetting),
    allowed: purposesAllowedBy(answer, ticked, asked),
    token: shop.visitor.consent?.token ?? randomUUID(),
  }
  if (await isRateLimited(shop)) return { ...consent, allowed: [] }
  await insertConsent(shop, consent, translate(consentTexts.text, {}, shop.words))
  return consent
}

/** Not counted is only who tries the shop out on the machine itself. */
async function isRateLimited({ database, visitor, now }: Shop): Promise<boolean> {
  if (visitor.address === null) return false
  return (
    (await countAttempt(
      database,
      [{ name: 'consents', key: `consents from ${visitor.address}`, ...answerLimit }],
      now,
    )) !== null
  )
}

const day = 24 * 60 * 60_000

/** Forgets answers that nobody has to prove any more. */
export async function deleteOldConsents(shop: PublicShop): Promise<void> {
  await deleteConsentsBefore(shop, new Date(shop.now.getTime() - shop.settings.get(consentRetentionSetting) * day))
}
