import { type RawBuilder, sql } from 'kysely'

/**
 * These ids, to be compared with: id = ${among(ids)}. How many they are is hidden from the planner, so that the plan is the same for any
 * number and PostgreSQL keeps it; without that, it plans anew for each list that is shorter than the ten ids it expects.
 */
export function among(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`
}
