import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'

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

/** Inserts sizes, or updates those that differ. Sizes that are no longer listed stay: their price history belongs to them. */
export async function upsertSizes(shop: PublicShop, rows: SizeRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_size as size (product_id, type, name, priority, code, ean, weight, content, content_unit)
    select product_id, type, name, priority, code, ean, weight, content, content_unit
    from ${rowsParameter('product_id integer, type text, name text, priority smallint, code text, ean text, weight integer, content numeric, content_unit text', rows)}
    on conflict (product_id, type) do update
    set name = excluded.name, priority = excluded.priority, code = excluded.code, ean = excluded.ean, weight = excluded.weight,
      content = excluded.content, content_unit = excluded.content_unit
    where (size.name, size.priority, size.code, size.ean, size.weight, size.content, size.content_unit)
      is distinct from (excluded.name, excluded.priority, excluded.code, excluded.ean, excluded.weight, excluded.content, excluded.content_unit)
  `.execute(shop.database)
}

/** Sets the stock of the main store, including reserved stock; '-1' is unlimited. Rows are locked in the order of sizes, as orders lock them. */
export async function upsertStock(shop: PublicShop, rows: { size_id: number; quantity: string }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into stock (size_id, quantity) select size_id, quantity from ${rowsParameter('size_id integer, quantity numeric', rows)}
    order by size_id
    on conflict (size_id, store_id) do update set ${countedStockSql}
  `.execute(shop.database)
}

/**
 * The columns of an upsert of counted stock: the count includes reserved goods, which are not for sale; when it is smaller than the reserved
 * quantity, all are reserved.
 */
export const countedStockSql = sql`
  held = case when excluded.quantity = -1 then 0 else least(stock.held, excluded.quantity) end,
  quantity = case when excluded.quantity = -1 then -1 else excluded.quantity - least(stock.held, excluded.quantity) end
`

/** The relations of the products of an import: each list is complete for `productIds`. */
export interface ProductRelations {
  categories: { product_id: number; category_id: number; main: boolean }[]
  parameters: { product_id: number; parameter_value_id: number; position: number }[]
  parts: { bundle_id: number; size_id: number; quantity: string; position: number; choose_size: boolean }[]
  configurators: { product_id: number; fields: unknown[] }[]
}

/** Replaces categories, parameters, parts of bundles and configurators. `formerIds`: the products that may already have some. */
export async function replaceRelations(shop: PublicShop, formerIds: number[], rows: ProductRelations): Promise<void> {
  if (formerIds.length > 0) {
    await sql`delete from product_category where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from product_parameter where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from configurator where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from bundle_part where bundle_id = any(${formerIds}::integer[])`.execute(shop.database)
  }
  if (rows.categories.length > 0)
    await sql`
      insert into product_category (product_id, category_id, main) select product_id, category_id, main
      from ${rowsParameter('product_id integer, category_id integer, main boolean', rows.categories)}
    `.execute(shop.database)
  if (rows.parameters.length > 0)
    await sql`
      insert into product_parameter (product_id, parameter_value_id, position) select product_id, parameter_value_id, position
      from ${rowsParameter('product_id integer, parameter_value_id integer, position smallint', rows.parameters)}
    `.execute(shop.database)
  if (rows.parts.length > 0)
    await sql`
      insert into bundle_part (bundle_id, size_id, quantity, position, choose_size) select bundle_id, size_id, quantity, position, choose_size
      from ${rowsParameter('bundle_id integer, size_id integer, quantity numeric, position smallint, choose_size boolean', rows.parts)}
    `.execute(shop.database)
  if (rows.configurators.length > 0)
    await sql`
      insert into configurator (product_id, fields) select product_id, fields
      from ${rowsParameter('product_id integer, fields jsonb', rows.configurators)}
    `.execute(shop.database)
}
