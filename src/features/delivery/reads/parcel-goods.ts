import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { GoodsList } from '../rules/delivery-tariff.ts'

/** What a parcel with these products holds: of bundles their parts as well; the categories with all above them. */
export async function parcelGoods(shop: PublicShop, productIds: number[]): Promise<GoodsList> {
  const parcels = [...(await goodsOfEach(shop, productIds)).values()]
  const all = (list: keyof GoodsList) => [...new Set(parcels.flatMap((goods) => goods[list]))]
  return { products: all('products'), categories: all('categories') }
}

/** The same of a parcel with each of these products alone, by product; one that does not exist is missing. One query. */
export async function goodsOfEach(shop: PublicShop, productIds: number[]): Promise<Map<number, GoodsList>> {
  const { rows } = await sql<GoodsList & { owner: number }>`
    with goods as (
      select id as owner, id from product where id = any(${productIds}::integer[])
      union
      select part.bundle_id, size.product_id from bundle_part part join product_size size on size.id = part.size_id
      where part.bundle_id = any(${productIds}::integer[])
    ), placed as (
      select distinct goods.owner, above.id
      from goods
      join product_category link on link.product_id = goods.id
      join category on category.id = link.category_id
      cross join unnest(category.path) as above (id)
    )
    select listed.owner, listed.products, coalesce(above.categories, '{}') as categories
    from (select owner, array_agg(id) as products from goods group by owner) listed
    left join (select owner, array_agg(id) as categories from placed group by owner) above on above.owner = listed.owner
  `.execute(shop.database)
  dependsOn(
    shop,
    'categories',
    ...tagsOf(
      'product',
      rows.flatMap(({ products }) => products),
    ),
  )
  return new Map(rows.map(({ owner, ...goods }) => [owner, goods]))
}
