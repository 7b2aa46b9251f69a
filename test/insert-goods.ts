import { sql } from 'kysely'
import type { PublicShop } from '../src/shop.ts'

interface Goods {
  name?: string
  kind?: 'item' | 'bundle' | 'virtual' | 'service'
  /** Gross, in grosz. */
  price?: number
  /** In the first store; null: no row of stock at all. */
  stock?: string | null
  vat?: '23' | '8' | '5' | '0'
  sellBy?: string
  precision?: number
  maximum?: string | null
  weight?: number
}

/** Puts a product of one size into the shop of a test; answers the ids of both. */
export async function insertGoods(shop: PublicShop, goods: Goods = {}): Promise<{ productId: number; sizeId: number }> {
  const { name = 'Kubek testowy', kind = 'item', price = 5900, stock = '10', vat = '23', weight = 400 } = goods
  const { sellBy = '1', precision = 0, maximum = null } = goods
  const product = await sql<{ id: number }>`
    insert into product (kind, slug, name, sort_key, unit_id, vat_class_id, sell_by, precision, maximum_quantity)
    values (${kind}, 'towar-testowy', ${name}, ${name}, 1, ${vat}, ${sellBy}, ${precision}, ${maximum}) returning id
  `.execute(shop.database)
  const productId = product.rows[0]?.id as number
  const size = await sql<{ id: number }>`
    insert into product_size (product_id, type, name, code, weight) values (${productId}, 'uniw', 'uniwersalny', ${`T-${productId}`}, ${weight}) returning id
  `.execute(shop.database)
  const sizeId = size.rows[0]?.id as number
  if (stock !== null)
    await sql`insert into stock (size_id, quantity) values (${sizeId}, ${stock})`.execute(shop.database)
  await sql`
    insert into price (size_id, kind, amount, valid_from) values (${sizeId}, 'regular', ${price}, '2020-01-01')
  `.execute(shop.database)
  return { productId, sizeId }
}

/** What lies in all stores together. */
export async function stockOf(shop: PublicShop, sizeId: number): Promise<number> {
  const { rows } = await sql<{
    quantity: string
  }>`select sum(quantity) as quantity from stock where size_id = ${sizeId}`.execute(shop.database)
  return Number(rows[0]?.quantity)
}
