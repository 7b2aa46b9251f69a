import { type PublicShop, transaction } from '#shop'
import { deleteQuestion, deleteQuestionsBefore, deleteQuestionsOf } from '../writes.ts'

const keptDays = 30

/** Deletes questions whose mail could not be sent for a month. */
export async function forgetQuestions(shop: PublicShop): Promise<void> {
  await deleteQuestionsBefore(shop, new Date(shop.now.getTime() - keptDays * 24 * 3_600_000))
}

/** Deletes a question whose mail has gone out. */
export async function forgetQuestion(shop: PublicShop, id: number): Promise<void> {
  await deleteQuestion(shop, id)
}

/** Art. 17 GDPR: deletes what this address has asked and what has not gone out; how many questions there were. */
export function forgetQuestionsOf(shop: PublicShop, email: string): Promise<number> {
  return transaction(shop, (shop) => deleteQuestionsOf(shop, email))
}
