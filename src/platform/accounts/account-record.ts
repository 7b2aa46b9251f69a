import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What is stored about an account, without its secrets. */
export interface AccountRecord {
  login: string | null
  email: string
  emailConfirmed: boolean
  createdAt: Date
  /** 'credential' is a password; others are named by their provider. */
  signsInBy: string[]
  /** Null: off. */
  secondFactorSince: Date | null
  backupCodesLeft: number
  sessions: { browser: string; signedInAt: Date; lastUsedAt: Date }[]
  passkeys: { name: string; createdAt: Date; lastUsedAt: Date | null }[]
}

/** Returns what is stored about an account, for a copy of the owner's data (art. 15 GDPR); null when there is none. */
export async function findAccountRecord(database: Kysely<Schema>, accountId: string): Promise<AccountRecord | null> {
  const { rows } = await sql<Omit<AccountRecord, 'sessions' | 'passkeys'>>`
    select owner.login, owner.email, owner.email_verified as "emailConfirmed", owner.created_at as "createdAt",
      array(select provider_id from account_credential where user_id = owner.id order by provider_id) as "signsInBy",
      (select confirmed_at from account_second_factor where user_id = owner.id) as "secondFactorSince",
      (select count(*)::integer from account_backup_code where user_id = owner.id) as "backupCodesLeft"
    from account_user owner where owner.id = ${accountId}
  `.execute(database)
  const [account] = rows
  if (!account) return null
  const sessions = await database
    .selectFrom('account_session')
    .select(['user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const passkeys = await database
    .selectFrom('account_passkey')
    .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return {
    ...account,
    passkeys,
    sessions: sessions.map((row) => ({
      browser: row.user_agent ?? '',
      signedInAt: row.created_at,
      lastUsedAt: row.updated_at,
    })),
  }
}
