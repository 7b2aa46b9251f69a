import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

/** What lies of a product's sizes in one store. */
export interface StoreShelf {
  store: string
  address: string
  /** Decimal texts; null is unlimited. */
  sizes: { type: string; name: string; quantity: string | null }[]
}

/** The stores that keep each of these products, in the merchant's order; what is not sold from stock is missing. One query. */
export async function stockTables(shop: PublicShop, productIds: number[]): Promise<Map<number, StoreShelf[]>> {
  const { rows } = await sql<StoreShelf & { productId: number }>`
    select product.id as "productId", store.name as store, store.address,
      jsonb_agg(jsonb_build_object(
        'type', size.type, 'name', size.name,
        'quantity', case when stock.quantity = -1 then null else trim_scale(coalesce(stock.quantity, 0))::text end
      ) order by size.priority, size.id) as sizes
    from product
    join product_size size on size.product_id = product.id
    join store on exists (
      select from stock kept join product_size other on other.id = kept.size_id
      where other.product_id = product.id and kept.store_id = store.id
    )
    left join stock on stock.size_id = size.id and stock.store_id = store.id
    where product.id = ${among(productIds)} and product.kind = 'item' and product.availability = 'enable'
    group by product.id, store.id
    order by product.id, store.position, store.id
  `.execute(shop.database)
  dependsOn(shop, 'delivery', ...tagsOf('product', productIds))
  const tables = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...tables].map(([id, shelves]) => [id, shelves.map(({ productId: _, ...shelf }) => shelf)]))
}
