import { sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { StockShare } from '../rules/stock.ts'

/** What is held for a basket. */
export interface HeldStock {
  /** By size, of all stores together. */
  shares: StockShare[]
  since: Date
  until: Date
}

/** What is held for a basket, run out or not; null when nothing is. */
export async function heldStock(shop: PublicShop, basketId: number): Promise<HeldStock | null> {
  const { rows } = await sql<{ sizeId: number; quantity: string; since: Date; until: Date }>`
    select size_id as "sizeId", sum(quantity)::text as quantity, min(since) as since, min(until) as until
    from stock_hold where basket_id = ${basketId} group by size_id order by size_id
  `.execute(shop.database)
  const [first] = rows
  if (!first) return null
  const shares = rows.map(({ sizeId, quantity }) => ({ sizeId, quantity: decimal(quantity) }))
  return { shares, since: first.since, until: first.until }
}

/** Sizes of which something is held that had run out by then, in the order of sizes; some of all. */
export async function sizesRunOut(shop: PublicShop, moment: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct size_id as id from stock_hold
    where until <= ${moment} order by size_id limit ${most}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Those of these sizes, and of the sizes of these products, of which something is held that has run out, in the order of sizes. */
export async function sizesRunOutOf(
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
