import { type FieldProblems, problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { questionTexts } from '../texts/question.ts'

/** Length limit of a question in characters. */
export const maxQuestionLength = 2_000

export interface ProductQuestion {
  productId: number
  email: string
  question: string
}

/** Reads a question about a product, with the field names of question_action in the .php contract; returns problems by field name. */
export function checkQuestion(fields: ReadonlyMap<string, unknown>): ProductQuestion & { problems: FieldProblems } {
  const typedEmail = textOf(fields.get('question_email')).trim()
  const question = textOf(fields.get('product_question')).replaceAll('\r\n', '\n').trim()
  const id = textOf(fields.get('question_product_id'))
  const email = checkEmail(typedEmail)
  const problems: FieldProblems = {}
  if ('code' in email) problems.question_email = problemMessage(email)
  if (question === '') problems.product_question = { text: questionTexts.noQuestion }
  else if (question.length > maxQuestionLength)
    problems.product_question = { text: questionTexts.tooLong, values: { count: maxQuestionLength } }
  return {
    productId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0,
    email: 'value' in email ? email.value : typedEmail,
    question,
    problems,
  }
}

/** A file or a missing value becomes ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
