import type { PublicShop } from '#shop'

/** The visit that a cookie's token belongs to, unless it has ended. */
export async function findVisit(
  shop: PublicShop,
  tokenHash: Uint8Array,
): Promise<{ id: number; customerId: number | null } | null> {
  const row = await shop.database
    .selectFrom('visit')
    .select(['id', 'customer_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', shop.now)
    .executeTakeFirst()
  return row ? { id: row.id, customerId: row.customer_id } : null
}
