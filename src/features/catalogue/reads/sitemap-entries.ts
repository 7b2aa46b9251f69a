import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

export interface SitemapEntry {
  id: number
  name: string
  changedAt?: Date
}

/** A sitemap holds at most 50,000 addresses; the most popular products go first. */
const mostProducts = 45_000

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
    .limit(mostProducts)
    .execute()
  dependsOn(shop, 'categories', 'products')
  return { categories, products }
}
