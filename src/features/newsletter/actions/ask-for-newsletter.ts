import { sellerSettings } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { waitMessage } from '#features/customers/rules/wait.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Message, say } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { checkSubscription } from '../checks.ts'
import { consentLanguage } from '../rules.ts'
import { newsletterFormSetting } from '../settings.ts'
import { newsletterAnswerTexts } from '../texts/answer.ts'
import { newsletterTexts } from '../texts/form.ts'
import { saveAsked, saveConsent } from '../writes.ts'
import { countAsking, mayWriteTo } from './count-asking.ts'

/** faults: by the name of the field; wait: too many from one place; closed: the merchant has taken the form away. */
export type AskProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed'; message: Message }

/**
 * Writes down who wants the newsletter and has a mail sent in which the address is confirmed (B5.53; art. 398 of the law on electronic
 * communication). The answer is the same whether the address is known or not; asked again, the mail comes again, but not at once.
 */
export async function askForNewsletter(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, AskProblem>> {
  if (shop.settings.get(newsletterFormSetting) === 'off')
    return refused({ code: 'closed', message: { text: newsletterAnswerTexts.closed } })
  const { email, problems } = checkSubscription(fields)
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await countAsking(shop)
  if (until) return refused({ code: 'wait', message: waitMessage(newsletterAnswerTexts.wait, until, shop.now), until })
  if (await mayWriteTo(shop, email, 'add')) await writeDown(shop, email)
  return done({ text: newsletterAnswerTexts.asked })
}

async function writeDown(shop: Shop, email: string): Promise<void> {
  await transaction(shop, async (shop) => {
    const version = await saveConsent(shop, consentWords(shop))
    const subscriptionId = await saveAsked(shop, { email, version, language: consentLanguage })
    const mailId = crypto.randomUUID()
    await shop.enqueue(shop.database, 'send-newsletter-mail', { subscriptionId, asked: 'add', mailId })
  })
}

/** As they stand beside the box in the form. */
function consentWords({ settings, words }: Shop): string {
  return say(newsletterTexts.consent, { shop: settings.get(sellerSettings.shopName) }, words)
}
