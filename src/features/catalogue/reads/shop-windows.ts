import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { CategoryLink } from './category.ts'
import type { ProductPicture } from './product-cards.ts'

/** Ids of products that carry a label ('new', 'recommended', 'bestseller'), the most popular first. */
export async function labelledProductIds(shop: PublicShop, label: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where ${label} = any(labels) and visible and withdrawn_at is null and availability <> 'disable'
    order by popularity desc, id limit ${limit}
  `.execute(shop.database)
  dependsOn(shop, 'products')
  return rows.map(({ id }) => id)
}

export interface CategoryWindow extends CategoryLink {
  picture: ProductPicture | null
}

/**
 * The first level of the menu, each category with the second picture of its most popular product (the first stands in
 * lists). One query.
 */
export async function categoryWindows(shop: PublicShop): Promise<CategoryWindow[]> {
  const { rows } = await sql<CategoryWindow>`
    select top.id, top.name, shown.picture
    from category top
    left join lateral (
      select jsonb_build_object('file', picture.file, 'width', picture.width, 'height', picture.height, 'alt', picture.alt) as picture
      from category below
      join product_category link on link.category_id = below.id and link.main
      join product on product.id = link.product_id and product.visible and product.withdrawn_at is null
      join lateral (
        select * from (select * from picture where product_id = product.id and state = 'ready' order by position limit 2) first
        order by position desc limit 1
      ) picture on true
      where below.path @> array[top.id]
      order by product.popularity desc, product.id limit 1
    ) shown on true
    where top.tree_id = 1 and top.parent_id is null and top.visible
    order by top.position, top.sort_key
  `.execute(shop.database)
  dependsOn(shop, 'categories', 'products')
  return rows
}
