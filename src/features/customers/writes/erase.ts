import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Takes a client away with account, addresses, basket and lists; whether there was one. Orders stay, without the client. */
export async function deleteClient(shop: PublicShop, email: string): Promise<boolean> {
  const { rows } = await sql<{ account_id: string | null }>`
    delete from customer where lower(email) = lower(${email}) returning account_id
  `.execute(shop.database)
  for (const { account_id } of rows)
    if (account_id !== null) await shop.database.deleteFrom('account_user').where('id', '=', account_id).execute()
  return rows.length > 0
}
