import { sql } from 'kysely'
import type { OpenDatabase } from '../src/platform/database/database.ts'

const tables = [
  'product',
  'product_size',
  'stock',
  'price',
  'price_log',
  'product_category',
  'product_parameter',
  'picture',
]

/**
 * How many seconds the engine takes to COPY the rows that an import has made into empty tables of the same columns, checks
 * and indexes, without foreign keys and triggers: as fast as these rows can come in at all.
 * @param folder where the server may write; for the embedded engine in its own file system
 */
export async function bareCopy(database: OpenDatabase, folder: string): Promise<number> {
  for (const table of tables) {
    await sql`create table ${sql.table(`bare_${table}`)} (like ${sql.table(table)} including all)`.execute(
      database.query,
    )
    await sql`copy ${sql.table(table)} to ${sql.lit(`${folder}/${table}.copy`)}`.execute(database.query)
  }
  const began = performance.now()
  await database.query.transaction().execute(async (query) => {
    for (const table of tables)
      await sql`copy ${sql.table(`bare_${table}`)} from ${sql.lit(`${folder}/${table}.copy`)}`.execute(query)
  })
  return (performance.now() - began) / 1000
}
