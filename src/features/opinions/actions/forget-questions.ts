import type { PublicShop } from '#shop'
import { deleteQuestion, deleteQuestionsBefore } from '../writes.ts'

const keptDays = 30

/** Deletes questions whose mail could not be sent for a month. */
export async function forgetQuestions(shop: PublicShop): Promise<void> {
  await deleteQuestionsBefore(shop, new Date(shop.now.getTime() - keptDays * 24 * 3_600_000))
}

/** Deletes a question whose mail has gone out. */
export async function forgetQuestion(shop: PublicShop, id: number): Promise<void> {
  await deleteQuestion(shop, id)
}
