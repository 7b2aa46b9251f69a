import { sql } from 'kysely'
import type { PublicShop } from '#shop'

const perCategory = 3
/** Of a category, the most popular ones: enough to find three with a picture. */
const maxCandidates = 40

/**
 * Stores for each category of the first level its most popular products that are sold and have a picture, of the versions of one product only one: of each
 * group in it the first, then the second ones, so that they show what is in it.
 * @returns whether any choice changed
 */
export async function updateMenuProducts(shop: PublicShop): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update category set menu_products = chosen.products
    from (
      select top.id, coalesce((
        select jsonb_agg(jsonb_build_object('id', shown.id, 'name', shown.name, 'picture', shown.picture)
          order by shown.place, shown.popularity desc, shown.id)
        from (
          select *, row_number() over (partition by branch order by popularity desc, id) as place from (
            select distinct on (coalesce(popular.version_group_id, -popular.id)) popular.*,
              jsonb_build_object('file', picture.file, 'width', picture.width, 'height', picture.height) as picture
            from (
              select product.id, product.name, product.popularity, product.version_group_id, below.path[2] as branch
              from category below
              join product_category link on link.category_id = below.id and link.main
              join product on product.id = link.product_id
              where below.path @> array[top.id] and below.visible
                and product.visible and product.withdrawn_at is null and product.availability <> 'disable'
              order by product.popularity desc, product.id limit ${maxCandidates}
            ) popular
            join lateral (
              select file, width, height from picture
              where product_id = popular.id and state = 'ready' order by position limit 1
            ) picture on true
            order by coalesce(popular.version_group_id, -popular.id), popular.popularity desc, popular.id
          ) single
          order by place, popularity desc, id limit ${perCategory}
        ) shown
      ), '[]') as products
      from category top where top.tree_id = 1 and top.parent_id is null
    ) chosen
    where category.id = chosen.id and category.menu_products is distinct from chosen.products
  `.execute(shop.database)
  return numAffectedRows > 0n
}
