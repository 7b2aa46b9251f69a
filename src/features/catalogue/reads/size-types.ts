import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

/** The types of the sizes of each of these products, in the merchant's order. One query. */
export async function sizeTypes(shop: PublicShop, productIds: number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; types: string[] }>`
    select product_id as id, array_agg(type order by priority, id) as types
    from product_size where product_id = ${among(productIds)} group by product_id
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, types }) => [id, types]))
}
