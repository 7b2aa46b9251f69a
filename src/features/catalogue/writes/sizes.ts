import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import { asCounted } from './counted.ts'

export interface SizeRow {
  product_id: number
  type: string
  name: string
  priority: number
  code: string | null
  ean: string | null
  weight: number
  content: string | null
  content_unit: string | null
}

/** Inserts sizes, or changes them where they differ. Sizes no longer named stay: their price history belongs to them. */
export async function upsertSizes(shop: PublicShop, rows: SizeRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_size as size (product_id, type, name, priority, code, ean, weight, content, content_unit)
    select product_id, type, name, priority, code, ean, weight, content, content_unit
    from ${given('product_id integer, type text, name text, priority smallint, code text, ean text, weight integer, content numeric, content_unit text', rows)}
    on conflict (product_id, type) do update
    set name = excluded.name, priority = excluded.priority, code = excluded.code, ean = excluded.ean, weight = excluded.weight,
      content = excluded.content, content_unit = excluded.content_unit
    where (size.name, size.priority, size.code, size.ean, size.weight, size.content, size.content_unit)
      is distinct from (excluded.name, excluded.priority, excluded.code, excluded.ean, excluded.weight, excluded.content, excluded.content_unit)
  `.execute(shop.database)
}

/** Says what lies in the main store, held or not; '-1' is unlimited. Rows are locked in the order of sizes, as orders lock them. */
export async function upsertStock(shop: PublicShop, rows: { size_id: number; quantity: string }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into stock (size_id, quantity) select size_id, quantity from ${given('size_id integer, quantity numeric', rows)}
    order by size_id
    on conflict (size_id, store_id) do update set ${asCounted}
  `.execute(shop.database)
}
