import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { hashToken } from '../secrets.ts'

const days = 7

/** Returns a token for a link that ends one session and opens nothing. Only its hash is stored. */
export async function createSessionLink(database: Kysely<Schema>, sessionId: string, now: Date): Promise<string> {
  const token = randomUUID()
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60_000)
  await database
    .insertInto('account_verification')
    .values({ id: randomUUID(), identifier: identifierOf(token), value: sessionId, expires_at: expiresAt })
    .execute()
  return token
}

/** Returns the session of a link; null when it has ended, or the link is too old or unknown. */
export async function findLinkedSession(
  database: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ id: string; accountId: string; userAgent: string; signedInAt: Date } | null> {
  const row = await database
    .selectFrom('account_verification')
    .innerJoin('account_session', 'account_session.id', 'account_verification.value')
    .select(['account_session.id', 'user_id', 'user_agent', 'account_session.created_at'])
    .where('identifier', '=', identifierOf(token))
    .where('account_verification.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, accountId: row.user_id, userAgent: row.user_agent ?? '', signedInAt: row.created_at }
}

function identifierOf(token: string): string {
  return `end-session ${Buffer.from(hashToken(token)).toString('hex')}`
}
