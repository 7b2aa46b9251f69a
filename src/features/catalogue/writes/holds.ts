import { type RawBuilder, sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { StoreShare } from '../rules/stock.ts'

/**
 * Locks the stock of these sizes in the order in which everybody locks it. Holds of a size are changed under this lock alone: whoever
 * has it sees all of them, and waits for nobody.
 */
export async function lockStock(shop: PublicShop, sizeIds: number[]): Promise<void> {
  if (sizeIds.length === 0) return
  await sql`
    select from stock where size_id = any(${sizeIds}::integer[]) order by size_id, store_id for update
  `.execute(shop.database)
}

/** Writes down what has been taken out of the stores for a basket. It holds nothing else of these sizes. */
export async function insertHold(
  shop: PublicShop,
  hold: { basketId: number; since: Date; until: Date },
  taken: StoreShare[],
): Promise<void> {
  if (taken.length === 0) return
  const rows = taken.map(({ sizeId, storeId, quantity }) => {
    return { size_id: sizeId, store_id: storeId, quantity: decimalText(quantity) }
  })
  await sql`
    with held as (
      insert into stock_hold (basket_id, size_id, store_id, quantity, since, until)
      select ${hold.basketId}, size_id, store_id, quantity, ${hold.since}, ${hold.until}
      from ${given('size_id integer, store_id integer, quantity numeric', rows)}
      returning size_id, store_id, quantity
    )
    update stock set held = stock.held + held.quantity
    from held where stock.size_id = held.size_id and stock.store_id = held.store_id
  `.execute(shop.database)
}

/** Holds all that a basket holds until then. */
export async function updateHold(shop: PublicShop, basketId: number, until: Date): Promise<void> {
  await shop.database.updateTable('stock_hold').set({ until }).where('basket_id', '=', basketId).execute()
}

/**
 * Ends these holds and puts the goods back into the stores that they came from: all, unless the merchant has counted less since.
 * The stock of their sizes is locked.
 * @param which condition over the columns of stock_hold
 * @returns what was held
 */
export async function deleteHolds(shop: PublicShop, which: RawBuilder<unknown>): Promise<StoreShare[]> {
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
