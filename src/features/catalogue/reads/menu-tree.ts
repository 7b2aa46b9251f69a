import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { MenuCategory } from '../rules/menu-category.ts'

interface Row {
  id: number
  parent_id: number | null
  name: string
}

/** The visible categories of the menu as a tree, each level in the merchant's order. One query. */
export async function menuTree(shop: PublicShop): Promise<MenuCategory[]> {
  const { rows } = await sql<Row>`
    select id, parent_id, name from category where tree_id = 1 and visible order by position, sort_key, id
  `.execute(shop.database)
  dependsOn(shop, 'categories')
  const byParent = Map.groupBy(rows, (row) => row.parent_id)
  const below = (parent: number | null): MenuCategory[] =>
    (byParent.get(parent) ?? []).map(({ id, name }) => ({ id, name, children: below(id) }))
  return below(null)
}
