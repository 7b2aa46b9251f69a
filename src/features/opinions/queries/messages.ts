import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { ContactMessage } from '../checks/contact-message.ts'
import type { ProductQuestion } from '../checks/question.ts'
import { readContactTopic } from '../rules/contact-topics.ts'

/** A question whose mail is not sent yet. */
export async function findQuestion(
  shop: PublicShop,
  id: number,
): Promise<(ProductQuestion & { productName: string }) | null> {
  const row = await shop.database.selectFrom('product_question').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { productId: row.product_id, productName: row.product_name, email: row.email, question: row.question }
}

/** The unsent questions of an address. */
export async function getQuestionsByEmail(
  shop: PublicShop,
  email: string,
): Promise<{ product: string; question: string; askedAt: Date }[]> {
  const { rows } = await sql<{ product: string; question: string; askedAt: Date }>`
    select product_name as product, question, asked_at as "askedAt" from product_question
    where lower(email) = lower(${email}) order by id
  `.execute(shop.primary)
  return rows
}

/** A message whose mail is not sent yet. */
export async function findContactMessage(shop: PublicShop, id: number): Promise<ContactMessage | null> {
  const row = await shop.database.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { name, email, order_number: orderNumber, message } = row
  return { name, email, topic: readContactTopic(row.topic), orderNumber, message }
}

/** The unsent messages of an address. */
export async function getMessagesByEmail(
  shop: PublicShop,
  email: string,
): Promise<{ name: string; order: string; message: string; writtenAt: Date }[]> {
  const { rows } = await sql<{ name: string; order: string; message: string; writtenAt: Date }>`
    select name, order_number as "order", message, written_at as "writtenAt" from contact_message
    where lower(email) = lower(${email}) order by id
  `.execute(shop.primary)
  return rows
}
