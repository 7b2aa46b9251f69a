import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { refused } from '#shared/result.ts'
import { hashToken } from '../secrets.ts'
import { logSecurityEvent } from '../security-log.ts'

/** What a link in a mail is for. A link for one purpose is useless for another. */
export type LinkPurpose = 'sign-in' | 'set-password' | 'confirm-email'

/** How long links are valid. A registration is confirmed the same day; a link that signs in is a key. */
export const linkMinutes = { 'sign-in': 60, 'set-password': 60, 'confirm-email': 24 * 60 } satisfies Record<
  LinkPurpose,
  number
>

/**
 * Returns a token for a link to the owner of an account. Only its hash is stored, with the purpose; earlier tokens stay valid.
 * It is a UUID (122 random bits), which the request log recognises and removes.
 */
export async function createLink(
  database: Kysely<Schema>,
  { purpose, accountId }: { purpose: LinkPurpose; accountId: string },
  now: Date,
): Promise<string> {
  const token = randomUUID()
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000)
  await database
    .insertInto('account_verification')
    .values({ id: randomUUID(), identifier: identifierOf(purpose, token), value: accountId, expires_at: expiresAt })
    .execute()
  return token
}

/** Returns the owner of a link without using it up; null when it is used, expired or unknown. */
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

/** Uses a link up. Of concurrent requests one gets the account's id, the others null. */
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

/** The refusal of a link that is no longer valid, which the security log gets. */
export function refuseLink(): { ok: false; problem: { code: 'gone' } } {
  logSecurityEvent('authn_link_refused', {})
  return refused({ code: 'gone' })
}
