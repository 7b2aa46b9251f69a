import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './database/schema.ts'
import { logSecurityEvent } from './security-log.ts'

/** So many tries are let through within these minutes of the first; the next must wait. */
export interface RateLimit {
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
export async function countAttempt(database: Kysely<Schema>, limits: RateLimit[], now: Date): Promise<Date | null> {
  const counted = limits.map(({ name, key, tries, minutes }) => ({
    name,
    key: rateLimitKey(key),
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
export function rateLimitKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Rows are locked in one order by everybody, so that two tries never wait for each other. */
function inOneOrder<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

export interface MailLimit {
  /** What the mail is about, such as 'orders'; mails about something else are counted by themselves. */
  about: string
  /** The address of e-mail, or another name of who gets it. */
  to: string
  perHour: number
  perDay: number
}

const hourMinutes = 60 // minutes

/**
 * Counts one mail to a mailbox. A mail that has no room in its hour is not counted for the day: it will be counted when it goes.
 * @returns null, or until when it must wait
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
 * The mailbox that an address leads to, for counting alone: without upper case and without what stands after a plus (RFC 5233), at
 * Gmail without dots too, where they mean nothing. Elsewhere a dot makes another mailbox. Two people who share one wait for each other.
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
