import { sql } from 'kysely'
import { vatRateSql } from '#features/catalogue/queries/product-sql.ts'
import type { PublicShop } from '#shop'
import type { StoredPrice } from '../rules/plan-prices.ts'
import { hasNotEndedSql } from './price-in-force-sql.ts'

/** All price data of a size that an import may change. */
export interface StoredPrices {
  productId: number
  vatPercent: string
  prices: StoredPrice[]
  recommended: number | null
  advance: number | null
  tiers: { from: string; amount: number }[]
}

interface Row {
  size_id: number
  product_id: number
  vat_percent: string
  recommended: number | null
  advance: number | null
}

/** The prices at `shop.now` and later on the list of the shop's currency, by size; unknown sizes are missing. */
export async function getStoredPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, StoredPrices>> {
  const sizes = await sql<Row>`
    select size.id as size_id, size.product_id, vat.percent as vat_percent, extra.recommended, extra.advance
    from product_size size
    join product on product.id = size.product_id
    join lateral (${vatRateSql(shop, 'product.vat_class_id')}) vat on true
    left join price_extra extra on extra.size_id = size.id and extra.price_list_id = ${shop.currency.priceListId}
    where size.id = any(${sizeIds}::integer[])
  `.execute(shop.database)
  const stored = new Map(sizes.rows.map((row) => [row.size_id, emptyPrices(row)]))
  await addPrices(shop, sizeIds, stored)
  await addTiers(shop, sizeIds, stored)
  return stored
}

function emptyPrices(row: Row): StoredPrices {
  const { product_id: productId, vat_percent: vatPercent, recommended, advance } = row
  return { productId, vatPercent, prices: [], recommended, advance, tiers: [] }
}

async function addPrices(shop: PublicShop, sizeIds: number[], stored: Map<number, StoredPrices>): Promise<void> {
  const { rows } = await sql<StoredPrice & { sizeId: number }>`
    select id, size_id as "sizeId", kind, amount, valid_from as "validFrom", valid_until as "validUntil" from price
    where kind <> 'campaign' and size_id = any(${sizeIds}::integer[]) and price_list_id = ${shop.currency.priceListId} and ${hasNotEndedSql(shop, 'price')}
  `.execute(shop.database)
  for (const { sizeId, ...price } of rows) stored.get(sizeId)?.prices.push(price)
}

async function addTiers(shop: PublicShop, sizeIds: number[], stored: Map<number, StoredPrices>): Promise<void> {
  const { rows } = await sql<{ sizeId: number; from: string; amount: number }>`
    select size_id as "sizeId", from_quantity::text as "from", amount from price_tier
    where size_id = any(${sizeIds}::integer[]) and price_list_id = ${shop.currency.priceListId} order by from_quantity
  `.execute(shop.database)
  for (const { sizeId, ...tier } of rows) stored.get(sizeId)?.tiers.push(tier)
}

/** Locks these sizes against other price changes until the transaction ends; orders do not wait. Locked in the order of their ids. */
export async function lockSizes(shop: PublicShop, sizeIds: number[]): Promise<void> {
  await sql`select from product_size where id = any(${sizeIds}::integer[]) order by id for no key update`.execute(
    shop.database,
  )
}
