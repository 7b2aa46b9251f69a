import { type RawBuilder, sql } from 'kysely'

/**
 * Many rows as one bound parameter, to be read like a table named `given`: insert … select … from ${given('id integer, name text', rows)}.
 * JSON text, since that is what both engines bind alike. Column names are those of the rows' members.
 */
export function given(columns: string, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(columns)})`
}
