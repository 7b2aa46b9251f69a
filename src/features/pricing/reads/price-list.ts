import { type RawBuilder, sql } from 'kysely'
import { isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import { baseOf } from './currencies.ts'

/** Whether a row of `price` is in force at `shop.now`. */
export function inForce(shop: PublicShop): RawBuilder<boolean> {
  return sql`(valid_from <= ${shop.now} and (valid_until is null or valid_until > ${shop.now}))`
}

/**
 * The price list by which the size of this id is sold in the shop's currency: that currency's own as soon as a price for the size
 * is in force there, else the one in PLN, whose amounts are then converted.
 */
export function priceListOf(shop: PublicShop, sizeId: RawBuilder<number>): RawBuilder<number> {
  const { priceListId } = shop.currency
  if (isBase(shop.currency)) return sql`${priceListId}::integer`
  return sql`case
    when exists (select from price where size_id = ${sizeId} and price_list_id = ${priceListId} and ${inForce(shop)})
    then ${priceListId}::integer else ${baseOf(shop).priceListId}::integer
  end`
}
