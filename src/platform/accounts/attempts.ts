import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'

/** Whose password is tried, and from where. */
export interface Attempt {
  /** The account's id, or what was typed when there is no such account: both are counted alike. */
  account: string
  address: string
}

/**
 * How many wrong passwords are let through before the next must wait. The first stops guessing at one account without
 * letting a stranger lock the client out; the second stops one address trying many accounts; the third many addresses
 * trying one account.
 */
const limits: { key: (attempt: Attempt) => string; tries: number; minutes: number }[] = [
  { key: ({ account, address }) => `account ${account} from ${address}`, tries: 10, minutes: 15 },
  { key: ({ address }) => `from ${address}`, tries: 50, minutes: 15 },
  { key: ({ account }) => `account ${account}`, tries: 100, minutes: 60 },
]

/**
 * Counts a try before the password is looked at, so that tries at the same moment cannot slip past each other.
 * @returns null, or until when one must wait
 */
export async function countAttempt(database: Kysely<Schema>, attempt: Attempt, now: Date): Promise<Date | null> {
  const counted = limits.map(({ key, tries, minutes }) => ({
    key: hash(key(attempt)),
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
  const allowed = new Map(counted.map((limit) => [limit.key, limit.allowed]))
  const waits = rows.filter((row) => row.tries > (allowed.get(row.key) ?? 0)).map((row) => row.ends_at.getTime())
  return waits.length > 0 ? new Date(Math.max(...waits)) : null
}

/** The password was right: nothing is held against this account, and this try not against the address. */
export async function forgetAttempts(database: Kysely<Schema>, attempt: Attempt, now: Date): Promise<void> {
  const [together, address, account] = limits.map(({ key }) => hash(key(attempt))) as [string, string, string]
  await database
    .updateTable('account_attempt')
    .set({ tries: sql`tries - 1` })
    .where('key', '=', address)
    .where('tries', '>', 1)
    .execute()
  await database
    .deleteFrom('account_attempt')
    .where('key', 'in', (from) =>
      from
        .selectFrom('account_attempt')
        .select('key')
        .where((or) => or.or([or('key', 'in', [together, account]), or('ends_at', '<=', now)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Rows are locked in one order by everybody, so that two tries never wait for each other. */
function inOneOrder<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
