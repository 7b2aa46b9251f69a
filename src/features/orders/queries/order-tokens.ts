import { sql } from 'kysely'
import type { PublicShop } from '#shop'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether this is the token of an order from a mail of before links were signed, and still valid. */
export async function hasLiveToken(
  shop: PublicShop,
  { number, token }: { number: number; token: string },
): Promise<boolean> {
  if (!uuid.test(token)) return false
  const { rows } = await sql`
    select 1 from orders where number = ${number} and token = ${token} and token_expires_at > ${shop.now}
  `.execute(shop.database)
  return rows.length > 0
}

/** The id of the order with this number that was placed with this e-mail; null when there is none. */
export async function findOrderOf(
  shop: PublicShop,
  { number, email }: { number: number; email: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and lower(email) = lower(${email})
  `.execute(shop.database)
  return rows[0]?.id ?? null
}
