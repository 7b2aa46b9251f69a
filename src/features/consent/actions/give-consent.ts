import { randomUUID } from 'node:crypto'
import { countTry } from '#platform/tries/count-try.ts'
import type { Consent, Purpose } from '#shared/consent.ts'
import { say } from '#shared/text.ts'
import type { Shop } from '#shop'
import { allowedBy } from '../rules.ts'
import { consentRoundSetting } from '../settings.ts'
import { consentTexts } from '../texts/question.ts'
import { insertConsent } from '../writes.ts'

const most = { tries: 60, minutes: 60 }

/**
 * Writes down what a visitor answers: 'all', 'none', or 'chosen' with the purposes that he ticked; what
 * the shop does not ask about is not allowed. The answer is to be put into his
 * cookie; whoever answers again keeps his number. An address that answers more often than anybody would fills no log: what is not
 * written down is not allowed, since it could not be proved.
 */
export async function giveConsent(
  shop: Shop,
  answer: string,
  ticked: readonly string[],
  asked: readonly Purpose[],
): Promise<Consent> {
  const consent = {
    round: shop.settings.get(consentRoundSetting),
    allowed: allowedBy(answer, ticked, asked),
    token: shop.visitor.consent?.token ?? randomUUID(),
  }
  if (await isTooMany(shop)) return { ...consent, allowed: [] }
  await insertConsent(shop, consent, say(consentTexts.text, {}, shop.words))
  return consent
}

/** Not counted is only who tries the shop out on the machine itself. */
async function isTooMany({ database, visitor, now }: Shop): Promise<boolean> {
  if (visitor.address === null) return false
  return (
    (await countTry(database, [{ name: 'consents', key: `consents from ${visitor.address}`, ...most }], now)) !== null
  )
}
