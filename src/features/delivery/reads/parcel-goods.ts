import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { GoodsList } from '../rules/delivery-tariff.ts'

/** What a parcel with these products holds: of bundles their parts as well; the categories with all above them. */
export async function parcelGoods(shop: PublicShop, productIds: number[]): Promise<GoodsList> {
  const { rows } = await sql<GoodsList>`
    with goods as (
      select id from product where id = any(${productIds})
      union
      select size.product_id from bundle_part part join product_size size on size.id = part.size_id
      where part.bundle_id = any(${productIds})
    )
    select array(select id from goods) as products, array(
      select distinct above.id
      from goods
      join product_category placed on placed.product_id = goods.id
      join category on category.id = placed.category_id
      cross join unnest(category.path) as above (id)
    ) as categories
  `.execute(shop.database)
  const goods = rows[0] ?? { products: [], categories: [] }
  dependsOn(shop, 'categories', ...tagsOf('product', goods.products))
  return goods
}
