import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { QueueFull } from '../few-at-once.ts'
import { logSecurityEvent } from '../security/security-event.ts'
import type { PasswordHashing } from './library.ts'
import { needsRehash } from './password-hash.ts'

/**
 * Stores the hash of a password that has just been right with the present cost, if it has another. A password that has been changed
 * meanwhile stays; in a flood of sign-ins it is left for the next time.
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
