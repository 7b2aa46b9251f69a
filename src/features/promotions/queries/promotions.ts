import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/tagged-cache.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop, Shop } from '#shop'
import type { Promotion } from '../rules/promotion.ts'
import type { GoodsFacts, PromotionClient } from '../rules/promotion-result.ts'

/** All promotions that have not been ended, those that need a code among them, in the order in which they are given. Nobody may change them. */
export function getActivePromotions(shop: PublicShop): Promise<Promotion[]> {
  return cached(shop, 'promotions', queryPromotions)
}

/** Goods are stored by their ids; what they are called is told of today. */
async function queryPromotions(shop: PublicShop): Promise<Promotion[]> {
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

/** A promotion as its merchant sees it. */
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
        where given.code <> '' and orders.status <> 'cancelled'
        group by given.code
      ) used on used.used_code = rebate_code.code
      where rebate_code.promotion_id = promotion.id
    ), '[]') as codes
    from promotion
    order by promotion.ended_at is not null, promotion.priority desc, promotion.id
  `.execute(shop.database)
  return rows
}

export type NamedKind = 'category' | 'producer' | 'product' | 'client'

/** What a merchant's file names. */
export interface Names {
  category: string[]
  producer: string[]
  product: number[]
  /** By e-mail. */
  client: string[]
}

/** The ids of what a merchant names, none for what there is not. One query. */
export async function getIdsByName(
  shop: PublicShop,
  names: Names,
): Promise<(kind: NamedKind, name: string) => number[]> {
  const { rows } = await sql<{ kind: NamedKind; name: string; id: number }>`
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

/** What conditions are held against, of some products and of the visitor. */
export interface GoodsAndClient {
  goods: Map<number, GoodsFacts>
  client: PromotionClient | null
}

export const noGoodsAndClient: GoodsAndClient = { goods: new Map(), client: null }

/** One query, none when there is nothing to ask. */
export async function getGoodsAndClient(shop: Shop, productIds: number[]): Promise<GoodsAndClient> {
  const { customerId } = shop.visitor
  if (customerId === null && productIds.length === 0) return noGoodsAndClient
  const { rows } = await sql<{ goods: (GoodsFacts & { id: number })[]; client: PromotionClient | null }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', product.id, 'producerId', product.producer_id, 'categoryIds', coalesce((
        select jsonb_agg(distinct step)
        from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
        where link.product_id = product.id
      ), '[]')))
      from product where product.id = ${anyId(productIds)}
    ), '[]') as goods, (
      select jsonb_build_object('group', group_name, 'company', kind = 'business', 'hasOrdered', exists (
        select 1 from orders where orders.customer_id = customer.id and orders.status <> 'cancelled'
      ))
      from customer where customer.id = ${customerId}::integer
    ) as client
  `.execute(shop.database)
  const { goods = [], client = null } = rows[0] ?? {}
  return { goods: new Map(goods.map(({ id, ...facts }) => [id, facts])), client }
}
