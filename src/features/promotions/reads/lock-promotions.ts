import { sql } from 'kysely'
import type { Shop } from '#shop'

/** Whoever uses a code with a limit waits until those before him have ordered, or have not. For a transaction. */
export async function lockRebateCode(shop: Shop, text: string): Promise<void> {
  await sql`
    select 1 from rebate_code
    where code = ${text} and (most_uses is not null or most_uses_per_client is not null) for no key update
  `.execute(shop.database)
}

/** Of two first orders of one client only one is the first. For a transaction. */
export async function lockFirstOrder(shop: Shop, customerId: number): Promise<void> {
  await sql`
    select 1 from customer
    where id = ${customerId} and exists (select 1 from promotion where ended_at is null and conditions @> '[{"kind": "first_order"}]')
    for no key update
  `.execute(shop.database)
}
