import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { logSecurityEvent } from '../security-log.ts'

const dayMilliseconds = 24 * 60 * 60_000

/** The maximum age of sessions at a given time. */
export interface SessionAge {
  now: Date
  /** A session ends after so many days, even when used daily. */
  sessionDays: number
}

/** Returns the start time at or before which sessions have reached their absolute end. */
export function absoluteEnd({ now, sessionDays }: SessionAge): Date {
  return new Date(now.getTime() - sessionDays * dayMilliseconds)
}

/** Returns an account's current sessions, the last used first. */
export async function listSessions(database: Kysely<Schema>, userId: string, age: SessionAge) {
  return database
    .selectFrom('account_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', age.now)
    .where('created_at', '>', absoluteEnd(age))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session of an account, all but one, or all. */
export async function endSessions(
  database: Kysely<Schema>,
  { userId, ...which }: { userId: string } & ({ only: string } | { allBut: string | null }),
  reason: 'by-client' | 'signed-in-again' | 'e-mail-proved' | 'e-mail-changed' | 'password-changed' | 'absolute',
): Promise<void> {
  const ofAccount = database.deleteFrom('account_session').where('user_id', '=', userId)
  const sessions =
    'only' in which ? ofAccount.where('id', '=', which.only) : ofAccount.where('id', 'is distinct from', which.allBut)
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow()
  if (numDeletedRows > 0n)
    logSecurityEvent('session_expired', { account: userId, reason, sessions: Number(numDeletedRows) })
}

/** Removes expired sessions. */
export async function removeEndedSessions(database: Kysely<Schema>, age: SessionAge): Promise<void> {
  const ended = [
    { reason: 'idle', column: 'expires_at', moment: age.now },
    { reason: 'absolute', column: 'created_at', moment: absoluteEnd(age) },
  ] as const
  for (const { reason, column, moment } of ended) {
    const { numDeletedRows } = await database
      .deleteFrom('account_session')
      .where(column, '<=', moment)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) logSecurityEvent('session_expired', { reason, sessions: Number(numDeletedRows) })
  }
}
