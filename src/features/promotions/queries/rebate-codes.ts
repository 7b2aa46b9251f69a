import { type RawBuilder, sql } from 'kysely'
import type { PublicShop, Shop } from '#shop'
import { kindsNeeding } from '../rules/condition-list.ts'
import type { CodeOfPromotion, RebateCode } from '../rules/rebate-code.ts'
import { factsChangedByOrders } from './goods-and-client.ts'

/** The rebate code with this normalized text; null when there is none. */
export async function findRebateCode(shop: Shop, text: string): Promise<RebateCode | null> {
  const [code = null] = await queryCodes(shop, sql`code.code = ${text}`)
  return code
}

/** The codes that are listed for a client: their own ones, and those that the shop shows to every client. */
export async function getVisibleCodes(shop: Shop): Promise<RebateCode[]> {
  const { customerId } = shop.visitor
  if (customerId === null) return []
  return queryCodes(
    shop,
    sql`code.promotion_id in (select id from promotion where ended_at is null)
      and (code.customer_id = ${customerId}::integer or (code.customer_id is null and code.shown))`,
  )
}

/** One query. Uses are counted only where they are limited. */
async function queryCodes(shop: Shop, which: RawBuilder<unknown>): Promise<RebateCode[]> {
  const { customerId } = shop.visitor
  const { rows } = await sql<RebateCode>`
    select code.code as text, code.promotion_id as "promotionId", code.valid_from as "validFrom", code.valid_to as "validTo",
      code.most_uses as "mostUses", code.most_uses_per_client as "mostUsesPerClient", used.uses, used.uses_of_client as "usesOfClient",
      case when code.customer_id is null then 'anybody' when code.customer_id = ${customerId}::integer then 'visitor' else 'somebody else' end as owner
    from rebate_code code
    cross join lateral (
      select count(distinct orders.id)::integer as uses,
        (count(distinct orders.id) filter (where orders.customer_id = ${customerId}::integer))::integer as uses_of_client
      from order_promotion given
      join orders on orders.id = given.order_id
      where given.code = code.code and orders.order_status <> 'cancelled'
        and (code.most_uses is not null or code.most_uses_per_client is not null)
    ) used
    where ${which}
    order by code.customer_id is null, code.code
  `.execute(shop.database)
  return rows
}

/** A code that only one client may use. */
export interface PersonalCode {
  code: string
  promotion: string
  validFrom: Date | null
  validTo: Date | null
}

/** The codes of a client alone, ended ones too. */
export async function getPersonalCodes(shop: PublicShop, customerId: number): Promise<PersonalCode[]> {
  return shop.database
    .selectFrom('rebate_code')
    .innerJoin('promotion', 'promotion.id', 'rebate_code.promotion_id')
    .select([
      'rebate_code.code',
      'promotion.name as promotion',
      'rebate_code.valid_from as validFrom',
      'rebate_code.valid_to as validTo',
    ])
    .where('rebate_code.customer_id', '=', customerId)
    .orderBy('rebate_code.code')
    .execute()
}

/** Those of these codes that belong to promotions in use and have not ended. One query. */
export async function getValidCodes({ database, now }: PublicShop, texts: string[]): Promise<CodeOfPromotion[]> {
  const { rows } = await sql<CodeOfPromotion>`
    select code.code as text, promotion.key
    from rebate_code code join promotion on promotion.id = code.promotion_id
    where code.code = any(${texts}) and promotion.ended_at is null and (code.valid_to is null or code.valid_to > ${now})
  `.execute(database)
  return rows
}

/** Locks a code with a limit until the transaction ends, so that orders count its uses one after the other. */
export async function lockRebateCode(shop: Shop, text: string): Promise<void> {
  await sql`
    select 1 from rebate_code
    where code = ${text} and (most_uses is not null or most_uses_per_client is not null) for no key update
  `.execute(shop.database)
}

/** Locks a client until the transaction ends, when promotions depend on the client's orders: of two first orders at once only one is the first. */
export async function lockClientOrders(shop: Shop, customerId: number): Promise<void> {
  const conditions = kindsNeeding(factsChangedByOrders).map((kind) => JSON.stringify([{ kind }]))
  await sql`
    select 1 from customer
    where id = ${customerId} and exists (
      select 1 from promotion where ended_at is null and conditions @> any(${conditions}::jsonb[])
    )
    for no key update
  `.execute(shop.database)
}
