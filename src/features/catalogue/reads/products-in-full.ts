import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { CategoryLink } from './category.ts'
import type { ProductPicture } from './product-cards.ts'
import { categories, type PageSize, type ProductPage, pictures, sizes } from './product-page.ts'

/** What other programs are told of a product, prices and stock apart. */
export interface ProductInFull
  extends Pick<ProductPage, 'id' | 'kind' | 'name' | 'versionName' | 'lead' | 'description' | 'unit' | 'precision'> {
  sellBy: string
  producer: { id: number; name: string } | null
  series: { id: number; name: string } | null
  /** The way down to the main category. */
  categories: CategoryLink[]
  pictures: ProductPicture[]
  pointsPrice: number | null
  pointsReceived: number
  /** In the merchant's order. */
  sizes: PageSize[]
}

/** Products on sale, by id; withdrawn and hidden ones are missing. Descriptions are as stored: `illustrated` makes them fit to show. */
export async function productsInFull(shop: PublicShop, ids: number[]): Promise<Map<number, ProductInFull>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ProductInFull>`
    select product.id, product.kind, product.name, product.version_name as "versionName", product.lead, product.description,
      jsonb_build_object('name', unit.name, 'one', unit.one, 'few', unit.few, 'many', unit.many, 'other', unit.other) as unit,
      trim_scale(product.sell_by)::text as "sellBy", product.precision,
      product.points_price as "pointsPrice", product.points_received as "pointsReceived",
      (select jsonb_build_object('id', id, 'name', name) from producer where id = product.producer_id) as producer,
      (select jsonb_build_object('id', id, 'name', name) from series where id = product.series_id) as series,
      ${categories} as categories, ${pictures} as pictures, ${sizes} as sizes
    from product
    join unit on unit.id = product.unit_id
    where product.id = ${among(ids)} and product.visible and product.withdrawn_at is null
  `.execute(shop.database)
  dependsOn(shop, 'categories', ...tagsOf('product', ids))
  return new Map(rows.map((row) => [row.id, row]))
}
