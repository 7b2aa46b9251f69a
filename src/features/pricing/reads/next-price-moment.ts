import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** When the next of all prices begins or ends; null when none is dated. One query that looks at two indexes. */
export async function nextPriceMoment(shop: PublicShop): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(valid_from) from price where valid_from > ${shop.now}),
      (select min(valid_until) from price where valid_until > ${shop.now})
    ) as next
  `.execute(shop.database)
  return rows[0]?.next ?? null
}
