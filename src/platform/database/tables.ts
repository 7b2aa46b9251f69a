import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface Sequence {
  name: string
  /** The number it gave last, or will give first when not called yet. */
  value: string
  called: boolean
}

/** The shop's tables as the database itself knows them, without those that belong to an extension. */
export async function tableNames(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname collate "C"
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** Columns that hold data, with their SQL types; not those that are computed from others. */
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

/** All sequences, those of identity columns too. */
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
