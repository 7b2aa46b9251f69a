import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'

/** The name that a product's address is made of; null when there is no such product. */
export async function findProductPageName(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, `product:${id}`)
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The name that a category's address is made of; null when there is no such category. */
export async function findCategoryPageName(shop: PublicShop, id: number): Promise<string | null> {
  dependsOn(shop, 'categories')
  const row = await shop.database.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** What a product is called, hidden or not; null when there is none of this number. */
export async function findProductName(shop: PublicShop, id: number): Promise<string | null> {
  const row = await shop.database.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The slug of the producer of this name; null when there is none. */
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

/** A sitemap holds at most 50,000 addresses; the most popular products go first. */
const maxProducts = 45_000

/** What of the catalogue search engines should know. Two queries. */
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
