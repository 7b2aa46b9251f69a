import { sql } from 'kysely'
import type { PublicShop } from '#shop'

const lockNumber = 7_201_908 // any constant that only Witryna uses

/** Waits until no other process refreshes, and keeps it so until the transaction ends: what was read later is written later. */
export async function refreshAlone(shop: PublicShop): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(shop.database)
}

/**
 * Takes products that have changed off the list, the oldest change first, at most `limit` changes; and the bundles that they are
 * part of, which can be had as their parts can. When the transaction fails they are on the list again.
 */
export async function takeChangedProducts(shop: PublicShop, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (
      delete from product_change where (transaction_id, product_id) in (
        select transaction_id, product_id from product_change order by transaction_id, product_id limit ${limit}
        for update skip locked
      ) returning product_id
    )
    select product_id as id from taken
    union
    select part.bundle_id from taken join product_size size on size.product_id = taken.product_id
    join bundle_part part on part.size_id = size.id
    order by id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Puts these products on the list. */
export async function noteProducts(shop: PublicShop, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into product_change (product_id) select id from product where id = any(${ids}::integer[]) on conflict do nothing
  `.execute(shop.database)
}

/** Puts every product on the list; how many there are. */
export async function noteAllProducts(shop: PublicShop): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into product_change (product_id) select id from product on conflict do nothing
  `.execute(shop.database)
  await sql`select pg_notify('products_changed', '')`.execute(shop.database)
  return Number(numAffectedRows)
}
