import { sql } from 'kysely'
import { menuTree } from '#features/catalogue/queries/categories.ts'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { getContentLinks } from '#features/content/queries.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { type IndexedName, indexNames } from '../rules/matching-names.ts'

export interface SearchableNames {
  series: { name: string }[]
  producers: { name: string }[]
  /** `trail`: the names of the category's ancestors, from the root down. */
  categories: { id: number; name: string; trail: string[] }[]
  pages: { slug: string; name: string }[]
}

/** The names with their tokens, ready to be searched. */
type IndexedNames = { [Group in keyof SearchableNames]: IndexedName<SearchableNames[Group][number]>[] }

/** Everything besides products that is found by its name. Cached in memory, since there is little of it. */
export function searchableNames(shop: PublicShop): Promise<IndexedNames> {
  return cached(shop, 'searchable names', async (shop) => {
    dependsOn(shop, 'products')
    const named = (table: 'series' | 'producer', column: string) =>
      sql<{ name: string }>`
        select name from ${sql.table(table)} maker where exists (
          select from product where product.visible and product.withdrawn_at is null and product.${sql.ref(column)} = maker.id
        ) order by sort_key
      `.execute(shop.database)
    const series = await named('series', 'series_id')
    const producers = await named('producer', 'producer_id')
    return {
      series: indexNames(series.rows),
      producers: indexNames(producers.rows),
      categories: indexNames(flatten(await menuTree(shop), [])),
      pages: indexNames((await getContentLinks(shop)).map(({ slug, title }) => ({ slug, name: title }))),
    }
  })
}

function flatten(categories: MenuCategory[], trail: string[]): SearchableNames['categories'] {
  return categories.flatMap(({ id, name, children }) => [{ id, name, trail }, ...flatten(children, [...trail, name])])
}
