import { sql } from 'kysely'
import type { PublicShop } from '../src/shop.ts'

export interface Sale {
  name?: string
  unit?: string
  kind?: 'item' | 'bundle' | 'virtual' | 'service'
  step?: string
  precision?: number
  /** Stock by size type; '-1' is unlimited. */
  sizes?: Record<string, string>
  /** Gross, minor units; null: without a price. */
  price?: number | null
  vat?: '23' | '8' | '5'
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

/** Puts one product on sale just as a test needs it. */
export async function putOnSale(shop: PublicShop, sale: Sale = {}): Promise<{ id: number; sizeIds: number[] }> {
  const { name = 'Kubek Ania', limits = {}, sizes = { uniw: '-1' }, price = 1000 } = sale
  const { rows } = await sql<{ id: number }>`
    insert into product (slug, name, sort_key, kind, unit_id, sell_by, precision, vat_class_id, availability, phone_price, basket_enabled, free,
      points_price, withdrawn_at, minimum_quantity, maximum_quantity, minimum_size_quantity, maximum_size_quantity)
    select 'test', ${name}, '', ${sale.kind ?? 'item'}, unit.id, ${sale.step ?? '1'}, ${sale.precision ?? 0}, ${sale.vat ?? '23'},
      ${sale.availability ?? 'enable'}, ${sale.phonePrice ?? false}, ${sale.basketEnabled ?? false}, ${sale.free ?? false}, ${sale.pointsPrice ?? null},
      ${sale.withdrawn ? shop.now : null}, ${limits.minimum ?? null}, ${limits.maximum ?? null},
      ${limits.minimumPerSize ?? null}, ${limits.maximumPerSize ?? null}
    from unit where unit.name = ${sale.unit ?? 'szt.'} returning id`.execute(shop.database)
  const id = rows[0]?.id ?? 0
  const sizeIds: number[] = []
  for (const [type, stock] of Object.entries(sizes)) {
    const { rows } = await sql<{ id: number }>`
      insert into product_size (product_id, type, name, weight) values (${id}, ${type}, ${type}, ${sale.weight ?? 300}) returning id
    `.execute(shop.database)
    const sizeId = rows[0]?.id ?? 0
    sizeIds.push(sizeId)
    await sql`insert into stock (size_id, quantity) values (${sizeId}, ${stock})`.execute(shop.database)
    if (price !== null) await setPrice(shop, sizeId, price)
    for (const tier of sale.tiers ?? [])
      await sql`insert into price_tier (size_id, from_quantity, amount) values (${sizeId}, ${tier.from}, ${tier.price})`.execute(
        shop.database,
      )
  }
  return { id, sizeIds }
}

/** A regular price from a day before `shop.now` on, in place of any other. */
export async function setPrice(shop: PublicShop, sizeId: number, gross: number): Promise<void> {
  const since = new Date(shop.now.getTime() - 24 * 60 * 60 * 1000)
  await sql`delete from price where size_id = ${sizeId}`.execute(shop.database)
  await sql`insert into price (size_id, kind, amount, valid_from) values (${sizeId}, 'regular', ${gross}, ${since})`.execute(
    shop.database,
  )
}

export async function setStock(shop: PublicShop, sizeId: number, quantity: string): Promise<void> {
  await sql`update stock set quantity = ${quantity} where size_id = ${sizeId}`.execute(shop.database)
}
