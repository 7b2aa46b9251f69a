import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

/** Ids of products that are sold for points of the loyalty programme, the cheapest first, at most so many. */
export async function productsForPoints(shop: PublicShop, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where points_price is not null and visible and withdrawn_at is null and availability <> 'disable'
    order by points_price, sort_key, id limit ${most}
  `.execute(shop.database)
  dependsOn(shop, 'products')
  return rows.map(({ id }) => id)
}
