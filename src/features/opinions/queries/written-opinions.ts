import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { OpinionAuthor, OpinionState, OpinionSubject } from '../rules/opinion.ts'

/** An opinion in any state, for its author and for the shop. */
export interface WrittenOpinion {
  id: number
  /** Null: of the shop. */
  productId: number | null
  /** '' of the shop. */
  productName: string
  /** Of the order that proves the purchase; null: there is none, or it is deleted. */
  orderNumber: number | null
  isConfirmed: boolean
  rating: number
  content: string
  author: string
  email: string
  state: OpinionState
  reason: string
  answer: string
  writtenAt: Date
}

const columns = sql`
  opinion.id::integer as id, opinion.product_id as "productId", coalesce(product.name, '') as "productName",
  orders.number::integer as "orderNumber", opinion.proof is not null as "isConfirmed", opinion.rating, opinion.content, opinion.author,
  opinion.email, opinion.state, opinion.reason, opinion.answer, opinion.written_at as "writtenAt"
  from opinion
  left join product on product.id = opinion.product_id
  left join orders on orders.id = opinion.order_id`

export async function findOpinion(shop: PublicShop, id: number): Promise<WrittenOpinion | null> {
  const { rows } = await sql<WrittenOpinion>`select ${columns} where opinion.id = ${id}`.execute(shop.primary)
  return rows[0] ?? null
}

/** What the buyer of an order has written about one of its products, or about the shop; null: nothing yet. */
export async function findOpinionOfOrder(
  shop: PublicShop,
  orderId: number,
  subject: OpinionSubject,
): Promise<WrittenOpinion | null> {
  const { rows } = await sql<WrittenOpinion>`
    select ${columns} where opinion.order_id = ${orderId} and coalesce(opinion.product_id, 0) = ${productOf(subject)}
  `.execute(shop.primary)
  return rows[0] ?? null
}

/** Ids of the products of an order that its buyer has rated; 0: the shop. */
export async function getRatedByOrder(shop: PublicShop, orderId: number): Promise<number[]> {
  const rows = await shop.primary.selectFrom('opinion').select('product_id').where('order_id', '=', orderId).execute()
  return rows.map(({ product_id }) => product_id ?? 0)
}

export interface RateableOrder {
  /** 0: the shop. */
  productId: number
  /** The order's number. */
  number: number
  hasOpinion: boolean
}

/**
 * For each of these products (0: the shop) that a client has got: the order by which they have rated it, else the newest one by which they can.
 * One query.
 */
export async function getRateableOrders(
  shop: PublicShop,
  customerId: number,
  productIds: number[],
): Promise<RateableOrder[]> {
  const { rows } = await sql<RateableOrder>`
    select distinct on (bought.product_id) bought.product_id as "productId", orders.number::integer as number,
      opinion.id is not null as "hasOpinion"
    from orders
    cross join lateral (
      select 0 as product_id
      union select line.product_id from order_line line where line.order_id = orders.id and line.kind = 'goods'
    ) bought
    left join opinion on opinion.order_id = orders.id and coalesce(opinion.product_id, 0) = bought.product_id
    where orders.customer_id = ${customerId} and orders.order_status in ('sent', 'delivered')
      and bought.product_id = any(${productIds}::integer[])
    order by bought.product_id, opinion.id is not null desc, orders.placed_at desc, orders.id desc
  `.execute(shop.primary)
  return rows
}

/** The opinions of a person, in any state. */
export async function getOpinionsOfAuthor(
  shop: PublicShop,
  { email, customerId }: OpinionAuthor,
): Promise<Pick<WrittenOpinion, 'productName' | 'rating' | 'content' | 'author' | 'state' | 'writtenAt'>[]> {
  const { rows } = await sql<WrittenOpinion>`
    select ${columns}
    where (lower(opinion.email) = lower(${email}::text) and opinion.email <> '') or opinion.customer_id = ${customerId}::integer
    order by opinion.id
  `.execute(shop.primary)
  return rows.map(({ productName, rating, content, author, state, writtenAt }) => ({
    ...{ productName, rating, content, author, state, writtenAt },
  }))
}

/** The newest opinions in a state, those that wait the oldest first; `state` null: in any. */
export async function listOpinions(
  shop: PublicShop,
  { state, limit }: { state: OpinionState | null; limit: number },
): Promise<WrittenOpinion[]> {
  const { rows } = await sql<WrittenOpinion>`
    select ${columns} where ${state}::text is null or opinion.state = ${state}
    order by case when opinion.state = 'waiting' then opinion.id end, opinion.id desc limit ${limit}
  `.execute(shop.primary)
  return rows
}

function productOf(subject: OpinionSubject): number {
  return subject === 'shop' ? 0 : subject.productId
}
