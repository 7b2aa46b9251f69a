import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import { QueueFull } from '../concurrency.ts'
import type { Schema } from '../database/schema.ts'
import { countAttempt } from '../rate-limit.ts'
import { logSecurityEvent } from '../security-log.ts'
import type { PasswordHashing } from './better-auth.ts'
import { findPasswordHash, storePassword } from './credentials.ts'

/** wrong: the present password; wait: too many tries; busy: too many passwords are hashed at the moment. */
export type PasswordRefusal = { code: 'wrong' } | { code: 'wait'; until: Date } | { code: 'busy' }

interface Parts {
  database: Kysely<Schema>
  password: PasswordHashing
}

/** A thief of a session must not find out the password by trying. */
const tries = { name: 'tries of the own password', tries: 10, minutes: 15 }

/** Whether the owner of an account knows its password; an account without one, such as one that was taken over by a link, passes. */
export async function verifyOwnPassword(
  { database, password }: Parts,
  { account, present }: { account: string; present: string },
  now: Date,
): Promise<Result<null, PasswordRefusal>> {
  const stored = await findPasswordHash(database, account)
  const until = await countAttempt(database, [{ key: `password of ${account}`, ...tries }], now)
  if (until) return refused({ code: 'wait', until })
  return unlessBusy(async () => {
    if (stored === null || (await password.verify({ hash: stored, password: present }))) return done(null)
    logSecurityEvent('authn_login_fail', { account, known: true })
    return refused({ code: 'wrong' })
  })
}

/** Changes the password of an account whose owner knows the present one. The caller ends the other sessions. */
export async function changePassword(
  parts: Parts,
  { account, present, next }: { account: string; present: string; next: string },
  now: Date,
): Promise<Result<null, PasswordRefusal>> {
  const verified = await verifyOwnPassword(parts, { account, present }, now)
  if (!verified.ok) return verified
  return unlessBusy(async () => {
    await storePassword(parts.database, account, await parts.password.hash(next))
    logSecurityEvent('authn_password_change', { account })
    return done(null)
  })
}

/** Refuses work as busy when too many passwords wait to be hashed. */
export async function unlessBusy<Answer, Problem>(
  work: () => Promise<Result<Answer, Problem>>,
): Promise<Result<Answer, Problem | { code: 'busy' }>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueueFull) return refused({ code: 'busy' })
    throw error
  }
}
