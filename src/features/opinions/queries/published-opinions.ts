import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { Tag } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { Opinion, OpinionSubject, RatingCount } from '../rules/opinion.ts'
import type { OpinionFilter } from '../rules/opinion-list.ts'

/** The tag of what a page shows of these opinions. */
export function opinionsTag(subject: OpinionSubject): Tag {
  return `opinions:${subject === 'shop' ? 0 : subject.productId}`
}

interface OpinionsRequest extends Pick<OpinionFilter, 'ratings' | 'confirmedOnly' | 'order'> {
  offset: number
  limit: number
}

/** Published opinions of a subject, in the requested order. One query. */
export async function getOpinions(
  shop: PublicShop,
  subject: OpinionSubject,
  { ratings, confirmedOnly, order, offset, limit }: OpinionsRequest,
): Promise<Opinion[]> {
  dependsOn(shop, opinionsTag(subject))
  const { rows } = await sql<Opinion>`
    select ${columns} from opinion
    where ${isOfSubject(subject)} and opinion.state = 'published'
      and (${ratings.length === 0} or opinion.rating = any(${ratings}::smallint[]))
      and (${!confirmedOnly} or opinion.proof is not null)
    order by case when ${order === 'helpful'} then opinion.unhelpful - opinion.helpful end, opinion.written_at desc, opinion.id desc
    limit ${limit} offset ${offset}
  `.execute(shop.database)
  return rows
}

const columns = sql`
  opinion.id::integer as id, opinion.rating, opinion.content, opinion.author, opinion.language,
  opinion.proof is not null as "isConfirmed", opinion.written_at as "writtenAt", opinion.answer,
  opinion.answered_at as "answeredAt", opinion.helpful, opinion.unhelpful`

/** The opinions of a product that help most, with the counts of all. One query. */
export async function getFirstOpinions(
  shop: PublicShop,
  productId: number,
  limit: number,
): Promise<{ counts: RatingCount[]; first: Opinion[] }> {
  dependsOn(shop, opinionsTag({ productId }))
  const { rows } = await sql<Opinion & { counts: RatingCount[] }>`
    select ${columns}, (
      select jsonb_agg(jsonb_build_object('rating', rating, 'count', count, 'confirmed', confirmed) order by rating desc)
      from (
        select rating, count(*) as count, count(proof) as confirmed
        from opinion where product_id = ${productId} and state = 'published' group by rating
      ) counted
    ) as counts
    from opinion
    where opinion.product_id = ${productId} and opinion.state = 'published'
    order by opinion.unhelpful - opinion.helpful, opinion.written_at desc, opinion.id desc
    limit ${limit}
  `.execute(shop.database)
  return { counts: rows[0]?.counts ?? [], first: rows.map(({ counts: _, ...opinion }) => opinion) }
}

/** How many of the published opinions of a subject have which rating, the best first. One query. */
export async function getRatingCounts(shop: PublicShop, subject: OpinionSubject): Promise<RatingCount[]> {
  dependsOn(shop, opinionsTag(subject))
  const { rows } = await sql<RatingCount>`
    select opinion.rating, count(*)::integer as count, count(opinion.proof)::integer as confirmed
    from opinion where ${isOfSubject(subject)} and opinion.state = 'published'
    group by opinion.rating order by opinion.rating desc
  `.execute(shop.database)
  return rows
}

/** Whether anybody has rated the shop. */
export async function hasShopOpinions(shop: PublicShop): Promise<boolean> {
  dependsOn(shop, 'shop-opinions')
  const row = await shop.database
    .selectFrom('opinion')
    .select('id')
    .where('product_id', 'is', null)
    .where('state', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is any opinion, published or not. */
export async function hasOpinions(shop: PublicShop): Promise<boolean> {
  const row = await shop.database.selectFrom('opinion').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

function isOfSubject(subject: OpinionSubject) {
  return subject === 'shop' ? sql`opinion.product_id is null` : sql`opinion.product_id = ${subject.productId}`
}
