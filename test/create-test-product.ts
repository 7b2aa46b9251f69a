import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface TestProduct {
  name?: string
  unit?: string
  kind?: 'item' | 'bundle' | 'virtual' | 'service'
  step?: string
  precision?: number
  /** Stock of its only size: '-1' is unlimited, null creates no stock row. */
  stock?: string | null
  /** Stock by size type, for several sizes. */
  sizes?: Record<string, string>
  /** Gross, minor units; null: without a price. */
  price?: number | null
  vat?: '23' | '8' | '5' | '0' | 'zw'
  vatExemption?: string
  tiers?: { from: string; price: number }[]
  limits?: { minimum?: string; maximum?: string; minimumPerSize?: string; maximumPerSize?: string }
  weight?: number
  availability?: 'enable' | 'disable' | 'order'
  phonePrice?: boolean
  basketEnabled?: boolean
  pointsPrice?: number
  free?: boolean
  withdrawn?: boolean
}

/** Puts one product on sale with these properties; returns its id and those of its sizes, the first one also separately. */
export async function createTestProduct(
  shop: PublicShop,
  sale: TestProduct = {},
): Promise<{ id: number; sizeId: number; sizeIds: number[] }> {
  const { stock = '10', sizes = { uniw: stock } } = sale
  const id = await insertProduct(shop, sale)
  const sizeIds: number[] = []
  for (const [type, stock] of Object.entries(sizes)) sizeIds.push(await insertSize(shop, id, type, stock, sale))
  return { id, sizeId: sizeIds[0] ?? 0, sizeIds }
}

async function insertProduct(shop: PublicShop, sale: TestProduct): Promise<number> {
  const { name = 'Kubek Ania', limits = {} } = sale
  const { rows } = await sql<{ id: number }>`
    insert into product (slug, name, sort_key, kind, unit_id, sell_by, precision, vat_class_id, vat_exemption, availability, phone_price,
      basket_enabled, free, points_price, withdrawn_at, minimum_quantity, maximum_quantity, minimum_size_quantity, maximum_size_quantity)
    select 'towar-testowy', ${name}, ${name}, ${sale.kind ?? 'item'}, unit.id, ${sale.step ?? '1'}, ${sale.precision ?? 0},
      ${sale.vat ?? '23'}, ${sale.vatExemption ?? ''}, ${sale.availability ?? 'enable'}, ${sale.phonePrice ?? false}, ${sale.basketEnabled ?? false},
      ${sale.free ?? false}, ${sale.pointsPrice ?? null}, ${sale.withdrawn ? shop.now : null}, ${limits.minimum ?? null},
      ${limits.maximum ?? null}, ${limits.minimumPerSize ?? null}, ${limits.maximumPerSize ?? null}
    from unit where unit.name = ${sale.unit ?? 'szt.'} returning id`.execute(shop.database)
  return rows[0]?.id ?? 0
}

async function insertSize(
  shop: PublicShop,
  productId: number,
  type: string,
  stock: string | null,
  { price = 5900, tiers = [], weight = 300 }: TestProduct,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_size (product_id, type, name, code, weight)
    values (${productId}, ${type}, ${type}, ${`T-${productId}-${type}`}, ${weight}) returning id
  `.execute(shop.database)
  const sizeId = rows[0]?.id ?? 0
  if (stock !== null)
    await sql`insert into stock (size_id, quantity) values (${sizeId}, ${stock})`.execute(shop.database)
  if (price !== null) await setPrice(shop, sizeId, price)
  for (const tier of tiers)
    await sql`insert into price_tier (size_id, from_quantity, amount) values (${sizeId}, ${tier.from}, ${tier.price})`.execute(
      shop.database,
    )
  return sizeId
}

/** Replaces all prices with a regular price that began long ago. */
export async function setPrice(shop: PublicShop, sizeId: number, gross: number): Promise<void> {
  await sql`delete from price where size_id = ${sizeId}`.execute(shop.database)
  await sql`insert into price (size_id, kind, amount, valid_from) values (${sizeId}, 'regular', ${gross}, '2020-01-01')`.execute(
    shop.database,
  )
}

export async function setStock(shop: PublicShop, sizeId: number, quantity: string): Promise<void> {
  await sql`update stock set quantity = ${quantity} where size_id = ${sizeId}`.execute(shop.database)
}

/** The stock of all stores together. */
export async function stockOf(shop: PublicShop, sizeId: number): Promise<number> {
  const { rows } = await sql<{ quantity: string }>`
    select sum(quantity) as quantity from stock where size_id = ${sizeId}
  `.execute(shop.database)
  return Number(rows[0]?.quantity)
}
