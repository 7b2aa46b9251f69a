import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** A client as the merchant sees them in a list. */
export interface ListedClient {
  id: number
  email: string
  name: string
  company: string
  hasAccount: boolean
  points: number
  createdAt: Date
}

/** Clients by their ids: all, or those whose e-mail, name or company has `text` in it. */
export async function listClients(
  shop: PublicShop,
  { text, limit }: { text?: string; limit: number },
): Promise<ListedClient[]> {
  const pattern = text === undefined ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedClient>`
    select id, email, trim(first_name || ' ' || last_name) as name, company, account_id is not null as "hasAccount", points,
      created_at as "createdAt"
    from customer
    where ${pattern}::text is null or email ilike ${pattern}::text or first_name || ' ' || last_name ilike ${pattern}::text
      or company ilike ${pattern}::text
    order by id limit ${limit}
  `.execute(shop.primary)
  return rows
}

/** The client with this e-mail, letters alike in both cases; null when there is none. */
export async function clientOfEmail(shop: PublicShop, email: string): Promise<ListedClient | null> {
  const { rows } = await sql<ListedClient>`
    select id, email, trim(first_name || ' ' || last_name) as name, company, account_id is not null as "hasAccount", points,
      created_at as "createdAt"
    from customer where lower(email) = lower(${email})
  `.execute(shop.primary)
  return rows[0] ?? null
}
