import type { PublicShop } from '#shop'

/** The pictures of a product in their order, as the terminal lists them. */
export function picturesOf(shop: PublicShop, productId: number) {
  return shop.database
    .selectFrom('picture')
    .select(['id', 'alt', 'width', 'height', 'own', 'source_url as source', 'state'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}
