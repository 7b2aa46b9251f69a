import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const mostPending = 30

/** Leaves a visit the latest 30 rows of what waits to be told to it; a visitor who never comes back fills no table. */
export async function keepLatest(
  database: Kysely<Schema>,
  name: 'tracking_event' | 'visit_message',
  visitId: number,
): Promise<void> {
  const table = sql.table(name)
  await sql`
    delete from ${table} where visit_id = ${visitId} and id <= (
      select id from ${table} where visit_id = ${visitId} order by id desc limit 1 offset ${mostPending}
    )
  `.execute(database)
}
