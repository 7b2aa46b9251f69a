import { type RawBuilder, sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { Shortage, SizeQuantity, StoreQuantity } from '../rules/product-quantity.ts'

/**
 * Takes all shares or none, in one statement. Rows are locked in the order of sizes and stores, so that two orders never deadlock; a share is taken
 * from the first store that has some, then from the next. Unlimited stock is unchanged.
 * @returns what was taken from each store, or the sizes with too little stock; then nothing was taken
 */
export async function subtractStock(
  shop: PublicShop,
  shares: SizeQuantity[],
): Promise<{ taken: StoreQuantity[]; shortages: Shortage[] }> {
  const { rows } = await sql<{ size_id: number; store_id: number | null; quantity: string }>`
    with wanted as (
      select * from unnest(${shares.map((share) => share.sizeId)}::integer[], ${quantitiesOf(shares)}::numeric[])
        as share (size_id, quantity)
    ), locked as materialized (
      select size_id, store_id, quantity from stock
      where size_id in (select size_id from wanted)
      order by size_id, store_id for update
    ), offered as (
      select size_id, sum(quantity) as quantity, bool_or(quantity = -1) as unlimited from locked group by size_id
    ), short as (
      select wanted.size_id, coalesce(offered.quantity, 0) as quantity
      from wanted left join offered on offered.size_id = wanted.size_id
      where offered.unlimited is not true and wanted.quantity > coalesce(offered.quantity, 0)
    ), taken as (
      update stock set quantity = stock.quantity - part.quantity
      from (
        select locked.size_id, locked.store_id, least(
          locked.quantity,
          wanted.quantity + locked.quantity - sum(locked.quantity) over (partition by locked.size_id order by locked.store_id)
        ) as quantity
        from locked join wanted on wanted.size_id = locked.size_id join offered on offered.size_id = locked.size_id
        where not offered.unlimited
      ) part
      where stock.size_id = part.size_id and stock.store_id = part.store_id and part.quantity > 0
        and not exists (select from short)
      returning part.size_id, part.store_id, part.quantity
    )
    select size_id, null as store_id, quantity from short
    union all select size_id, store_id, quantity from taken
    order by size_id, store_id
  `.execute(shop.database)
  const short = rows.filter((row) => row.store_id === null)
  return {
    taken: rows.flatMap((row) =>
      row.store_id === null ? [] : { sizeId: row.size_id, storeId: row.store_id, quantity: decimal(row.quantity) },
    ),
    shortages: short.map((row) => ({ sizeId: row.size_id, left: decimal(row.quantity) })),
  }
}

/** Returns shares to the first store that has the size; unlimited stock is unchanged. */
export async function increaseStock(shop: PublicShop, shares: SizeQuantity[]): Promise<void> {
  await sql`
    with returned as (
      select * from unnest(${shares.map((share) => share.sizeId)}::integer[], ${quantitiesOf(shares)}::numeric[])
        as share (size_id, quantity)
    ), locked as materialized (
      select size_id, store_id from stock
      where size_id in (select size_id from returned)
      order by size_id, store_id for update
    )
    update stock set quantity = stock.quantity + returned.quantity
    from returned
    where stock.size_id = returned.size_id and stock.quantity <> -1
      and stock.store_id = (select min(store_id) from locked where locked.size_id = returned.size_id)
  `.execute(shop.database)
}

function quantitiesOf(shares: SizeQuantity[]): string[] {
  return shares.map((share) => decimalText(share.quantity))
}

/**
 * Locks the stock of these sizes in the common lock order. Reservations of a size are only changed under this lock: its holder sees all of them, and
 * needs no further lock.
 */
export async function lockStock(shop: PublicShop, sizeIds: number[]): Promise<void> {
  if (sizeIds.length === 0) return
  await sql`
    select from stock where size_id = any(${sizeIds}::integer[]) order by size_id, store_id for update
  `.execute(shop.database)
}

/** Records what was reserved for a basket, which has no other reservation of these sizes. */
export async function insertHold(
  shop: PublicShop,
  hold: { basketId: number; since: Date; until: Date },
  taken: StoreQuantity[],
): Promise<void> {
  if (taken.length === 0) return
  const rows = taken.map(({ sizeId, storeId, quantity }) => {
    return { size_id: sizeId, store_id: storeId, quantity: decimalText(quantity) }
  })
  await sql`
    with held as (
      insert into stock_hold (basket_id, size_id, store_id, quantity, since, until)
      select ${hold.basketId}, size_id, store_id, quantity, ${hold.since}, ${hold.until}
      from ${rowsParameter('size_id integer, store_id integer, quantity numeric', rows)}
      returning size_id, store_id, quantity
    )
    update stock set held = stock.held + held.quantity
    from held where stock.size_id = held.size_id and stock.store_id = held.store_id
  `.execute(shop.database)
}

/** Extends all reservations of a basket. */
export async function extendHold(shop: PublicShop, basketId: number, until: Date): Promise<void> {
  await shop.database.updateTable('stock_hold').set({ until }).where('basket_id', '=', basketId).execute()
}

/**
 * Ends these reservations and returns the goods to the stores that they came from: all, unless the merchant has counted less since.
 * The stock of their sizes is locked.
 * @param which condition over the columns of stock_hold
 * @returns what was reserved
 */
export async function deleteHolds(shop: PublicShop, which: RawBuilder<unknown>): Promise<StoreQuantity[]> {
  const { rows } = await sql<{ size_id: number; store_id: number; quantity: string }>`
    with ended as (
      delete from stock_hold where ${which} returning size_id, store_id, quantity
    ), back as (
      select size_id, store_id, sum(quantity) as quantity from ended group by size_id, store_id
    ), given_back as (
      update stock set held = stock.held - least(stock.held, back.quantity),
        quantity = case when stock.quantity = -1 then -1 else stock.quantity + least(stock.held, back.quantity) end
      from back where stock.size_id = back.size_id and stock.store_id = back.store_id
    )
    select size_id, store_id, quantity from back order by size_id, store_id
  `.execute(shop.database)
  return rows.map((row) => ({ sizeId: row.size_id, storeId: row.store_id, quantity: decimal(row.quantity) }))
}
