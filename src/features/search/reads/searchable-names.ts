import { sql } from 'kysely'
import { menuTree } from '#features/catalogue/reads/menu-tree.ts'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { contentLinks } from '#features/content/reads.ts'
import { kept } from '#platform/page-cache/kept.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import { type Findable, findable } from '../rules/matching-names.ts'

export interface SearchableNames {
  series: { name: string }[]
  producers: { name: string }[]
  /** `trail`: the names of the categories above it, from the root down. */
  categories: { id: number; name: string; trail: string[] }[]
  pages: { slug: string; name: string }[]
}

/** The same, ready to be searched. */
type FindableNames = { [Group in keyof SearchableNames]: Findable<SearchableNames[Group][number]>[] }

/** Everything besides products that is found by its name; kept in memory, since there is little of it. */
export function searchableNames(shop: PublicShop): Promise<FindableNames> {
  return kept(shop, 'searchable names', async (shop) => {
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
      series: findable(series.rows),
      producers: findable(producers.rows),
      categories: findable(flatten(await menuTree(shop), [])),
      pages: findable((await contentLinks(shop)).map(({ slug, title }) => ({ slug, name: title }))),
    }
  })
}

function flatten(categories: MenuCategory[], trail: string[]): SearchableNames['categories'] {
  return categories.flatMap(({ id, name, children }) => [{ id, name, trail }, ...flatten(children, [...trail, name])])
}
