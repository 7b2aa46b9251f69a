import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const rowsAtOnce = 500

/**
 * Every row of every table as it is at one moment, as lines {"table", "row"} of JSON; how many rows and tables. The embedded
 * engine does nothing else meanwhile: write to where it is quick.
 */
export function exportTables(
  database: Kysely<Schema>,
  write: (lines: string) => Promise<void>,
  signal: AbortSignal,
): Promise<{ rows: number; tables: number }> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      const tables = await tableNames(database)
      let rows = 0
      for (const table of tables) rows += await exportTable(database, table, write, signal)
      return { rows, tables: tables.length }
    })
}

async function tableNames(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"
  `.execute(database)
  return rows.map(({ name }) => name)
}

async function exportTable(
  database: Kysely<Schema>,
  table: string,
  write: (lines: string) => Promise<void>,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  const name = JSON.stringify(table)
  await sql`declare exported no scroll cursor for select row_to_json(line)::text as line from ${sql.table(table)} line`.execute(
    database,
  )
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from exported`.execute(database)
    if (rows.length === 0) break
    await write(rows.map(({ line }) => `{"table":${name},"row":${line}}\n`).join(''))
    count += rows.length
  }
  await sql`close exported`.execute(database)
  return count
}
