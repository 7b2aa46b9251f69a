import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { decimal } from '#shared/decimal.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { SizeQuantity } from '../rules/product-quantity.ts'

/** The stock of a product's sizes in one store. */
export interface StoreStockLevels {
  store: string
  address: string
  /** Decimal texts; null is unlimited. */
  sizes: { type: string; name: string; quantity: string | null }[]
}

/** The stores that have each of these products, in the merchant's order; products that are not sold from stock are missing. One query. */
export async function stockByStore(shop: PublicShop, productIds: number[]): Promise<Map<number, StoreStockLevels[]>> {
  const found = await cachedById(shop, 'stock by store', productIds, queryStockByStore)
  return new Map([...found].filter(([, levels]) => levels.length > 0))
}

/** Empty for products that are not sold from stock. */
async function queryStockByStore(shop: PublicShop, productIds: number[]): Promise<Map<number, StoreStockLevels[]>> {
  const { rows } = await sql<StoreStockLevels & { productId: number }>`
    select product.id as "productId", store.name as store, store.address,
      jsonb_agg(jsonb_build_object(
        'type', size.type, 'name', size.name,
        'quantity', case when stock.quantity = -1 then null else trim_scale(coalesce(stock.quantity, 0))::text end
      ) order by size.priority, size.id) as sizes
    from product
    join product_size size on size.product_id = product.id
    join store on exists (
      select from stock stored join product_size other on other.id = stored.size_id
      where other.product_id = product.id and stored.store_id = store.id
    )
    left join stock on stock.size_id = size.id and stock.store_id = store.id
    where product.id = ${anyId(productIds)} and product.kind = 'item' and product.availability = 'enable'
    group by product.id, store.id
    order by product.id, store.position, store.id
  `.execute(shop.database)
  dependsOn(shop, 'delivery', ...tagsOf('product', productIds))
  const tables = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(productIds.map((id) => [id, (tables.get(id) ?? []).map(({ productId: _, ...shelf }) => shelf)]))
}

/** The reservation of a basket. */
export interface StockHold {
  /** By size, of all stores together. */
  shares: SizeQuantity[]
  since: Date
  until: Date
}

/** The reservation of a basket, expired or not; null when there is none. */
export async function findStockHold(shop: PublicShop, basketId: number): Promise<StockHold | null> {
  const { rows } = await sql<{ sizeId: number; quantity: string; since: Date; until: Date }>`
    select size_id as "sizeId", sum(quantity)::text as quantity, min(since) as since, min(until) as until
    from stock_hold where basket_id = ${basketId} group by size_id order by size_id
  `.execute(shop.database)
  const [first] = rows
  if (!first) return null
  const shares = rows.map(({ sizeId, quantity }) => ({ sizeId, quantity: decimal(quantity) }))
  return { shares, since: first.since, until: first.until }
}

/** Sizes with reservations that had expired by then, in the order of sizes; at most a batch of them. */
export async function getExpiredHoldSizes(shop: PublicShop, moment: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct size_id as id from stock_hold
    where until <= ${moment} order by size_id limit ${most}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Those of these sizes, and of the sizes of these products, with expired reservations, in the order of sizes. */
export async function getExpiredHoldSizesAmong(
  shop: PublicShop,
  { sizeIds = [], productIds = [] }: { sizeIds?: number[]; productIds?: number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct size_id as id from stock_hold join product_size size on size.id = size_id
    where until <= ${shop.now} and (size_id = any(${sizeIds}::integer[]) or product_id = any(${productIds}::integer[]))
    order by size_id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

export interface Store {
  name: string
  delayDays: number
  weekdays: number[]
  /** 'YYYY-MM-DD' */
  closedDays: string[]
}

/** All stores in the merchant's order. */
export async function getStores(shop: PublicShop): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select name, delay_days as "delayDays", weekdays, closed_days::text[] as "closedDays" from store order by position, id
  `.execute(shop.database)
  return rows
}

export interface Supplier {
  name: string
  delayDays: number | null
  weekdays: number[]
  /** 'YYYY-MM-DD' */
  closedDays: string[]
}

/** All suppliers by name. */
export async function getSuppliers(shop: PublicShop): Promise<Supplier[]> {
  const { rows } = await sql<Supplier>`
    select name, delay_days as "delayDays", weekdays, closed_days::text[] as "closedDays" from supplier order by name
  `.execute(shop.database)
  return rows
}
