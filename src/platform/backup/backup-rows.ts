import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { columnTypes, readLines } from '../database/tables.ts'
import { corruptBackup } from './manifest.ts'

/** bytes, roughly: the amount held in memory at a time */
const partBytes = 1_000_000

/**
 * Yields rows as JSON lines, in parts that fit into memory. Every value is the text form that SQL writes and reads, so it is
 * restored exactly, whatever its type: a JSON null is 'null', an SQL NULL is null.
 */
export async function* rowParts(
  database: Kysely<Schema>,
  columns: string[],
  source: RawBuilder<unknown>,
): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`))
  let waiting: string[] = []
  let size = 0
  const query = sql<{ line: string }>`select row_to_json(line)::text as line from (select ${texts} from ${source}) line`
  for await (const lines of readLines(database, query))
    for (const line of lines) {
      waiting.push(line)
      size += line.length
      if (size < partBytes) continue
      yield toPart(waiting)
      waiting = []
      size = 0
    }
  if (waiting.length > 0) yield toPart(waiting)
}

function toPart(lines: string[]): { bytes: Buffer; rows: number } {
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), rows: lines.length }
}

/** Returns a part as the text of a JSON array. */
function partToJson(bytes: Buffer): string {
  return `[${bytes.toString('utf8').trimEnd().replaceAll('\n', ',')}]`
}

export interface LoadTarget {
  schema: 'public' | 'pgboss'
  table: string
  /** SQL types by column name. */
  columns: Map<string, string>
}

/** Returns where rows with these columns are loaded; throws InvalidBackup when the table cannot take them unchanged. */
export async function findTableTarget(database: Kysely<Schema>, table: string, columns: string[]): Promise<LoadTarget> {
  const types = await columnTypes(database, 'public', table)
  if (types.size !== columns.length || !columns.every((column) => types.has(column)))
    throw corruptBackup(`tabela ${table} ma inne kolumny niż jej migracje`)
  return { schema: 'public', table, columns: types }
}

/** Inserts a part written by rowParts and returns the number of rows. `changed` overrides the values of some columns. */
export async function loadRowsPart(
  database: Kysely<Schema>,
  { schema, table, columns }: LoadTarget,
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

/** Deletes the replaced shop's jobs; the queue's internal jobs stay. */
export async function deleteJobs(database: Kysely<Schema>): Promise<void> {
  await sql`delete from pgboss.job where name not like '\\_\\_pgboss%'`.execute(database)
}

/** Returns where waiting jobs are loaded: the queue's table may have gained or lost columns since the backup. */
export async function findJobTarget(database: Kysely<Schema>, columns: string[]): Promise<LoadTarget> {
  const types = await columnTypes(database, 'pgboss', 'job')
  return { schema: 'pgboss', table: 'job', columns: new Map([...types].filter(([name]) => columns.includes(name))) }
}

/**
 * Inserts jobs. Active ones are retried (at least once, as always); waiting ones do not expire because of their time in a
 * backup.
 */
export async function loadJobs(database: Kysely<Schema>, target: LoadTarget, part: Buffer): Promise<void> {
  await loadRowsPart(database, target, part, {
    changed: {
      state: sql`(case given.state when 'active' then 'retry' else given.state end)::pgboss.job_state`,
      keep_until: sql`greatest(given.keep_until::timestamptz, now() + interval '14 days')`,
    },
    where: sql`given.name in (select name from pgboss.queue)`,
  })
}
