import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Returns the right side of a comparison: id = ${anyId(ids)}. Hides the number of ids from the planner, so PostgreSQL can cache
 * one plan for any number; otherwise it would plan again for each list shorter than the ten ids it expects.
 */
export function anyId(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`
}

/**
 * Returns many rows as one bound parameter, read like a table named `given`: insert … select … from ${rowsParameter('id
 * integer, name text', rows)}. JSON text, which both engines bind alike. Column names are the member names of the rows.
 */
export function rowsParameter(columns: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(columns)})`
}

/** Returns a moment's day in Poland, as SQL of type date: VAT rates change at midnight there, not at the server's midnight. */
export function sqlWarsawDay(moment: Date): RawBuilder<string> {
  return sql`(${moment}::timestamptz at time zone 'Europe/Warsaw')::date`
}

/** Runs a part of the database's transaction: an exception rolls back only this part, and is rethrown. */
export async function savepoint<Answer>(database: Kysely<Schema>, work: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint part`.execute(database)
  try {
    const answer = await work()
    await sql`release savepoint part`.execute(database)
    return answer
  } catch (thrown) {
    await sql`rollback to savepoint part`.execute(database)
    await sql`release savepoint part`.execute(database) // otherwise an outer savepoint of this name would roll back to this one
    throw thrown
  }
}

const maxPending = 30

/** Trims a visit's pending messages to the latest 30; a visitor who never returns cannot fill the table. */
export async function trimToLatest(
  database: Kysely<Schema>,
  name: 'tracking_event' | 'visit_message',
  visitId: number,
): Promise<void> {
  const table = sql.table(name)
  await sql`
    delete from ${table} where visit_id = ${visitId} and id <= (
      select id from ${table} where visit_id = ${visitId} order by id desc limit 1 offset ${maxPending}
    )
  `.execute(database)
}

/** Whether a statement failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
