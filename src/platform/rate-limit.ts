import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './database/schema.ts'
import { logSecurityEvent } from './security-log.ts'

/** So many attempts are allowed within these minutes of the first; the next must wait. */
export interface RateLimit {
  /** The name in the log. */
  name: string
  /** The counted key; stored as a hash. */
  key: string
  tries: number
  minutes: number
  /** How many attempts are made at once; 1 by default. */
  weight?: number
}

/**
 * Counts an attempt against all `limits` before it is processed, in the database, so that concurrent attempts, also in other
 * processes, cannot bypass the limit.
 * @returns null, or the end of the wait
 */
export async function countAttempt(database: Kysely<Schema>, limits: RateLimit[], now: Date): Promise<Date | null> {
  const counted = limits.map(({ name, key, tries, minutes, weight = 1 }) => ({
    name,
    key: rateLimitKey(key),
    allowed: tries,
    weight,
    endsAt: new Date(now.getTime() + minutes * 60_000),
  }))
  const rows = await database
    .insertInto('account_attempt')
    .values(inOneOrder(counted).map(({ key, weight, endsAt }) => ({ key, tries: weight, ends_at: endsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when account_attempt.ends_at <= ${now} then excluded.tries else least(account_attempt.tries + excluded.tries, 1000000) end`,
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

/** Returns what the database stores instead of a key, which may name a person. */
export function rateLimitKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Every caller locks rows in the same order, so that attempts never deadlock. */
function inOneOrder<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

export interface MailLimit {
  /** The subject of the mail, such as 'orders'; subjects are counted separately. */
  about: string
  /** The e-mail address, or another identifier of the recipient. */
  to: string
  perHour: number
  perDay: number
}

const hourMinutes = 60

/**
 * Counts one mail to a mailbox. A mail refused by the hourly limit does not count for the day.
 * @returns null, or the end of the wait
 */
export async function countMailSent(
  database: Kysely<Schema>,
  { about, to, perHour, perDay }: MailLimit,
  now: Date,
): Promise<Date | null> {
  const name = `mails about ${about}`
  const key = `${name} to ${to.includes('@') ? canonicalMailbox(to) : to}`
  const thisHour = await countAttempt(
    database,
    [{ name, key: `${key} this hour`, tries: perHour, minutes: hourMinutes }],
    now,
  )
  return thisHour ?? countAttempt(database, [{ name, key, tries: perDay, minutes: 24 * hourMinutes }], now)
}

/**
 * Returns the mailbox of an address, for counting only: lower case and without the part after a plus (RFC 5233), at Gmail
 * without dots too, where they have no effect. Elsewhere a dot makes another mailbox. People who share a mailbox share its
 * limit.
 */
export function canonicalMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1).replace(/\.$/, '')).toLowerCase()
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}
