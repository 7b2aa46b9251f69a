import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

const rowsAtOnce = 500

/**
 * What a query of one text column finds, some hundred rows at a time, so that memory stays bounded. `database` is a
 * transaction; one such reading at a time.
 */
export async function* readLines(
  database: Kysely<Schema>,
  query: RawBuilder<{ line: string }>,
): AsyncGenerator<string[]> {
  await sql`declare lines no scroll cursor for ${query}`.execute(database)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from lines`.execute(database)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close lines`.execute(database)
}
