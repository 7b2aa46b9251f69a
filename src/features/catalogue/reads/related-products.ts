import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Ids of what else may please who looks at a product: its series first, then its main category, the most popular first. */
export async function relatedProductIds(shop: PublicShop, productId: number, limit = 8): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id
    from product own
    cross join lateral (
      select id from product where series_id = own.series_id
      union
      select place.product_id from product_category own_place
      join product_category place on place.category_id = own_place.category_id
      where own_place.product_id = own.id and own_place.main
    ) near
    join product other on other.id = near.id and other.id <> own.id and other.visible and other.withdrawn_at is null
      and (other.version_group_id is null or other.version_group_id is distinct from own.version_group_id)
    where own.id = ${productId}
    order by (other.availability = 'disable'), (other.series_id = own.series_id) desc nulls last, other.popularity desc, other.id
    limit ${limit}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}
