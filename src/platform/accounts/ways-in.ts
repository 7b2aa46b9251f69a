import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A provider's identities, or one passkey. */
export type WayIn = { issuer: string } | { passkey: string }

/**
 * Removes a way to sign in to an account unless it is the last one: other tabs may remove others at the same time. A link by mail does not
 * count, since the mailbox may be the provider's own.
 */
export function deleteWayIn(database: Kysely<Schema>, accountId: string, way: WayIn): Promise<'gone' | 'last'> {
  return database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account_user').select('id').where('id', '=', accountId).forUpdate().execute()
    const credentials = transaction.selectFrom('account_credential').select('id').where('user_id', '=', accountId)
    const passkeys = transaction.selectFrom('account_passkey').select('id').where('user_id', '=', accountId)
    const others =
      'issuer' in way
        ? [credentials.where('provider_id', '<>', way.issuer), passkeys]
        : [credentials, passkeys.where('id', '<>', way.passkey)]
    const left = await Promise.all(others.map((query) => query.execute()))
    if (left.flat().length === 0) return 'last'
    if ('issuer' in way)
      await transaction
        .deleteFrom('account_credential')
        .where('user_id', '=', accountId)
        .where('provider_id', '=', way.issuer)
        .execute()
    else
      await transaction
        .deleteFrom('account_passkey')
        .where('user_id', '=', accountId)
        .where('id', '=', way.passkey)
        .execute()
    return 'gone'
  })
}
