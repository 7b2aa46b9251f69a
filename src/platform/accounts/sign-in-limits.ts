import { type Kysely, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { isLocalNetwork } from '../http/client-address.ts'
import { countAttempt, type RateLimit, rateLimitKey } from '../rate-limit.ts'

/** The account that is tried, and from where. */
export interface SignInAttempt {
  /** The account's id, or the text typed when there is no such account: both are counted alike. */
  account: string
  address: string
  /** The device cookie of a browser that has signed in to this account before, else null. */
  device: string | null
}

/**
 * Returns the limits on wrong passwords. A recognised browser has its own counter, which strangers cannot fill. All others are
 * counted by account and address, by address (one trying many accounts) and by account (many trying one). Behind a proxy that
 * hides addresses all visitors look like one, so the address limit would lock out everyone; it does not apply there.
 */
function limitsOf({ account, address, device }: SignInAttempt): [own: RateLimit, ...shared: RateLimit[]] {
  if (device !== null) return [{ name: 'sign-in of a device', key: `device ${device}`, tries: 10, minutes: 15 }]
  const ofAddress = { name: 'sign-in from an address', key: `from ${address}`, tries: 50, minutes: 15 }
  return [
    { name: 'sign-in', key: `account ${account} from ${address}`, tries: 10, minutes: 15 },
    ...(isLocalNetwork(address) ? [] : [ofAddress]),
    { name: 'sign-in to an account', key: `account ${account}`, tries: 100, minutes: 60 },
  ]
}

/**
 * Counts an attempt before the password is checked. Returns null, or the end of the wait. An attempt refused by a narrower
 * limit does not count against a wider one: a single address cannot exhaust the account's limit.
 */
export async function countSignIn(database: Kysely<Schema>, attempt: SignInAttempt, now: Date): Promise<Date | null> {
  for (const limit of limitsOf(attempt)) {
    const until = await countAttempt(database, [limit], now)
    if (until) return until
  }
  return null
}

/** Takes the count back when the password could not be checked. */
export async function uncountSignIn(database: Kysely<Schema>, attempt: SignInAttempt): Promise<void> {
  for (const { key } of limitsOf(attempt)) await decrementCount(database, key)
}

/**
 * Takes the count back after a right password and resets the browser's or address's counter. Other clients' attempts stay
 * counted, so an attacker gains nothing when the owner signs in.
 */
export async function resetSignInCount(database: Kysely<Schema>, attempt: SignInAttempt, now: Date): Promise<void> {
  const [own, ...shared] = limitsOf(attempt)
  for (const { key } of shared) await decrementCount(database, key)
  await database
    .deleteFrom('account_attempt')
    .where('key', 'in', (from) =>
      from
        .selectFrom('account_attempt')
        .select('key')
        .where((or) => or.or([or('key', '=', rateLimitKey(own.key)), or('ends_at', '<=', now)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

async function decrementCount(database: Kysely<Schema>, key: string): Promise<void> {
  const hash = rateLimitKey(key)
  const { numUpdatedRows } = await database
    .updateTable('account_attempt')
    .set({ tries: sql`tries - 1` })
    .where('key', '=', hash)
    .where('tries', '>', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    await database.deleteFrom('account_attempt').where('key', '=', hash).where('tries', '=', 1).execute()
}
