import { findProductPage } from '#features/catalogue/reads/product-page.ts'
import { sellerOf } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { waitMessage } from '#features/customers/rules/wait.ts'
import { countTry } from '#platform/tries/count-try.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { checkQuestion } from '../checks.ts'
import { questionTexts } from '../texts.ts'
import { insertQuestion } from '../writes.ts'

/** faults: by the name of the field; wait: too many from one place; closed: no such product, or a seller without an address. */
export type QuestionProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed'; message: Message }

const mostFromOne = { tries: 10, minutes: 60 }
/** However many places questions come from, the seller's mailbox stays usable. */
const mostInAll = { tries: 200, minutes: 60 }

/**
 * Sends the seller a shopper's question about a product (B1.7; WIRE.md §4, question_action). Fields by their names there; the answer to
 * his mail goes to whoever asks.
 */
export async function askQuestion(
  shop: Shop,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Message, QuestionProblem>> {
  const { problems, ...question } = checkQuestion(fields)
  if (sellerOf(shop.settings).email === '') return refused({ code: 'closed', message: { text: questionTexts.closed } })
  const product = await findProductPage(shop, question.productId)
  if (!product) return refused({ code: 'closed', message: { text: questionTexts.unknownProduct } })
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const until = await countQuestion(shop)
  if (until) return refused({ code: 'wait', message: waitMessage(questionTexts.wait, until, shop.now), until })
  await transaction(shop, async (shop) => {
    const questionId = await insertQuestion(shop, question, product.name)
    await shop.enqueue(shop.database, 'send-question-mail', { questionId })
  })
  return done({ text: questionTexts.sent })
}

/** Until when whoever asks must wait, or null. */
async function countQuestion({ database, visitor, now }: Shop): Promise<Date | null> {
  const name = 'questions'
  const limits = [{ name: 'questions in all', key: 'questions in all', ...mostInAll }]
  if (visitor.address !== null) limits.push({ name, key: `questions from ${visitor.address}`, ...mostFromOne })
  return countTry(database, limits, now)
}
