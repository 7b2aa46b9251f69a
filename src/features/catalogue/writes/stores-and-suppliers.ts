import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import { findOrInsert } from './dictionaries.ts'
import { countedStockSql } from './product-relations.ts'

/** The stock of a size in one store: decimal text, '-1' unlimited. */
export interface StoreStock {
  sizeId: number
  store: string
  quantity: string
}

/** Creates a store, or updates the one with that name. */
export async function upsertStore(
  shop: PublicShop,
  store: { name: string; address?: string; position: number },
): Promise<void> {
  await shop.database
    .insertInto('store')
    .values(store)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(store))
    .execute()
}

/** Updates the calendar of the store with that name; returns false when there is none. */
export async function updateStoreCalendar(
  shop: PublicShop,
  name: string,
  calendar: { delayDays?: number; weekdays?: number[]; closedDays?: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('store')
    .set({ name, delay_days: calendar.delayDays, weekdays: calendar.weekdays, closed_days: calendar.closedDays })
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Sets the stock of stores, including reserved stock. Rows are locked in the order of sizes and stores, as orders lock them. */
export async function upsertStoreStock(shop: PublicShop, stock: StoreStock[]): Promise<void> {
  const rows = stock.map(({ sizeId, store, quantity }) => ({ size_id: sizeId, store, quantity }))
  await sql`
    insert into stock (size_id, store_id, quantity)
    select given.size_id, store.id, given.quantity
    from ${rowsParameter('size_id integer, store text, quantity numeric', rows)}
    join store on store.name = given.store
    join product_size size on size.id = given.size_id
    order by given.size_id, store.id
    on conflict (size_id, store_id) do update set ${countedStockSql}
  `.execute(shop.database)
}

/** Ids of suppliers by name; unknown ones are created with an unknown delay. */
export function ensureSuppliers(shop: PublicShop, names: string[]): Promise<Map<string, number>> {
  return findOrInsert(
    new Map(names.map((name) => [name, { name }])),
    async (keys) => {
      const rows = await shop.database.selectFrom('supplier').select(['id', 'name']).where('name', 'in', keys).execute()
      return new Map(rows.map(({ id, name }) => [name, id]))
    },
    (missing) =>
      sql`insert into supplier (name) select name from ${rowsParameter('name text', missing)} on conflict do nothing`.execute(
        shop.database,
      ),
  )
}

/** Creates a supplier, or updates the one with that name. */
export async function upsertSupplier(
  shop: PublicShop,
  { name, ...calendar }: { name: string; delayDays?: number | null; weekdays?: number[]; closedDays?: string[] },
): Promise<void> {
  const values = { name, delay_days: calendar.delayDays, weekdays: calendar.weekdays, closed_days: calendar.closedDays }
  await shop.database
    .insertInto('supplier')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
