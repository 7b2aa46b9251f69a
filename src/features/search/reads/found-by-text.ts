import { type RawBuilder, sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import { searchWeights } from '../settings.ts'
import type { UnderstoodText } from './understand-text.ts'

const day = 24 * 60 * 60

/** The products that answer a text best. One query. */
export async function bestFound(shop: PublicShop, text: UnderstoodText, limit: number): Promise<number[]> {
  dependsOn(shop, 'products', 'listings')
  if (text.query === null) return []
  const { rows } = await sql<{ id: number }>`
    select listing.product_id as id from ${foundByText(text)}
    order by ${relevance(shop, text)} desc, listing.product_id limit ${limit}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Rows of `listing` whose products a text finds, each with its `document`, as SQL. */
export function foundByText({ query }: UnderstoodText): RawBuilder<unknown> {
  return sql`listing join search_document document
    on document.product_id = listing.product_id and document.vector @@ ${query}::tsquery`
}

/**
 * How well a row of `foundByText` answers the text, as SQL, more is better: how exactly, whether it can be had, how popular and how
 * new it is, each as much as the merchant says. What has the code that was typed stands before everything else.
 */
export function relevance(shop: PublicShop, { query, inName, code }: UnderstoodText): RawBuilder<number> {
  const weight = (of: keyof typeof searchWeights) => sql`${shop.settings.get(searchWeights[of]) / 100}::float8`
  return sql`(
    case when document.vector @@ ${code && `'${code}'`}::tsquery then 1000 else 0 end
    + ${weight('exactness')} * (
      ts_rank('{0.05, 0.3, 0.5, 1}', document.vector, ${query}::tsquery)
      + case when document.vector @@ ${inName}::tsquery then 0.5::float8 else 0 end)
    + ${weight('availability')} * (not listing.disabled)::integer
    + ${weight('popularity')} * least(1, ln(1 + greatest(listing.popularity, 0)::float8) / 12)
    + ${weight('freshness')} / (1 + greatest(0, date_part('epoch', ${shop.now}::timestamptz - listing.created_at)) / ${30 * day}::float8)
  )`
}
