import { type RawBuilder, sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { type Tag, tagsOf } from '#shared/tag.ts'
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

/** Those of these ids that belong to products of other sources. */
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
  /** The source's name for it; 'uniw' is the only size. */
  type: string
  /** The name that visitors see. */
  name: string
  /** The unit of its product, 'szt.', and whether only whole ones are sold. */
  unit: string
  soldWhole: boolean
  /** The stock of the main store, including reserved stock: decimal text with six decimals; null when it was never set. */
  stock: string | null
}

/** All sizes of some products with the stock of the main store. */
export async function stockedSizes(shop: PublicShop, productIds: number[]): Promise<StockedSize[]> {
  return selectStockedSizes(shop, sql`size.product_id = any(${productIds}::integer[])`)
}

/** The stock of the main store, by size; unknown sizes are missing. */
export async function stockBySize(shop: PublicShop, sizeIds: number[]): Promise<Map<number, StockedSize>> {
  const sizes = await selectStockedSizes(shop, sql`size.id = any(${sizeIds}::integer[])`)
  return new Map(sizes.map((size) => [size.id, size]))
}

/** The products of these sizes, each once. */
export async function productsOfSizes(shop: PublicShop, sizeIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from product_size where id = any(${sizeIds}::integer[])
  `.execute(shop.database)
  return rows.map(({ product_id }) => product_id)
}

/** In the order in which a product shows its sizes. */
async function selectStockedSizes(shop: PublicShop, isWanted: RawBuilder<boolean>): Promise<StockedSize[]> {
  const { rows } = await sql<StockedSize>`
    select size.id, size.product_id as "productId", size.type, size.name, (stock.quantity + stock.held)::text as stock,
      unit.name as unit, product.precision = 0 and product.sell_by = trunc(product.sell_by) as "soldWhole"
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    left join stock on stock.size_id = size.id and stock.store_id = 1
    where ${isWanted}
    order by size.product_id, size.priority, size.id
  `.execute(shop.database)
  return rows
}

export async function vatClasses(shop: PublicShop): Promise<Set<string>> {
  const rows = await shop.database.selectFrom('vat_class').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the sizes of products that the shop has from a source: by source id, then by type. */
export async function sizesBySource(
  shop: PublicShop,
  source: string,
  sourceIds: string[],
): Promise<Map<string, Map<string, number>>> {
  if (sourceIds.length === 0) return new Map()
  const { rows } = await sql<{ sourceId: string; type: string; id: number }>`
    select product.source_id as "sourceId", size.type, size.id
    from product join product_size size on size.product_id = product.id
    where product.source = ${source} and product.source_id = any(${sourceIds}::text[])
  `.execute(shop.database)
  const sizes = new Map<string, Map<string, number>>()
  for (const { sourceId, type, id } of rows) {
    const own = sizes.get(sourceId) ?? new Map<string, number>()
    sizes.set(sourceId, own.set(type, id))
  }
  return sizes
}

export interface SourcePart {
  sourceId: string
  size: string
}

/** Ids of the sizes that bundles of a source refer to, by partKey; unknown ones are missing. */
export async function partsBySource(
  shop: PublicShop,
  source: string,
  parts: SourcePart[],
): Promise<Map<string, number>> {
  if (parts.length === 0) return new Map()
  const wanted = parts.map(({ sourceId, size }) => ({ source_id: sourceId, type: size }))
  const { rows } = await sql<{ id: number; sourceId: string; size: string }>`
    select distinct size.id, given.source_id as "sourceId", given.type as size
    from ${rowsParameter('source_id text, type text', wanted)}
    join product on product.source = ${source} and product.source_id = given.source_id
    join product_size size on size.product_id = product.id and size.type = given.type
  `.execute(shop.database)
  return new Map(rows.map((row) => [partKey(row), row.id]))
}

export function partKey({ sourceId, size }: SourcePart): string {
  return `${sourceId}\n${size}`
}

/** The current relations of these products, as tags: every category down to theirs, their series and their groups of versions. One query. */
export async function getListingTags(shop: PublicShop, ids: number[]): Promise<Tag[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ kind: 'category' | 'series' | 'versions'; ids: number[] }>`
    select 'category' as kind, array_agg(distinct step) as ids
    from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
    where link.product_id = any(${ids})
    union all
    select 'series', array_agg(distinct series_id) from product where id = any(${ids}) and series_id is not null
    union all
    select 'versions', array_agg(distinct version_group_id) from product where id = any(${ids}) and version_group_id is not null
  `.execute(shop.database)
  return rows.flatMap(({ kind, ids }) => tagsOf(kind, ids ?? []))
}
