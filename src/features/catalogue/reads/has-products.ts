import type { PublicShop } from '#shop'

/** False while nothing was ever put into the shop. */
export async function hasProducts(shop: PublicShop): Promise<boolean> {
  return (await shop.database.selectFrom('product').select('id').limit(1).execute()).length > 0
}
