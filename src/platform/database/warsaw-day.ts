import { type RawBuilder, sql } from 'kysely'

/** The day that a moment is in Poland, as SQL of type date: VAT rates change at midnight there, not at that of the server. */
export function warsawDay(moment: Date): RawBuilder<string> {
  return sql`(${moment}::timestamptz at time zone 'Europe/Warsaw')::date`
}
