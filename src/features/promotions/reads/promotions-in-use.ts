import { sql } from 'kysely'
import { kept } from '#platform/page-cache/kept.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { Promotion } from '../rules/promotion.ts'

/** All promotions that have not been ended, those that need a code among them, in the order in which they are given. Nobody may change them. */
export function promotionsInUse(shop: PublicShop): Promise<Promotion[]> {
  return kept(shop, 'promotions', readPromotions)
}

/** Goods are stored by their ids; what they are called is told of today. */
async function readPromotions(shop: PublicShop): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    select promotion.id, promotion.name, promotion.benefits, promotion.priority, promotion.combines, promotion.needs_code as "needsCode", coalesce((
      select jsonb_agg(case when names is null then condition else condition || jsonb_build_object('names', names) end order by place)
      from jsonb_array_elements(promotion.conditions) with ordinality listed (condition, place)
      left join lateral (
        select coalesce(jsonb_agg(name order by sort_key), '[]') as names
        from (
          select id, name, sort_key from category where condition ->> 'kind' = 'category'
          union all select id, name, sort_key from producer where condition ->> 'kind' = 'producer'
          union all select id, name, sort_key from product where condition ->> 'kind' = 'products'
        ) goods
        where id in (select jsonb_array_elements_text(condition -> 'ids')::integer)
      ) called on condition ->> 'kind' in ('category', 'producer', 'products')
    ), '[]') as conditions
    from promotion
    where promotion.ended_at is null
    order by promotion.priority desc, promotion.id
  `.execute(shop.database)
  const named = rows.flatMap(({ conditions }) =>
    conditions.flatMap((condition) => (condition.kind === 'products' ? condition.ids : [])),
  )
  dependsOn(shop, 'promotions', 'categories', 'products', ...tagsOf('product', named))
  return rows
}
