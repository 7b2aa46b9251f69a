import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { ContactMessage } from '../checks/contact-message.ts'
import type { ProductQuestion } from '../checks/question.ts'

/** Stores a question until its mail is sent; returns its id. */
export async function insertQuestion(
  shop: PublicShop,
  { productId, email, question }: ProductQuestion,
  productName: string,
): Promise<number> {
  const { id } = await shop.database
    .insertInto('product_question')
    .values({ product_id: productId, product_name: productName, email, question, asked_at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteQuestion(shop: PublicShop, id: number): Promise<void> {
  await shop.database.deleteFrom('product_question').where('id', '=', id).execute()
}

export async function deleteQuestionsBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('product_question').where('asked_at', '<', moment).execute()
}

/** Returns how many there were. */
export async function deleteQuestionsByEmail(shop: PublicShop, email: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from product_question where lower(email) = lower(${email})
  `.execute(shop.database)
  return Number(numAffectedRows ?? 0n)
}

/** Stores a message until its mail is sent; returns its id. */
export async function insertContactMessage(
  shop: PublicShop,
  { name, email, topic, orderNumber, message }: ContactMessage,
): Promise<number> {
  const { id } = await shop.database
    .insertInto('contact_message')
    .values({ name, email, topic, order_number: orderNumber, message, written_at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteContactMessage(shop: PublicShop, id: number): Promise<void> {
  await shop.database.deleteFrom('contact_message').where('id', '=', id).execute()
}

export async function deleteContactMessagesBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('contact_message').where('written_at', '<', moment).execute()
}

/** Returns how many there were. */
export async function deleteContactMessagesByEmail(shop: PublicShop, email: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_message where lower(email) = lower(${email})
  `.execute(shop.database)
  return Number(numAffectedRows ?? 0n)
}
