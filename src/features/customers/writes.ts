import type { PublicShop } from '#shop'

/** A new visit; its id. */
export async function insertVisit(shop: PublicShop, tokenHash: Uint8Array, expiresAt: Date): Promise<number> {
  const { id } = await shop.database
    .insertInto('visit')
    .values({ token_hash: tokenHash, created_at: shop.now, seen_at: shop.now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
