import { type Kysely, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { countTry, keyOfTries, type TryLimit } from '../tries/count-try.ts'

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
function limitsOf({ account, address }: Attempt): [together: TryLimit, address: TryLimit, account: TryLimit] {
  return [
    { key: `account ${account} from ${address}`, tries: 10, minutes: 15 },
    { key: `from ${address}`, tries: 50, minutes: 15 },
    { key: `account ${account}`, tries: 100, minutes: 60 },
  ]
}

/** Counts a try before the password is looked at; null, or until when one must wait. */
export function countAttempt(database: Kysely<Schema>, attempt: Attempt, now: Date): Promise<Date | null> {
  return countTry(database, limitsOf(attempt), now)
}

/** The password was right: nothing is held against this account, and this try not against the address. */
export async function forgetAttempts(database: Kysely<Schema>, attempt: Attempt, now: Date): Promise<void> {
  const [together, address, account] = limitsOf(attempt).map(({ key }) => keyOfTries(key)) as [string, string, string]
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
