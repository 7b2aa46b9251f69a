import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Removes some baskets of clients that were last changed before; how many. One that somebody is just changing stays. */
export function deleteBasketsBefore(shop: PublicShop, before: Date, most: number): Promise<number> {
  return countDeleted(
    shop,
    sql`
      delete from basket where id in (
        select id from basket where customer_id is not null and changed_at < ${before}
        order by changed_at limit ${most} for update skip locked
      )`,
  )
}

/** Removes some shared baskets whose addresses have ended; how many. */
export function deleteEndedShares(shop: PublicShop, most: number): Promise<number> {
  return countDeleted(
    shop,
    sql`
      delete from shared_basket where id in (
        select id from shared_basket where ends_at <= ${shop.now}
        order by ends_at limit ${most} for update skip locked
      )`,
  )
}

async function countDeleted(shop: PublicShop, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(shop.database)
  return Number(numAffectedRows)
}
