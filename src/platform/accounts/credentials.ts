import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { QueueFull } from '../concurrency.ts'
import type { Schema } from '../database/schema.ts'
import { logSecurityEvent } from '../security-log.ts'
import type { PasswordHashing } from './better-auth.ts'
import { needsRehash } from './password-hash.ts'

/**
 * Returns the account for a login or an e-mail, ignoring case. When one client's login equals another's e-mail, the e-mail
 * wins: a login cannot be used to hijack someone else's e-mail.
 */
export async function findAccount(
  database: Kysely<Schema>,
  loginOrEmail: string,
): Promise<{ id: string; email: string } | null> {
  const wanted = loginOrEmail.toLowerCase()
  const rows = await database
    .selectFrom('account_user')
    .select(['id', 'email'])
    .where((or) => or.or([or('email', '=', wanted), or('login', '=', wanted)]))
    .execute()
  return rows.find((row) => row.email === wanted) ?? rows[0] ?? null
}

/** Returns the login of an account; null when the client signs in with the e-mail. */
export async function findLogin(database: Kysely<Schema>, accountId: string): Promise<string | null> {
  const row = await database.selectFrom('account_user').select('login').where('id', '=', accountId).executeTakeFirst()
  return row?.login ?? null
}

/**
 * Returns those of these names, in lower case, that are the e-mail or login of an account other than `own`. What one account has
 * as its login is taken as an e-mail too, and the other way round.
 */
export async function findTakenNames(
  database: Kysely<Schema>,
  names: string[],
  own: string | null,
): Promise<Set<string>> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  const rows = await database
    .selectFrom('account_user')
    .select(['id', 'email', 'login'])
    .where((or) => or.or([or('email', '=', or.fn.any(or.val(wanted))), or('login', '=', or.fn.any(or.val(wanted)))]))
    .execute()
  const taken = rows.filter(({ id }) => id !== own).flatMap(({ email, login }) => [email, login ?? ''])
  return new Set(taken.filter((name) => wanted.includes(name)))
}

/** Returns whether an account has this password. Without an account or a password the work is the same. */
export async function isRightPassword(
  database: Kysely<Schema>,
  { hash, verify }: PasswordHashing,
  { accountId, password }: { accountId: string | null; password: string },
): Promise<boolean> {
  const stored = await findPasswordHash(database, accountId ?? '')
  if (stored) return verify({ hash: stored, password })
  await hash(password)
  return false
}

/**
 * Rehashes a password that was just verified when its hash has an outdated cost. Leaves a password that changed meanwhile
 * alone; when too many hashes wait, the next sign-in does it.
 */
export async function rehashPassword(
  database: Kysely<Schema>,
  { hash, cost }: PasswordHashing,
  { accountId, password }: { accountId: string; password: string },
): Promise<void> {
  const stored = await database
    .selectFrom('account_credential')
    .select(['id', 'password'])
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!stored?.password || !needsRehash(stored.password, cost)) return
  const present = await hash(password).catch((error) => {
    if (error instanceof QueueFull) return null
    throw error
  })
  if (present === null) return
  await database
    .updateTable('account_credential')
    .set({ password: present })
    .where('id', '=', stored.id)
    .where('password', '=', stored.password)
    .execute()
  logSecurityEvent('authn_password_rehash', { account: accountId })
}

export async function isEmailVerified(database: Kysely<Schema>, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('account_user')
    .select('email_verified')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email_verified ?? false
}

/** Records that the e-mail of an account is its owner's; returns whether that was not known before. */
export async function verifyEmail(database: Kysely<Schema>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account_user')
    .set({ email_verified: true })
    .where('id', '=', accountId)
    .where('email_verified', '=', false)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) logSecurityEvent('authn_email_confirmed', { account: accountId })
  return numUpdatedRows > 0n
}

/** The hash of an account's password; null when it has none. */
export async function findPasswordHash(database: Kysely<Schema>, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('account_credential')
    .select('password')
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Stores the hash of a new password. */
export async function storePassword(database: Kysely<Schema>, accountId: string, hash: string): Promise<void> {
  await database
    .insertInto('account_credential')
    .values({
      id: randomUUID(),
      user_id: accountId,
      provider_id: 'credential',
      account_id: accountId,
      password: hash,
    })
    .onConflict((row) => row.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash }))
    .execute()
}

/** The account has no password and no connected provider until its owner sets one; a link by mail signs in. */
export async function removeCredentials(database: Kysely<Schema>, accountId: string): Promise<void> {
  await database.deleteFrom('account_credential').where('user_id', '=', accountId).execute()
}
