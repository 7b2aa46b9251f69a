import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductPicture } from './product-cards.ts'

/** Pictures of products by their places, from 1, in the order asked for; null: there is none, or its product is not shown. One query. */
export async function picturesAt(
  shop: PublicShop,
  asked: { product: number; place: number }[],
): Promise<(ProductPicture | null)[]> {
  if (asked.length === 0) return []
  const products = asked.map(({ product }) => product)
  const { rows } = await sql<{ picture: ProductPicture | null }>`
    select found.picture
    from unnest(${products}::integer[], ${asked.map(({ place }) => place)}::integer[]) with ordinality asked (product, place, turn)
    left join lateral (
      select jsonb_build_object('file', picture.file, 'width', picture.width, 'height', picture.height, 'alt', picture.alt) as picture
      from product
      join picture on picture.product_id = product.id and picture.state = 'ready'
      where product.id = asked.product and product.visible and product.withdrawn_at is null
      order by picture.position offset asked.place - 1 limit 1
    ) found on true
    order by asked.turn
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', products))
  return rows.map(({ picture }) => picture)
}
