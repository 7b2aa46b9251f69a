import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'

/** What the products of an import belong to and are made of: each list is the whole of it for `productIds`. */
export interface Belongings {
  categories: { product_id: number; category_id: number; main: boolean }[]
  parameters: { product_id: number; parameter_value_id: number; position: number }[]
  parts: { bundle_id: number; size_id: number; quantity: string; position: number; choose_size: boolean }[]
  configurators: { product_id: number; fields: unknown[] }[]
}

/** Replaces categories, parameters, parts of bundles and configurators. `formerIds`: those of the products that may have some already. */
export async function replaceBelongings(shop: PublicShop, formerIds: number[], rows: Belongings): Promise<void> {
  if (formerIds.length > 0) {
    await sql`delete from product_category where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from product_parameter where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from configurator where product_id = any(${formerIds}::integer[])`.execute(shop.database)
    await sql`delete from bundle_part where bundle_id = any(${formerIds}::integer[])`.execute(shop.database)
  }
  if (rows.categories.length > 0)
    await sql`
      insert into product_category (product_id, category_id, main) select product_id, category_id, main
      from ${given('product_id integer, category_id integer, main boolean', rows.categories)}
    `.execute(shop.database)
  if (rows.parameters.length > 0)
    await sql`
      insert into product_parameter (product_id, parameter_value_id, position) select product_id, parameter_value_id, position
      from ${given('product_id integer, parameter_value_id integer, position smallint', rows.parameters)}
    `.execute(shop.database)
  if (rows.parts.length > 0)
    await sql`
      insert into bundle_part (bundle_id, size_id, quantity, position, choose_size) select bundle_id, size_id, quantity, position, choose_size
      from ${given('bundle_id integer, size_id integer, quantity numeric, position smallint, choose_size boolean', rows.parts)}
    `.execute(shop.database)
  if (rows.configurators.length > 0)
    await sql`
      insert into configurator (product_id, fields) select product_id, fields
      from ${given('product_id integer, fields jsonb', rows.configurators)}
    `.execute(shop.database)
}
