import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

const count = 10
const letters = 'abcdefghjkmnpqrstuvwxyz023456789' // 5 bits each; without i, l, o and 1, which look like others

/** Replaces the backup codes of an account; returns the new ones, which are stored as hashes only. */
export async function renewBackupCodes(database: Kysely<Schema>, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode)
  await database.deleteFrom('account_backup_code').where('user_id', '=', accountId).execute()
  await database
    .insertInto('account_backup_code')
    .values(codes.map((code) => ({ user_id: accountId, code_hash: hashOf(code, accountId) })))
    .execute()
  return codes
}

/** Uses a code up. Of concurrent requests one gets true. */
export async function redeemBackupCode(database: Kysely<Schema>, accountId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('account_backup_code')
    .where('user_id', '=', accountId)
    .where('code_hash', '=', hashOf(typed, accountId))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns how many codes are left. */
export async function countBackupCodes(database: Kysely<Schema>, accountId: string): Promise<number> {
  const row = await database
    .selectFrom('account_backup_code')
    .select((from) => from.fn.countAll<number>().as('left'))
    .where('user_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.left)
}

/** 60 random bits in three groups, such as 'k3mq-82ra-wz9d'. */
function makeCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}-${group()}`
}

/** Case, spaces and hyphens do not matter. A fast hash is enough for 60 random bits, salted with the account. */
function hashOf(code: string, accountId: string): Uint8Array {
  const plain = code.toLowerCase().replace(/[\s-]/g, '')
  return createHash('sha256').update(`${accountId} ${plain}`).digest()
}
