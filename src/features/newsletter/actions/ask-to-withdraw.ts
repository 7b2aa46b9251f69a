import { waitMessage } from '#features/customers/rules/wait.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { Shop } from '#shop'
import { checkAddress } from '../checks.ts'
import { livingSubscription } from '../reads.ts'
import { newsletterAnswerTexts } from '../texts/answer.ts'
import type { AskProblem } from './ask-for-newsletter.ts'
import { countAsking, mayWriteTo } from './count-asking.ts'

/** Of no subscription: its mail is queued like any other and sent to nobody, so that the answer takes as long. */
const unknown = 0

/** Has the link that leads out sent to a subscriber who has none at hand. The answer is the same whether the address is on the list or not. */
export async function askToWithdraw(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, Exclude<AskProblem, { code: 'closed' }>>> {
  const { email, problems } = checkAddress(fields)
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await countAsking(shop)
  if (until) return refused({ code: 'wait', message: waitMessage(newsletterAnswerTexts.wait, until, shop.now), until })
  const subscription = await livingSubscription(shop, email)
  if (await mayWriteTo(shop, email, 'remove')) {
    const subscriptionId = subscription?.id ?? unknown
    const mail = { subscriptionId, asked: 'remove' as const, mailId: crypto.randomUUID() }
    await shop.enqueue(shop.database, 'send-newsletter-mail', mail)
  }
  return done({ text: newsletterAnswerTexts.askedToWithdraw })
}
