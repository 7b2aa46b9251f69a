import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import { asCounted } from './counted.ts'

/** How much of a size lies in one store: decimal text, '-1' unlimited. */
export interface StoreStock {
  sizeId: number
  store: string
  quantity: string
}

/** Creates a store, or changes what is told of the one of that name. */
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

/** Changes what is told of the days of the store of that name; false when there is none. */
export async function updateStoreCalendar(
  shop: PublicShop,
  name: string,
  told: { delayDays?: number; weekdays?: number[]; closedDays?: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('store')
    .set({ name, delay_days: told.delayDays, weekdays: told.weekdays, closed_days: told.closedDays })
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Says what lies in stores, held or not. Rows are locked in the order of sizes and stores, as orders lock them. */
export async function upsertStoreStock(shop: PublicShop, stock: StoreStock[]): Promise<void> {
  const rows = stock.map(({ sizeId, store, quantity }) => ({ size_id: sizeId, store, quantity }))
  await sql`
    insert into stock (size_id, store_id, quantity)
    select given.size_id, store.id, given.quantity
    from ${given('size_id integer, store text, quantity numeric', rows)}
    join store on store.name = given.store
    join product_size size on size.id = given.size_id
    order by given.size_id, store.id
    on conflict (size_id, store_id) do update set ${asCounted}
  `.execute(shop.database)
}
