import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { OpinionAuthor, OpinionState, OpinionSubject } from '../rules/opinion.ts'

/** An opinion to be stored. */
export interface NewOpinion {
  subject: OpinionSubject
  rating: number
  content: string
  author: string
  email: string
  language: string
  /** The order that proves the purchase, and the position of its line (null for the shop); null: no order does. */
  order: { id: number; position: number | null } | null
  proof: 'order' | 'import' | null
  customerId: number | null
  state: OpinionState
  writtenAt: Date
  answer: { text: string; at: Date } | null
  helpful: number
  unhelpful: number
}

/** Stores opinions; returns their ids. One that the order already has is left out. */
export async function insertOpinions(shop: PublicShop, opinions: NewOpinion[]): Promise<number[]> {
  if (opinions.length === 0) return []
  const rows = await shop.database
    .insertInto('opinion')
    .values(
      opinions.map(({ subject, order, answer, customerId, writtenAt, ...opinion }) => ({
        ...opinion,
        product_id: subject === 'shop' ? null : subject.productId,
        order_id: order?.id ?? null,
        order_position: order?.position ?? null,
        customer_id: customerId,
        written_at: writtenAt,
        answer: answer?.text ?? '',
        answered_at: answer?.at ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Locks an opinion until the end of the transaction; null: there is none. */
export async function lockOpinion(
  shop: PublicShop,
  id: number,
): Promise<{ subject: OpinionSubject; state: OpinionState; customerId: number | null } | null> {
  const row = await shop.database
    .selectFrom('opinion')
    .select(['product_id', 'state', 'customer_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const subject: OpinionSubject = row.product_id === null ? 'shop' : { productId: row.product_id }
  return { subject, state: row.state as OpinionState, customerId: row.customer_id }
}

/** Stores who has voted; false when they have voted before. */
export async function insertVote(
  shop: PublicShop,
  opinionId: number,
  voter: { customerId: number } | { visitId: number },
): Promise<boolean> {
  const values = 'customerId' in voter ? { customer_id: voter.customerId } : { visit_id: voter.visitId }
  const { numInsertedOrUpdatedRows } = await shop.database
    .insertInto('opinion_vote')
    .values({ opinion_id: opinionId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Counts a vote; returns the numbers of both kinds. */
export async function countVote(
  shop: PublicShop,
  opinionId: number,
  isHelpful: boolean,
): Promise<{ helpful: number; unhelpful: number }> {
  return shop.database
    .updateTable('opinion')
    .set({
      helpful: sql`helpful + ${isHelpful ? 1 : 0}`,
      unhelpful: sql`unhelpful + ${isHelpful ? 0 : 1}`,
    })
    .where('id', '=', opinionId)
    .returning(['helpful', 'unhelpful'])
    .executeTakeFirstOrThrow()
}

/** Changes what an opinion shows. */
export async function updateOpinion(
  shop: PublicShop,
  id: number,
  { state, reason, answer }: { state?: OpinionState; reason?: string; answer?: string },
): Promise<void> {
  await shop.database
    .updateTable('opinion')
    .set({
      ...(state !== undefined && { state, reason: reason ?? '' }),
      ...(answer !== undefined && { answer, answered_at: answer === '' ? null : shop.now }),
    })
    .where('id', '=', id)
    .execute()
}

/** Locks what an order says of a product or of the shop; null: nothing. */
export async function lockOpinionOfOrder(
  shop: PublicShop,
  orderId: number,
  subject: OpinionSubject,
): Promise<{ id: number; state: OpinionState; rating: number; content: string; author: string } | null> {
  const row = await shop.database
    .selectFrom('opinion')
    .select(['id', 'state', 'rating', 'content', 'author'])
    .where('order_id', '=', orderId)
    .where(sql`coalesce(product_id, 0)`, '=', subject === 'shop' ? 0 : subject.productId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, id: Number(row.id), state: row.state as OpinionState } : null
}

export async function deleteOpinion(shop: PublicShop, id: number): Promise<void> {
  await shop.database.deleteFrom('opinion').where('id', '=', id).execute()
}

/** Returns what was deleted. */
export async function deleteOpinionsOfAuthor(
  shop: PublicShop,
  { email, customerId }: OpinionAuthor,
): Promise<{ subject: OpinionSubject; state: OpinionState }[]> {
  const { rows } = await sql<{ productId: number | null; state: OpinionState }>`
    delete from opinion
    where (lower(email) = lower(${email}::text) and email <> '') or customer_id = ${customerId}::integer
    returning product_id as "productId", state
  `.execute(shop.database)
  return rows.map(({ productId, state }) => ({ subject: productId === null ? 'shop' : { productId }, state }))
}
