import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

/** The name that a product's address is made of; null when there is no such product. */
export async function nameOfProduct(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, `product:${id}`)
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The name that a category's address is made of; null when there is no such category. */
export async function nameOfCategory(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, 'categories')
  const row = await shop.database.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
