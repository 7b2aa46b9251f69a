import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { columnTypes } from '../database/tables.ts'
import { broken } from './refused.ts'
import { partToJson } from './row-parts.ts'

export interface Target {
  schema: 'public' | 'pgboss'
  table: string
  /** Names of columns and their SQL types. */
  columns: Map<string, string>
}

/** Where rows with these columns go; throws BackupRefused when the table cannot take them as they are. */
export async function findTarget(database: Kysely<Schema>, table: string, columns: string[]): Promise<Target> {
  const types = await columnTypes(database, 'public', table)
  if (types.size !== columns.length || !columns.every((column) => types.has(column)))
    throw broken(`tabela ${table} ma inne kolumny niż jej migracje`)
  return { schema: 'public', table, columns: types }
}

/** Adds a part of rows, as written by rowParts; how many there were. `changed` gives other values to some columns. */
export async function loadPart(
  database: Kysely<Schema>,
  { schema, table, columns }: Target,
  part: Buffer,
  {
    changed = {},
    where = sql`true`,
  }: { changed?: Record<string, RawBuilder<unknown>>; where?: RawBuilder<unknown> } = {},
): Promise<number> {
  const names = [...columns.keys()]
  const given = sql.join(names.map((name) => sql`${sql.id(name)} text`))
  const values = [...columns].map(([name, type]) => changed[name] ?? sql`given.${sql.id(name)}::${sql.raw(type)}`)
  const { numAffectedRows } = await sql`
    insert into ${sql.table(`${schema}.${table}`)} (${sql.join(names.map((name) => sql.id(name)))}) overriding system value
    select ${sql.join(values)} from json_to_recordset(${partToJson(part)}::json) as given(${given}) where ${where}
  `.execute(database)
  return Number(numAffectedRows)
}
