import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../database/schema.ts'
import { hashToken } from '../secrets.ts'
import { logSecurityEvent } from '../security-log.ts'

const linkHours = 24
/** How long the mail to the former address may wait for a mail server. */
const noticeDays = 7

/** Stores that an account is to have another e-mail; returns the id. It replaces what was asked for before. */
export async function beginEmailChange(
  database: Kysely<Schema>,
  { accountId, newEmail }: { accountId: string; newEmail: string },
  now: Date,
): Promise<string> {
  await database
    .deleteFrom('account_email_change')
    .where('user_id', '=', accountId)
    .where('old_email', 'is', null)
    .execute()
  const id = randomUUID()
  await database
    .insertInto('account_email_change')
    .values({ id, user_id: accountId, new_email: newEmail, expires_at: hoursAfter(now, linkHours) })
    .execute()
  return id
}

/**
 * Returns a token for the link in the mail to the new address; null when the change was replaced or is done, or the address has an
 * account meanwhile. A UUID, which the request log removes; only its hash is stored.
 */
export async function createEmailChangeLink(
  database: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<{ email: string; token: string } | null> {
  const token = randomUUID()
  const row = await database
    .updateTable('account_email_change')
    .set({ token_hash: hashToken(token), expires_at: hoursAfter(now, linkHours) })
    .where('id', '=', id)
    .where('old_email', 'is', null)
    .where('new_email', 'not in', (from) => from.selectFrom('account_user').select('email'))
    .returning('new_email')
    .executeTakeFirst()
  return row ? { email: row.new_email, token } : null
}

/** An e-mail change whose link was followed, but not used. */
export interface EmailChange {
  accountId: string
  email: string
  newEmail: string
}

/** Returns the change of a link without using it up; null when it is used, expired or unknown. */
export async function findEmailChange(database: Kysely<Schema>, token: string, now: Date): Promise<EmailChange | null> {
  const row = await database
    .selectFrom('account_email_change')
    .innerJoin('account_user', 'account_user.id', 'user_id')
    .select(['user_id', 'email', 'new_email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { accountId: row.user_id, email: row.email, newEmail: row.new_email } : null
}

/** An e-mail change that is done. */
export interface ChangedEmail {
  /** Of the notice to the former address. */
  id: string
  accountId: string
  email: string
}

/**
 * Gives an account its new e-mail, which the link proves to be the client's. Links that were mailed to the former address end. Of
 * concurrent requests one succeeds. In the caller's transaction; taken: the address has an account meanwhile.
 */
export async function applyEmailChange(
  database: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Result<ChangedEmail, { code: 'gone' | 'taken' }>> {
  const change = await database
    .updateTable('account_email_change')
    .from('account_user')
    .set((from) => ({
      token_hash: null,
      old_email: from.ref('account_user.email'),
      expires_at: hoursAfter(now, noticeDays * 24),
    }))
    .whereRef('account_user.id', '=', 'user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['account_email_change.id', 'user_id', 'new_email'])
    .executeTakeFirst()
  if (!change) return refused({ code: 'gone' })
  const { id, user_id: accountId, new_email: email } = change
  const taken = await database.selectFrom('account_user').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) return refused({ code: 'taken' })
  await database.updateTable('account_user').set({ email, email_verified: true }).where('id', '=', accountId).execute()
  await database.deleteFrom('account_verification').where('value', '=', accountId).execute()
  logSecurityEvent('authn_email_changed', { account: accountId })
  return done({ id, accountId, email })
}

/** The former address of a change that is done, for the notice; null when there is none any more. */
export async function findFormerEmail(database: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('account_email_change')
    .select('old_email')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.old_email ?? null
}

/** Removes changes that were not confirmed in time, and those whose notice is long sent. */
export async function removeEndedEmailChanges(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('account_email_change').where('expires_at', '<=', now).execute()
}

function hoursAfter(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * 60_000)
}
