import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import type { Shop } from '#shop'
import type { PromotionFacts } from '../rules/apply-promotions.ts'
import type { Client, GoodsFacts } from '../rules/circumstances.ts'
import { whyNotNow } from '../rules/conditions/period.ts'
import type { Promotion } from '../rules/promotion.ts'
import { codeText } from '../rules/rebate-code.ts'
import { findRebateCode } from './find-rebate-code.ts'
import { promotionsInUse } from './promotions-in-use.ts'

/**
 * What decides promotions for these products and this visitor: no statement while none is in force and no code is typed, else one
 * for the code, and one for goods and client when these matter. In the transaction of an order, `holdPromotions` comes first.
 */
export async function promotionFacts(shop: Shop, productIds: number[], code: string): Promise<PromotionFacts> {
  const text = codeText(code)
  const promotions = await promotionsInUse(shop)
  const rebateCode = text === '' ? null : await findRebateCode(shop, text)
  const comingUp = promotions.filter((promotion) => comesUp(promotion, rebateCode?.promotionId ?? null, shop))
  const asked = comingUp.length > 0 || rebateCode !== null
  const known = asked ? await askGoodsAndClient(shop, comingUp.some(looksAtGoods) ? productIds : []) : nothingKnown
  return { code, rebateCode, promotions, now: shop.now, currency: shop.currency, ...known }
}

const nothingKnown: Known = { goods: new Map(), client: null }

/** Whether it may be given to anybody at this moment. */
function comesUp({ id, needsCode, conditions }: Promotion, askedId: number | null, shop: Shop): boolean {
  if (needsCode && id !== askedId) return false
  return conditions.every((condition) => condition.kind !== 'period' || whyNotNow(condition, shop) === null)
}

function looksAtGoods({ conditions }: Promotion): boolean {
  return conditions.some(({ kind }) => kind === 'category' || kind === 'producer')
}

interface Known {
  goods: Map<number, GoodsFacts>
  client: Client | null
}

/** One query, none when there is nothing to ask. */
async function askGoodsAndClient(shop: Shop, productIds: number[]): Promise<Known> {
  const { customerId } = shop.visitor
  if (customerId === null && productIds.length === 0) return nothingKnown
  const { rows } = await sql<{ goods: (GoodsFacts & { id: number })[]; client: Client | null }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', product.id, 'producerId', product.producer_id, 'categoryIds', coalesce((
        select jsonb_agg(distinct step)
        from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
        where link.product_id = product.id
      ), '[]')))
      from product where product.id = ${among(productIds)}
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
