import { sql } from 'kysely'
import type { PublicShop } from '#shop'

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
