import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { logSecurityEvent } from '../security/security-event.ts'

/** So many tries are let through within these minutes of the first; the next must wait. */
export interface TryLimit {
  /** What the log calls it. */
  name: string
  /** What is counted; stored as a hash. */
  key: string
  tries: number
  minutes: number
}

/**
 * Counts a try against all `limits` before what is tried is looked at, so that tries at the same moment cannot slip past each
 * other, nor past another process: it is counted in the database.
 * @returns null, or until when one must wait
 */
export async function countTry(database: Kysely<Schema>, limits: TryLimit[], now: Date): Promise<Date | null> {
  const counted = limits.map(({ name, key, tries, minutes }) => ({
    name,
    key: keyOfTries(key),
    allowed: tries,
    endsAt: new Date(now.getTime() + minutes * 60_000),
  }))
  const rows = await database
    .insertInto('account_attempt')
    .values(inOneOrder(counted).map(({ key, endsAt }) => ({ key, tries: 1, ends_at: endsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when account_attempt.ends_at <= ${now} then 1 else least(account_attempt.tries + 1, 1000000) end`,
        ends_at: sql`case when account_attempt.ends_at <= ${now} then excluded.ends_at else account_attempt.ends_at end`,
      }),
    )
    .returning(['key', 'tries', 'ends_at'])
    .execute()
  const exceeded = counted.flatMap(({ key, name, allowed }) => {
    const row = rows.find((row) => row.key === key)
    return row && row.tries > allowed ? [{ limit: name, until: row.ends_at }] : []
  })
  for (const limit of exceeded) logSecurityEvent('excess_rate_limit_exceeded', limit)
  return exceeded.length > 0 ? new Date(Math.max(...exceeded.map(({ until }) => until.getTime()))) : null
}

/** What the database holds in place of a key, which may name a person. */
export function keyOfTries(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Rows are locked in one order by everybody, so that two tries never wait for each other. */
function inOneOrder<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
