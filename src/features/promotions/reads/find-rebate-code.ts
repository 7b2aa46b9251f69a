import { sql } from 'kysely'
import type { Shop } from '#shop'
import type { RebateCode } from '../rules/rebate-code.ts'

/** What is known of a code, as `codeText` writes it; null when there is none. Uses are counted only where they are limited. */
export async function findRebateCode(shop: Shop, text: string): Promise<RebateCode | null> {
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
    where code.code = ${text}
  `.execute(shop.database)
  return rows[0] ?? null
}
