import { type RawBuilder, sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'
import type { TextMatches } from '../rules/columns/candidates.ts'
import { scoreSql, searchWeight } from './score-sql.ts'
import type { UnderstoodText } from './understand-text.ts'

/** How many products are candidates before the best of them are ranked word by word. */
interface Bounds {
  /** How many products with the best score are searched first. */
  looked: number
  /** When so many of those match, the words are common and products with a lower score are not searched. */
  enough: number
  /** How many products with the best score are taken from the rest, if it is searched. */
  others: number
}

const bounds: Bounds = { looked: 1_500, enough: 90, others: 300 }

/** The ids of the products that answer a text best. One query. */
export async function findBestMatches(shop: PublicShop, text: UnderstoodText, limit: number): Promise<number[]> {
  dependsOn(shop, 'products', 'listings')
  if (text.query === null) return []
  const { rows } = await sql<{ id: number }>`
    select product_id as id from ${rankedMatchesSql(shop, text)} order by relevance desc, product_id limit ${limit}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** All products that a text finds, with how well its words match if `wanted.matches`. One query. */
export async function findAllMatches(
  shop: PublicShop,
  text: UnderstoodText,
  wanted: { matches: boolean },
): Promise<TextMatches> {
  dependsOn(shop, 'products', 'listings')
  const matches = wanted.matches ? sql`array_agg(${textMatchSql(shop, text)})` : sql`null::json`
  const { rows } = await sql<{ ids: string | null; matches: string | null }>`
    select to_json(array_agg(product_id))::text as ids, to_json(${matches})::text as matches from search_document document where vector @@ ${text.query}::tsquery
  `.execute(shop.database)
  return {
    ids: JSON.parse(rows[0]?.ids ?? '[]'),
    matches: wanted.matches ? JSON.parse(rows[0]?.matches ?? '[]') : null,
  }
}

/** How many listed products a text finds. One query, none for a text of which nothing is understood. */
export async function countMatches(shop: PublicShop, { query }: UnderstoodText): Promise<number> {
  if (query === null) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from search_document join listing using (product_id) where vector @@ ${query}::tsquery
  `.execute(shop.database)
  return rows[0]?.count ?? 0
}

/**
 * The products that answer a text best, with their `relevance`, as SQL: products with its code, and of those with its words in the name or the
 * producer, and of all matches, those with the best score. When few products match, these are all of them (decision 0112).
 */
export function rankedMatchesSql(shop: PublicShop, text: UnderstoodText, within: Bounds = bounds): RawBuilder<unknown> {
  return sql`(
    select listing.product_id, ${relevanceSql(shop, text)} as relevance
    from (
      select product_id from search_document where vector @@ ${text.code && `'${text.code}'`}::tsquery
      union ${bestScoredSql(sql`ts_filter(vector, '{a,b}') @@ ${text.words}::tsquery`, within)}
      union ${bestScoredSql(sql`vector @@ ${text.query}::tsquery`, within)}
    ) candidate
    join search_document document on document.product_id = candidate.product_id
    join listing on listing.product_id = candidate.product_id
  ) ranked`
}

/** The best-scored products that meet a condition: searched among the best of all and, when too few of them match, everywhere. */
function bestScoredSql(holds: RawBuilder<boolean>, { looked, enough, others }: Bounds): RawBuilder<unknown> {
  return sql`(
    with best as materialized (
      select product_id from (select * from search_document order by standing desc, product_id limit ${looked}) document
      where ${holds} limit ${others}
    ), other as materialized (
      select product_id, standing from search_document where ${holds} and (select count(*) < ${enough} from best)
    )
    select product_id from best
    union all (select product_id from other order by standing desc, product_id limit ${others})
  )`
}

/**
 * Relevance of a row of `listing` with its `document`, as SQL, more is better: text match plus score, each with the merchant's weight.
 * A product with the typed code comes first.
 */
export function relevanceSql(shop: PublicShop, text: UnderstoodText): RawBuilder<number> {
  return sql`(${textMatchSql(shop, text)} + ${scoreSql(shop)})`
}

/**
 * The relevance of the words alone. Each word counts by itself: as one query, words next to each other in a description would count as if they were
 * the name.
 */
function textMatchSql(shop: PublicShop, { query, ranking, inName, code }: UnderstoodText): RawBuilder<number> {
  const share = ranking ? ranking.lexemes / ranking.words : 1 // ts_rank divides by the lexemes
  return sql`(
    case when document.vector @@ ${code && `'${code}'`}::tsquery then 1000 else 0 end
    + ${searchWeight(shop, 'exactness')}::float8 * (
      ${share}::float8 * ts_rank('{0.05, 0.3, 0.5, 1}', document.vector, ${ranking?.query ?? query}::tsquery)
      + case when document.vector @@ ${inName}::tsquery then 0.5::float8 else 0 end)
  )`
}
