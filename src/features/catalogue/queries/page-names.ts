import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'

/** The name in a product's URL; null when there is no such product. */
export async function findProductPageName(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, `product:${id}`)
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The name in a category's URL; null when there is no such category. */
export async function findCategoryPageName(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, 'categories')
  const row = await shop.database.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The name of a product, visible or hidden; null when there is none with this id. */
export async function findProductName(shop: PublicShop, id: number): Promise<string | null> {
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The slug of the producer with this name; null when there is none. */
export async function findProducerSlug(shop: PublicShop, name: string): Promise<string | null> {
  const row = await shop.database
    .selectFrom('producer')
    .select('slug')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row?.slug ?? null
}

export interface SitemapEntry {
  id: number
  name: string
  changedAt?: Date
}

/** A sitemap has at most 50,000 URLs; the most popular products come first. */
const maxProducts = 45_000

/** The pages of the catalogue for search engines. Two queries. */
export async function sitemapEntries(
  shop: PublicShop,
): Promise<{ categories: SitemapEntry[]; products: SitemapEntry[] }> {
  const categories = await shop.database
    .selectFrom('category')
    .select(['id', 'name'])
    .where('visible', '=', true)
    .orderBy('id')
    .execute()
  const products = await shop.database
    .selectFrom('product')
    .select(['id', 'name', 'changed_at as changedAt'])
    .where('visible', '=', true)
    .where('withdrawn_at', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(maxProducts)
    .execute()
  dependsOn(shop, 'categories', 'products')
  return { categories, products }
}
