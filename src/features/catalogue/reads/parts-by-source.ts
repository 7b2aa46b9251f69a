import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'

export interface Part {
  sourceId: string
  size: string
}

/** Ids of the sizes that bundles of a source name, by partKey; those that do not exist are missing. */
export async function partsBySource(shop: PublicShop, source: string, parts: Part[]): Promise<Map<string, number>> {
  if (parts.length === 0) return new Map()
  const wanted = parts.map(({ sourceId, size }) => ({ source_id: sourceId, type: size }))
  const { rows } = await sql<{ id: number; sourceId: string; size: string }>`
    select distinct size.id, given.source_id as "sourceId", given.type as size
    from ${given('source_id text, type text', wanted)}
    join product on product.source = ${source} and product.source_id = given.source_id
    join product_size size on size.product_id = product.id and size.type = given.type
  `.execute(shop.database)
  return new Map(rows.map((row) => [partKey(row), row.id]))
}

export function partKey({ sourceId, size }: Part): string {
  return `${sourceId}\n${size}`
}
