import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

/** How many of a category are looked at, the most popular ones. */
const candidates = 300

/**
 * Ids of what is like each of these products: its series first, then what shares most parameters in its main category, the most
 * popular first. One query.
 */
export async function similarProducts(
  shop: PublicShop,
  productIds: number[],
  limit = 12,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; ids: number[]; seriesId: number | null; categoryId: number | null }>`
    select own.id, own.series_id as "seriesId", main.category_id as "categoryId", array(
      select other.id
      from (
        select id from product where series_id = own.series_id
        union
        (
          select link.product_id from product_category link join product popular on popular.id = link.product_id
          where link.category_id = main.category_id order by popular.popularity desc, popular.id limit ${candidates}
        )
      ) near
      join product other on other.id = near.id and other.id <> own.id and other.visible and other.withdrawn_at is null
        and (other.version_group_id is null or other.version_group_id is distinct from own.version_group_id)
      cross join lateral (
        select count(*) as values from product_parameter mine
        join product_parameter theirs on theirs.parameter_value_id = mine.parameter_value_id and theirs.product_id = other.id
        where mine.product_id = own.id
      ) shared
      order by (other.availability = 'disable'), (other.series_id = own.series_id) desc nulls last, shared.values desc,
        other.popularity desc, other.id
      limit ${limit}
    ) as ids
    from product own
    left join product_category main on main.product_id = own.id and main.main
    where own.id = ${among(productIds)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  for (const { seriesId, categoryId } of rows) {
    if (seriesId !== null) dependsOn(shop, `series:${seriesId}`)
    if (categoryId !== null) dependsOn(shop, `category:${categoryId}`)
  }
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}
