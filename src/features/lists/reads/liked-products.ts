import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import type { PublicShop } from '#shop'
import type { LikedProduct } from '../rules/favourites.ts'

/** Products with their sizes, by id; what does not exist is missing. */
export async function likedProducts(shop: PublicShop, ids: number[]): Promise<Map<number, LikedProduct>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LikedProduct>`
    select product.id, product.withdrawn_at is not null or not product.visible as withdrawn,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'type', type) order by priority, id) from product_size where product_id = product.id
      ), '[]') as sizes
    from product where product.id = ${among(ids)}
  `.execute(shop.database)
  return new Map(rows.map((product) => [product.id, product]))
}
