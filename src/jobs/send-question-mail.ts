import { forgetQuestion } from '#features/opinions/actions/forget-questions.ts'
import { findQuestion } from '#features/opinions/reads.ts'
import type { JobPlace } from './job-place.ts'

/** Brings a question to the seller; once it has gone out the shop keeps nothing of it. */
export async function sendQuestionMail(
  { house, shop: open }: JobPlace,
  { questionId }: { questionId: number },
): Promise<void> {
  const shop = open()
  const question = await findQuestion(shop, questionId)
  if (!question) return
  const { questionMail } = await import('./question-mail.tsx') // mail parts are heavy: loaded with the first mail
  await house.mailBox.send(await questionMail(shop, { id: questionId, ...question }))
  await forgetQuestion(shop, questionId)
}
