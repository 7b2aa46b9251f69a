import { sql } from 'kysely'
import { withIllustrations } from '#features/pictures/queries.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import type { MenuCategory, MenuProduct } from '../rules/menu-category.ts'

export interface CategoryLink {
  id: number
  name: string
}

export interface Category extends CategoryLink {
  description: string
  descriptionBottom: string
  /** From the root down to the parent. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  /** Its siblings under the same parent, including itself. */
  siblings: CategoryLink[]
}

interface CategoryRow {
  id: number
  name: string
  description: string
  description_bottom: string
  ancestors: CategoryLink[]
  children: CategoryLink[]
  siblings: CategoryLink[]
}

/** A visible category with its neighbours in the tree; null when there is none. One query. */
export async function findCategory(shop: PublicShop, id: number): Promise<Category | null> {
  dependsOn(shop, 'categories')
  const found = await cachedById(shop, 'category', [id], async (shop) => {
    const category = await queryCategory(shop, id)
    return new Map(category ? [[id, category]] : [])
  })
  return found.get(id) ?? null
}

async function queryCategory(shop: PublicShop, id: number): Promise<Category | null> {
  const { rows } = await sql<CategoryRow>`
    select own.id, own.name, own.description, own.description_bottom,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', above.id, 'name', above.name) order by array_position(own.path, above.id))
        from category above where above.id = any(own.path) and above.id <> own.id
      ), '[]') as ancestors,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', below.id, 'name', below.name) order by below.position, below.sort_key)
        from category below where below.parent_id = own.id and below.visible
      ), '[]') as children,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', beside.id, 'name', beside.name) order by beside.position, beside.sort_key)
        from category beside where beside.parent_id = own.parent_id and beside.visible
      ), '[]') as siblings
    from category own where own.id = ${id} and own.visible
  `.execute(shop.database)
  dependsOn(shop, 'categories')
  const row = rows[0]
  if (!row) return null
  const { description, description_bottom: bottom, ...rest } = row
  return {
    ...rest,
    description: await withIllustrations(shop, description),
    descriptionBottom: await withIllustrations(shop, bottom),
  }
}

interface MenuRow {
  id: number
  parent_id: number | null
  name: string
  products: MenuProduct[] | null
}

/** The visible categories of the menu as a tree, each level in the merchant's order, with the goods chosen for it. One query. */
export async function menuTree(shop: PublicShop): Promise<MenuCategory[]> {
  const { rows } = await sql<MenuRow>`
    select id, parent_id, name, menu_products as products from category where tree_id = 1 and visible order by position, sort_key, id
  `.execute(shop.database)
  dependsOn(shop, 'categories')
  const byParent = Map.groupBy(rows, (row) => row.parent_id)
  const below = (parent: number | null): MenuCategory[] =>
    (byParent.get(parent) ?? []).map(({ id, name, products }) => ({
      ...{ id, name, children: below(id) },
      ...(products && { products }),
    }))
  return below(null)
}
