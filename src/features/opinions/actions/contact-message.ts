import { getSeller } from '#features/content/settings.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { checkContactMessage } from '../checks/contact-message.ts'
import { contactTexts } from '../texts/contact.ts'
import { deleteContactMessage, insertContactMessage } from '../writes/messages.ts'
import { limitMessageRate } from './message-rate.ts'
import type { QuestionProblem } from './questions.ts'

/** Sends what a visitor wrote on the contact page to the seller (B2.51); a reply to the mail goes to the visitor. */
export async function sendContactMessage(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<null, QuestionProblem>> {
  const { problems, ...message } = checkContactMessage(fields)
  if (getSeller(shop.settings).email === '') return refused({ code: 'closed', message: { text: contactTexts.closed } })
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await limitMessageRate(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(contactTexts.wait, until, shop.now), until })
  await transaction(shop, async (shop) => {
    const messageId = await insertContactMessage(shop, message)
    await shop.enqueue(shop.database, 'send-contact-mail', { messageId })
  })
  return done(null)
}

/** Deletes a message after its mail was sent. */
export async function deleteSentMessage(shop: PublicShop, id: number): Promise<void> {
  await deleteContactMessage(shop, id)
}
