import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** An account has no more passkeys than this. */
export const maxPasskeys = 20

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** What is stored of a passkey to check what it signs. */
export interface StoredPasskey {
  id: string
  accountId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

export async function listPasskeys(database: Kysely<Schema>, accountId: string): Promise<ListedPasskey[]> {
  const rows = await database
    .selectFrom('account_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at }))
}

export async function findPasskey(database: Kysely<Schema>, id: string): Promise<StoredPasskey | null> {
  const row = await database.selectFrom('account_passkey').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    ...{ id: row.id, accountId: row.user_id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    transports: row.transports.split(',').filter(Boolean),
  }
}

/** Stores a new passkey; false when the authenticator is registered already, here or for another account. */
export async function insertPasskey(
  database: Kysely<Schema>,
  { id, accountId, publicKey, counter, transports, name }: StoredPasskey & { name: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('account_passkey')
    .values({
      ...{ id, user_id: accountId, public_key: publicKey, counter, name, created_at: now },
      transports: transports.join(','),
    })
    .onConflict((row) => row.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Records a use. */
export async function updatePasskey(
  database: Kysely<Schema>,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  now: Date,
): Promise<void> {
  await database.updateTable('account_passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

/** Removes the passkeys of an account, all or one; false when there was none. */
export async function deletePasskeys(database: Kysely<Schema>, accountId: string, id?: string): Promise<boolean> {
  const ofAccount = database.deleteFrom('account_passkey').where('user_id', '=', accountId)
  const { numDeletedRows } = await (id === undefined
    ? ofAccount
    : ofAccount.where('id', '=', id)
  ).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
