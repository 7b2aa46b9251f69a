import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { isKnownKind, kindsReferringTo, namedProducts } from '../rules/condition-list.ts'
import type { Promotion } from '../rules/promotion.ts'

/** All promotions that have not been ended, those that need a code among them, in the order in which they are applied. Cached: do not change them. */
export function getActivePromotions(shop: PublicShop): Promise<Promotion[]> {
  return cached(shop, 'promotions', queryPromotions)
}

/** Conditions are stored with ids; the names of these are today's. */
async function queryPromotions(shop: PublicShop): Promise<Promotion[]> {
  const [ofCategories, ofProducers, ofProducts] = [
    kindsReferringTo('category'),
    kindsReferringTo('producer'),
    kindsReferringTo('product'),
  ]
  const { rows } = await sql<Promotion>`
    select promotion.id, promotion.name, promotion.benefits, promotion.priority, promotion.combines, promotion.needs_code as "needsCode", coalesce((
      select jsonb_agg(case when names is null then condition else condition || jsonb_build_object('names', names) end order by place)
      from jsonb_array_elements(promotion.conditions) with ordinality listed (condition, place)
      left join lateral (
        select coalesce(jsonb_agg(name order by sort_key), '[]') as names
        from (
          select id, name, sort_key from category where condition ->> 'kind' = any(${ofCategories}::text[])
          union all select id, name, sort_key from producer where condition ->> 'kind' = any(${ofProducers}::text[])
          union all select id, name, sort_key from product where condition ->> 'kind' = any(${ofProducts}::text[])
        ) goods
        where id in (select jsonb_array_elements_text(condition -> 'ids')::integer)
      ) called on condition ? 'ids'
    ), '[]') as conditions
    from promotion
    where promotion.ended_at is null
    order by promotion.priority desc, promotion.id
  `.execute(shop.database)
  const promotions = rows.filter(({ conditions }) => conditions.every(isKnownKind)) // a newer version may have stored others
  const named = promotions.flatMap(({ conditions }) => conditions.flatMap(namedProducts))
  dependsOn(shop, 'promotions', 'categories', 'products', ...tagsOf('product', named))
  return promotions
}

/** A promotion in the merchant's list. */
export interface ListedPromotion {
  id: number
  key: string
  name: string
  inUse: boolean
  codes: { code: string; uses: number; mostUses: number | null }[]
}

/** All promotions, those in use first, with the codes of each and how often these have been used. One query. */
export async function listPromotions(shop: PublicShop): Promise<ListedPromotion[]> {
  const { rows } = await sql<ListedPromotion>`
    select promotion.id, promotion.key, promotion.name, promotion.ended_at is null as "inUse", coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'uses', coalesce(used.uses, 0), 'mostUses', most_uses) order by code)
      from rebate_code
      left join (
        select given.code as used_code, count(distinct orders.id) as uses
        from order_promotion given join orders on orders.id = given.order_id
        where given.code <> '' and orders.order_status <> 'cancelled'
        group by given.code
      ) used on used.used_code = rebate_code.code
      where rebate_code.promotion_id = promotion.id
    ), '[]') as codes
    from promotion
    order by promotion.ended_at is not null, promotion.priority desc, promotion.id
  `.execute(shop.database)
  return rows
}

export type KindOfName = 'category' | 'producer' | 'product' | 'client'

/** What a merchant's file names. */
export interface NamesInFile {
  category: string[]
  producer: string[]
  product: number[]
  /** By e-mail. */
  client: string[]
}

/** A look-up of the ids by the names in a merchant's file; an empty list for what does not exist. One query. */
export async function getIdsByName(
  shop: PublicShop,
  names: NamesInFile,
): Promise<(kind: KindOfName, name: string) => number[]> {
  const { rows } = await sql<{ kind: KindOfName; name: string; id: number }>`
    select 'category' as kind, slug as name, id from category where slug = any(${names.category})
    union all
    select 'producer', slug, id from producer where slug = any(${names.producer})
    union all
    select 'product', id::text, id from product where id = ${anyId(names.product)}
    union all
    select 'client', lower(email), id from customer where lower(email) = any(${names.client})
  `.execute(shop.database)
  const ids = Map.groupBy(rows, ({ kind, name }) => `${kind} ${name}`)
  return (kind, name) => ids.get(`${kind} ${name}`)?.map(({ id }) => id) ?? []
}
