import { randomUUID } from 'node:crypto'
import type { Consent } from '#shared/consent.ts'
import { say } from '#shared/text.ts'
import type { Shop } from '#shop'
import { allowedBy } from '../rules.ts'
import { consentRoundSetting } from '../settings.ts'
import { consentTexts } from '../texts/question.ts'
import { insertConsent } from '../writes.ts'

/**
 * Writes down what a visitor answers: 'all', 'none', or 'chosen' with the purposes that he ticked. The answer is to be put into his
 * cookie; whoever answers again keeps his number.
 */
export async function giveConsent(shop: Shop, answer: string, ticked: readonly string[]): Promise<Consent> {
  const consent = {
    round: shop.settings.get(consentRoundSetting),
    allowed: allowedBy(answer, ticked),
    token: shop.visitor.consent?.token ?? randomUUID(),
  }
  await insertConsent(shop, consent, say(consentTexts.text, {}, shop.words))
  return consent
}
