import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { getSeller } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { checkQuestion } from '../checks/question.ts'
import { questionTexts } from '../texts/question.ts'
import {
  deleteContactMessagesBefore,
  deleteContactMessagesByEmail,
  deleteQuestion,
  deleteQuestionsBefore,
  deleteQuestionsByEmail,
  insertQuestion,
} from '../writes/messages.ts'
import { limitMessageRate } from './message-rate.ts'

/**
 * Of a question or a message. faults: by field name; wait: rate limit of the visitor's address; closed: no such product, or a seller
 * without an e-mail address.
 */
export type QuestionProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed'; message: Message }

/**
 * Sends a shopper's question about a product to the seller (B1.7; question_action of the .php contract). Fields have the names from
 * there; a reply to the mail goes to the shopper.
 */
export async function askQuestion(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, QuestionProblem>> {
  const { problems, ...question } = checkQuestion(fields)
  if (getSeller(shop.settings).email === '') return refused({ code: 'closed', message: { text: questionTexts.closed } })
  const product = await findProductPage(shop, question.productId)
  if (!product) return refused({ code: 'closed', message: { text: questionTexts.unknownProduct } })
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await limitMessageRate(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(questionTexts.wait, until, shop.now), until })
  await transaction(shop, async (shop) => {
    const questionId = await insertQuestion(shop, question, product.name)
    await shop.enqueue(shop.database, 'send-question-mail', { questionId })
  })
  return done({ text: questionTexts.sent })
}

const retentionDays = 30

/** Deletes questions and messages whose mail could not be sent for a month. */
export async function deleteOldQuestions(shop: PublicShop): Promise<void> {
  const moment = new Date(shop.now.getTime() - retentionDays * 24 * 3_600_000)
  await deleteQuestionsBefore(shop, moment)
  await deleteContactMessagesBefore(shop, moment)
}

/** Deletes a question after its mail was sent. */
export async function deleteSentQuestion(shop: PublicShop, id: number): Promise<void> {
  await deleteQuestion(shop, id)
}

/** Art. 17 GDPR: deletes the unsent questions and messages of an address; returns how many. */
export function eraseQuestions(shop: PublicShop, email: string): Promise<number> {
  return transaction(
    shop,
    async (shop) => (await deleteQuestionsByEmail(shop, email)) + (await deleteContactMessagesByEmail(shop, email)),
  )
}
