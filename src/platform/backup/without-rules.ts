import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Empties the tables and does `work` while no foreign key and no trigger is in force: rows come in any order, and nothing is
 * derived twice. Afterwards every foreign key is checked. `database` is a transaction.
 */
export async function withoutRules(
  database: Kysely<Schema>,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(database)
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(database)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(database)
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database)
  await work()
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(database)
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(database)
}

async function foreignKeys(database: Kysely<Schema>): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by relname, conname
  `.execute(database)
  return rows
}
