import type { Kysely } from 'kysely'
import type { Schema } from './database/schema.ts'
import { rateLimitKey } from './rate-limit.ts'

/**
 * Whether a key is used for the first time within these minutes: a form that is sent twice counts once. In a transaction a second
 * use waits for the end of the first, and is the first one when that is undone. The keys are rows of `account_attempt`: what is over is
 * deleted there already.
 */
export async function isFirstUse(
  database: Kysely<Schema>,
  key: string,
  { minutes, now }: { minutes: number; now: Date },
): Promise<boolean> {
  const row = { key: rateLimitKey(key), tries: 1, ends_at: new Date(now.getTime() + minutes * 60_000) }
  const used = await database
    .insertInto('account_attempt')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('account_attempt.ends_at', '<=', now))
    .returning('key')
    .execute()
  return used.length > 0
}
