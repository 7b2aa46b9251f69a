import { sql } from 'kysely'
import { getNextPriceChange } from '#features/pricing/queries/current-prices.ts'
import { isInForceSql } from '#features/pricing/queries/price-in-force-sql.ts'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { isBaseCurrency } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** Ids of the newest products that can be bought. */
export async function newestIds(shop: PublicShop, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listing where not disabled order by created_at desc, product_id desc limit ${limit}
  `.execute(shop.database)
  dependsOn(shop, 'listings', 'products')
  return rows.map(({ id }) => id)
}

/** The moment since when the products marked as new have come; null without any. */
export async function newSince(shop: PublicShop): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(created_at) as since from listing where is_new and not disabled
  `.execute(shop.database)
  dependsOn(shop, 'listings', 'products')
  return rows[0]?.since ?? null
}

/** Ids of reduced products that can be bought, the most popular first. */
export async function reducedIds(shop: PublicShop, limit: number): Promise<number[]> {
  const { priceListId } = shop.currencies.find(isBaseCurrency) ?? shop.currency
  const { rows } = await sql<{ id: number }>`
    select listing.product_id as id from listing
    join listing_price price on price.product_id = listing.product_id and price.price_list_id = ${priceListId}
      and price.promotion and ${isInForceSql(shop, 'price')}
    where not listing.disabled
    order by listing.popularity desc, listing.product_id limit ${limit}
  `.execute(shop.database)
  dependsOn(shop, 'listings', 'products')
  validUntil(shop, await getNextPriceChange(shop))
  return rows.map(({ id }) => id)
}
