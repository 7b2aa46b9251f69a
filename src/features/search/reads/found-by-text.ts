import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'
import { searchWeights } from '../settings.ts'
import type { UnderstoodText } from './understand-text.ts'

const day = 24 * 60 * 60

/** Whether the product of this id is found by the text, as SQL. */
export function foundByText(id: RawBuilder<number>, { query }: UnderstoodText): RawBuilder<boolean> {
  if (query === null) return sql`false`
  return sql`${id} in (select product_id from search_document where vector @@ ${query}::tsquery)`
}

/**
 * How well the product of this id answers the text, as SQL, more is better: how exactly, whether it can be had, how popular and how
 * new it is, each as much as the merchant says. What has the code that was typed stands before everything else.
 */
export function relevance(shop: PublicShop, id: RawBuilder<number>, text: UnderstoodText): RawBuilder<number> {
  const weight = (of: keyof typeof searchWeights) => sql`${shop.settings.get(searchWeights[of]) / 100}::float8`
  const { query, inName, code } = text
  return sql`(
    select case when ${code && `'${code}'`}::tsquery @@ document.vector then 1000 else 0 end
      + ${weight('exactness')} * (
        ts_rank('{0.05, 0.3, 0.5, 1}', document.vector, ${query}::tsquery)
        + case when document.vector @@ ${inName}::tsquery then 0.5 else 0 end)
      + ${weight('availability')} * (rated.availability <> 'disable')::integer
      + ${weight('popularity')} * least(1, ln(1 + greatest(rated.popularity, 0)) / 12)
      + ${weight('freshness')} / (1 + greatest(0, extract(epoch from ${shop.now}::timestamptz - rated.created_at)) / ${30 * day}::integer)
    from search_document document join product rated on rated.id = document.product_id
    where document.product_id = ${id}
  )`
}
