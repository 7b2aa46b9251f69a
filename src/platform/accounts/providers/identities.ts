import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Identity } from './identity-provider.ts'

type Key = Pick<Identity, 'issuer' | 'subject'>

/** Returns the account that an identity signs in to; null when it is connected with none. */
export async function findIdentityOwner(database: Kysely<Schema>, { issuer, subject }: Key): Promise<string | null> {
  const row = await database
    .selectFrom('account_credential')
    .select('user_id')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Connects an identity with an account that was just created. Throws when it is connected with another. */
export async function connectNewIdentity(database: Kysely<Schema>, accountId: string, identity: Key): Promise<void> {
  await database.insertInto('account_credential').values(rowOf(accountId, identity)).execute()
}

/** Connects an identity with an account; returns whether it is connected with that account now. Once connected it stays where it is. */
export async function insertIdentity(
  database: Kysely<Schema>,
  accountId: string,
  identity: Key,
): Promise<'new' | 'known' | 'of another'> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('account_credential')
    .values(rowOf(accountId, identity))
    .onConflict((row) => row.columns(['provider_id', 'account_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return 'new'
  return (await findIdentityOwner(database, identity)) === accountId ? 'known' : 'of another'
}

/** Returns the issuers that an account is connected with. */
export async function listIssuers(database: Kysely<Schema>, accountId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('account_credential')
    .select('provider_id')
    .where('user_id', '=', accountId)
    .where('provider_id', '<>', 'credential')
    .orderBy('created_at')
    .execute()
  return [...new Set(rows.map((row) => row.provider_id))]
}

function rowOf(accountId: string, { issuer, subject }: Key) {
  return { id: randomUUID(), user_id: accountId, provider_id: issuer, account_id: subject }
}
