import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

/** Ids of what else may please who looks at a product: its series first, then its main category, the most popular first. */
export async function relatedProductIds(shop: PublicShop, productId: number, limit = 8): Promise<number[]> {
  const { rows } = await sql<{ ids: number[]; seriesId: number | null; categoryId: number | null }>`
    select own.series_id as "seriesId", main.category_id as "categoryId", array(
      select other.id
      from (
        select id from product where series_id = own.series_id
        union
        select product_id from product_category where category_id = main.category_id
      ) near
      join product other on other.id = near.id and other.id <> own.id and other.visible and other.withdrawn_at is null
        and (other.version_group_id is null or other.version_group_id is distinct from own.version_group_id)
      order by (other.availability = 'disable'), (other.series_id = own.series_id) desc nulls last, other.popularity desc, other.id
      limit ${limit}
    ) as ids
    from product own
    left join product_category main on main.product_id = own.id and main.main
    where own.id = ${productId}
  `.execute(shop.database)
  const { ids = [], seriesId = null, categoryId = null } = rows[0] ?? {}
  dependsOn(shop, `product:${productId}`)
  if (seriesId !== null) dependsOn(shop, `series:${seriesId}`)
  if (categoryId !== null) dependsOn(shop, `category:${categoryId}`)
  return ids
}
