import { sql } from 'kysely'
import type { PublicShop } from '#shop'

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
