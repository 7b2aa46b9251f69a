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
 * Records a visitor's answer: 'all', 'none', or 'chosen' with the ticked purposes; purposes that were not asked for are not
 * allowed. Returns the answer for the cookie; a repeated answer keeps its number. An address above the rate limit writes no log
 * entry, and its answer allows nothing, because it could not be proved.
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
  await insertConsent(shop, consent, translate(consentTexts.text, {}, shop.textOverrides))
  return consent
}

/** Requests from the machine itself are not counted. */
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

/** Deletes answers whose retention has ended. */
export async function deleteOldConsents(shop: PublicShop): Promise<void> {
  await deleteConsentsBefore(shop, new Date(shop.now.getTime() - shop.settings.get(consentRetentionSetting) * day))
}
