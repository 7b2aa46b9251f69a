import type { PublicShop } from '#shop'

/** What a product is called, hidden or not; null when there is none of this number. */
export async function productName(shop: PublicShop, id: number): Promise<string | null> {
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
