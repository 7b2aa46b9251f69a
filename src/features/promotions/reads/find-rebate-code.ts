import { type RawBuilder, sql } from 'kysely'
import type { Shop } from '#shop'
import type { RebateCode } from '../rules/rebate-code.ts'

/** What is known of a code, as `codeText` writes it; null when there is none. */
export async function findRebateCode(shop: Shop, text: string): Promise<RebateCode | null> {
  const [code = null] = await readCodes(shop, sql`code.code = ${text}`)
  return code
}

/** The codes of which a client is told: those that are his, and those that the shop shows to every client. */
export async function codesToldOf(shop: Shop): Promise<RebateCode[]> {
  const { customerId } = shop.visitor
  if (customerId === null) return []
  return readCodes(
    shop,
    sql`code.promotion_id in (select id from promotion where ended_at is null)
      and (code.customer_id = ${customerId}::integer or (code.customer_id is null and code.shown))`,
  )
}

/** One query. Uses are counted only where they are limited. */
async function readCodes(shop: Shop, which: RawBuilder<unknown>): Promise<RebateCode[]> {
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
      where given.code = code.code and orders.status <> 'cancelled'
        and (code.most_uses is not null or code.most_uses_per_client is not null)
    ) used
    where ${which}
    order by code.customer_id is null, code.code
  `.execute(shop.database)
  return rows
}
