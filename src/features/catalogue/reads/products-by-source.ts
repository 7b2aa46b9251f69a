import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface SourceProduct {
  id: number
  digest: string | null
}

/** The products that the shop has from a source, by their ids there. */
export async function productsBySource(
  shop: PublicShop,
  source: string,
  sourceIds: string[],
): Promise<Map<string, SourceProduct>> {
  const { rows } = await sql<{ id: number; source_id: string; source_digest: string | null }>`
    select id, source_id, source_digest from product where source = ${source} and source_id = any(${sourceIds}::text[])
  `.execute(shop.database)
  return new Map(rows.map((row) => [row.source_id, { id: row.id, digest: row.source_digest }]))
}

/** Which of these numbers belong to products of other sources. */
export async function idsOfOtherSources(shop: PublicShop, source: string, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${ids}::integer[]) and (source <> ${source} or source_id is null)
  `.execute(shop.database)
  return new Set(rows.map(({ id }) => id))
}

export interface StockedSize {
  id: number
  productId: number
  /** What the source calls it; 'uniw' is the only size. */
  type: string
  /** What shoppers see. */
  name: string
  /** The unit of its product, 'szt.', and whether only whole ones are sold. */
  unit: string
  soldWhole: boolean
  /** In the main store, what is held for baskets too: decimal text with six places; null when nothing was ever said. */
  stock: string | null
}

/** All sizes of some products with what lies in the main store. */
export async function stockedSizes(shop: PublicShop, productIds: number[]): Promise<StockedSize[]> {
  const { rows } = await sql<StockedSize>`
    select size.id, size.product_id as "productId", size.type, size.name, (stock.quantity + stock.held)::text as stock,
      unit.name as unit, product.precision = 0 and product.sell_by = trunc(product.sell_by) as "soldWhole"
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    left join stock on stock.size_id = size.id and stock.store_id = 1
    where size.product_id = any(${productIds}::integer[])
    order by size.product_id, size.priority, size.id
  `.execute(shop.database)
  return rows
}

/** What lies in the main store, by size; a size that does not exist is missing. */
export async function stockOfSizes(shop: PublicShop, sizeIds: number[]): Promise<Map<number, StockedSize>> {
  const { rows } = await sql<StockedSize>`
    select size.id, size.product_id as "productId", size.type, size.name, (stock.quantity + stock.held)::text as stock,
      unit.name as unit, product.precision = 0 and product.sell_by = trunc(product.sell_by) as "soldWhole"
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    left join stock on stock.size_id = size.id and stock.store_id = 1
    where size.id = any(${sizeIds}::integer[])
  `.execute(shop.database)
  return new Map(rows.map((size) => [size.id, size]))
}

export async function vatClasses(shop: PublicShop): Promise<Set<string>> {
  const rows = await shop.database.selectFrom('vat_class').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
