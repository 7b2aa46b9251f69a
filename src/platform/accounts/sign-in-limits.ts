import { type Kysely, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { isLocalNetwork } from '../http/client-address.ts'
import { countAttempt, type RateLimit, rateLimitKey } from '../rate-limit.ts'

/** Whose password is tried, and from where. */
export interface SignInAttempt {
  /** The account's id, or what was typed when there is no such account: both are counted alike. */
  account: string
  address: string
  /** The device cookie of a browser that has signed in to this account before; null in every other. */
  device: string | null
}

/**
 * How many wrong passwords are let through before the next must wait. A known browser has a counter of its own, which no
 * stranger can fill. All others are counted by account and address, by address (one trying many accounts) and by account (many
 * trying one). A proxy that hides addresses makes all visitors one: then the limit of the address would lock out everybody.
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
 * Counts an attempt before the password is looked at; null, or until when one must wait. One that is refused by a narrower limit
 * does not count against a wider one: a single address cannot use up the account's.
 */
export async function countSignIn(database: Kysely<Schema>, attempt: SignInAttempt, now: Date): Promise<Date | null> {
  for (const limit of limitsOf(attempt)) {
    const until = await countAttempt(database, [limit], now)
    if (until) return until
  }
  return null
}

/** The password could not be looked at: the attempt counts nowhere. */
export async function uncountSignIn(database: Kysely<Schema>, attempt: SignInAttempt): Promise<void> {
  for (const { key } of limitsOf(attempt)) await decrementCount(database, key)
}

/**
 * The password was right: the attempt counts nowhere, and the browser or address starts from zero. What others have tried stays
 * counted, so that an attacker gains nothing each time the client signs in.
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
