import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * These ids, to be compared with: id = ${among(ids)}. How many they are is hidden from the planner, so that the plan is the same for any
 * number and PostgreSQL keeps it; without that, it plans anew for each list that is shorter than the ten ids it expects.
 */
export function anyId(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`
}

/**
 * Many rows as one bound parameter, to be read like a table named `given`: insert … select … from ${given('id integer, name text', rows)}.
 * JSON text, since that is what both engines bind alike. Column names are those of the rows' members.
 */
export function rowsParameter(columns: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(columns)})`
}

/** The day that a moment is in Poland, as SQL of type date: VAT rates change at midnight there, not at that of the server. */
export function sqlWarsawDay(moment: Date): RawBuilder<string> {
  return sql`(${moment}::timestamptz at time zone 'Europe/Warsaw')::date`
}

/** Does a part of the transaction that the database is in: what it throws rolls back this part alone, and is thrown on. */
export async function savepoint<Answer>(database: Kysely<Schema>, work: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint part`.execute(database)
  try {
    const answer = await work()
    await sql`release savepoint part`.execute(database)
    return answer
  } catch (thrown) {
    await sql`rollback to savepoint part`.execute(database)
    await sql`release savepoint part`.execute(database) // else an outer part of the same name would roll back to this one
    throw thrown
  }
}

const maxPending = 30

/** Leaves a visit the latest 30 rows of what waits to be told to it; a visitor who never comes back fills no table. */
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
