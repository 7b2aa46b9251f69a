import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { hashToken } from '../secrets.ts'

/** What a link of a mail does for its reader. A link for one purpose opens nothing of another. */
export type LinkPurpose = 'sign-in'

/** For how long a link works. */
export const linkMinutes = 60

/**
 * A token for a link to the owner of an account. Only its hash is stored, with the purpose; tokens of earlier links work on. It is
 * a UUID (122 random bits), which the log of requests knows and leaves out.
 */
export async function createLink(
  database: Kysely<Schema>,
  { purpose, accountId }: { purpose: LinkPurpose; accountId: string },
  now: Date,
): Promise<string> {
  const token = randomUUID()
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  await database
    .insertInto('account_verification')
    .values({ id: randomUUID(), identifier: identifierOf(purpose, token), value: accountId, expires_at: expiresAt })
    .execute()
  return token
}

/** Whose link it is, without using it up; null when it is used, too old or unknown. */
export async function findLink(
  database: Kysely<Schema>,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  now: Date,
): Promise<{ accountId: string; email: string } | null> {
  const row = await database
    .selectFrom('account_verification')
    .innerJoin('account_user', 'account_user.id', 'account_verification.value')
    .select(['account_user.id', 'account_user.email'])
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { accountId: row.id, email: row.email } : null
}

/** Uses a link up: of those who follow it at the same moment one gets the account's id, the others null. */
export async function redeemLink(
  database: Kysely<Schema>,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  now: Date,
): Promise<string | null> {
  const row = await database
    .deleteFrom('account_verification')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .where('value', 'in', (from) => from.selectFrom('account_user').select('id'))
    .returning('value')
    .executeTakeFirst()
  return row?.value ?? null
}

function identifierOf(purpose: LinkPurpose, token: string): string {
  return `${purpose} ${Buffer.from(hashToken(token)).toString('hex')}`
}
