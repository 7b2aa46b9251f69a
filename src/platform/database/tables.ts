import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface Sequence {
  name: string
  /** The number it returned last, or will return first if it was never used. */
  value: string
  called: boolean
}

/** Returns the names of the shop's tables from the system catalogue, without those of extensions. */
export async function tableNames(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname collate "C"
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** Returns the columns that contain data, with their SQL types; no generated columns. */
export async function columnTypes(
  database: Kysely<Schema>,
  schema: string,
  table: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = ${schema}::regnamespace and relname = ${table}
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(database)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** Returns all sequences, including those of identity columns. */
export async function readSequences(database: Kysely<Schema>): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"
  `.execute(database)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await sql<Omit<Sequence, 'name'>>`
      select last_value::text as value, is_called as called from ${sql.table(name)}
    `.execute(database)
    sequences.push(...found.rows.map((state) => ({ name, ...state })))
  }
  return sequences
}

const batchRows = 500

/**
 * Yields the rows of a query of one text column, some hundred at a time, so that memory stays bounded. `database` is a
 * transaction; one such reading at a time.
 */
export async function* readLines(
  database: Kysely<Schema>,
  query: RawBuilder<{ line: string }>,
): AsyncGenerator<string[]> {
  await sql`declare lines no scroll cursor for ${query}`.execute(database)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batchRows)} from lines`.execute(database)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close lines`.execute(database)
}

/**
 * Writes every row of every table from one snapshot, as JSON lines {"table", "row"}; returns how many rows and tables. Blocks
 * the embedded engine meanwhile: write to a fast destination.
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
      for (const table of tables) {
        const name = JSON.stringify(table)
        const query = sql<{ line: string }>`select row_to_json(line)::text as line from ${sql.table(table)} line`
        for await (const lines of readLines(database, query)) {
          signal.throwIfAborted()
          await write(lines.map((line) => `{"table":${name},"row":${line}}\n`).join(''))
          rows += lines.length
        }
      }
      return { rows, tables: tables.length }
    })
}
