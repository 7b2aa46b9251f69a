import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'

/**
 * The account of a login or an e-mail, however it is capitalised. Where somebody's login is another's e-mail, the e-mail
 * counts: nobody can stand before a client by taking his address as a login.
 */
export async function findAccount(
  database: Kysely<Schema>,
  loginOrEmail: string,
): Promise<{ id: string; email: string } | null> {
  const wanted = loginOrEmail.toLowerCase()
  const rows = await database
    .selectFrom('account_user')
    .select(['id', 'email'])
    .where((or) => or.or([or('email', '=', wanted), or('login', '=', wanted)]))
    .execute()
  return rows.find((row) => row.email === wanted) ?? rows[0] ?? null
}
