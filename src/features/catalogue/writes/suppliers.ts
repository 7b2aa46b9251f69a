import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import { ensure } from './ensure.ts'

/** Ids of suppliers by name; unknown ones are created, and nobody knows how long they take. */
export function ensureSuppliers(shop: PublicShop, names: string[]): Promise<Map<string, number>> {
  return ensure(
    new Map(names.map((name) => [name, { name }])),
    async (keys) => {
      const rows = await shop.database.selectFrom('supplier').select(['id', 'name']).where('name', 'in', keys).execute()
      return new Map(rows.map(({ id, name }) => [name, id]))
    },
    (missing) =>
      sql`insert into supplier (name) select name from ${given('name text', missing)} on conflict do nothing`.execute(
        shop.database,
      ),
  )
}

/** Creates a supplier, or changes what is told of the one of that name. */
export async function upsertSupplier(
  shop: PublicShop,
  { name, ...told }: { name: string; delayDays?: number | null; weekdays?: number[]; closedDays?: string[] },
): Promise<void> {
  const values = { name, delay_days: told.delayDays, weekdays: told.weekdays, closed_days: told.closedDays }
  await shop.database
    .insertInto('supplier')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
