import { parse, serialize } from 'hono/utils/cookie'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { hostCookie, hostCookieOptions } from '../../http/cookies.ts'
import { hashToken, makeToken } from '../../secrets.ts'
import type { SignInWay } from '../../security-log.ts'

const minutes = 10
const maxTries = 5

/** A browser that has proved one factor, and as what; `credentials` are those of that moment. */
export interface PendingSignIn {
  accountId: string
  how: SignInWay
  credentials: Uint8Array
}

/** Stores that a browser has proved one factor of an account; returns the token for its cookie. */
export async function beginPendingSignIn(
  database: Kysely<Schema>,
  { accountId, how, credentials }: PendingSignIn,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await database
    .insertInto('account_pending_sign_in')
    .values({
      ...{ token_hash: hashToken(token), user_id: accountId, how, credentials },
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute()
  return token
}

/** Returns whether a code may still be tried. */
export async function isPending(database: Kysely<Schema>, token: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('account_pending_sign_in')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a try before the code is checked; null when it has ended. */
export async function tryPendingSignIn(
  database: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<PendingSignIn | null> {
  const row = await database
    .updateTable('account_pending_sign_in')
    .set((to) => ({ tries: to('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returning(['user_id', 'how', 'credentials'])
    .executeTakeFirst()
  return row ? { accountId: row.user_id, how: row.how as SignInWay, credentials: row.credentials } : null
}

/** Ends it; of concurrent requests one gets true. */
export async function endPendingSignIn(database: Kysely<Schema>, token: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('account_pending_sign_in')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function removeEndedPendingSignIns(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('account_pending_sign_in').where('expires_at', '<=', now).execute()
}

/** Returns the token that this browser carries; null when it has none. */
export function readPendingCookie(cookieHeader: string, publicUrl: string): string | null {
  const name = hostCookie(publicUrl, 'pending-sign-in')
  return parse(cookieHeader, name)[name] || null
}

/** Returns the Set-Cookie line for a token; null clears it. */
export function pendingCookie(publicUrl: string, token: string | null): string {
  const options = hostCookieOptions(publicUrl, token === null ? 0 : minutes * 60)
  return serialize(hostCookie(publicUrl, 'pending-sign-in'), token ?? '', options)
}
