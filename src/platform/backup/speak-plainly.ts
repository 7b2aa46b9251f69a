import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

const settings = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** Whatever the server is set to, values are written and read in the same way, and may take their time: for the one transaction that `database` is. */
export async function speakPlainly(database: Kysely<Schema>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(database)
}
