import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import type { ListingPrice } from '../rules/listing-prices.ts'

/**
 * All that lists know of these products' prices becomes this. One statement.
 * @param prices `reduced`: a reduction is announced
 * @returns the categories, with all above them, in which prices are different now
 */
export async function writeListingPrices(
  shop: PublicShop,
  productIds: number[],
  prices: (ListingPrice & { reduced: boolean })[],
): Promise<number[]> {
  const { rows } = await sql<{ category: number }>`
    with found as (
      select "productId" as product_id, list as price_list_id, coalesce("from", '-infinity') as valid_from, until as valid_until,
        own as own_amount, rest as rest_amount, reduced as promotion
      from ${given('"productId" integer, list integer, "from" timestamptz, until timestamptz, own bigint, rest bigint, reduced boolean', prices)}
    ), gone as (
      delete from listing_price old where product_id = ${among(productIds)}
        and not exists (select from found where found.product_id = old.product_id and found.price_list_id = old.price_list_id and found.valid_from = old.valid_from)
      returning product_id
    ), written as (
      insert into listing_price (product_id, price_list_id, valid_from, valid_until, own_amount, rest_amount, promotion)
      select * from found order by product_id, price_list_id, valid_from
      on conflict (product_id, price_list_id, valid_from) do update set
        valid_until = excluded.valid_until, own_amount = excluded.own_amount, rest_amount = excluded.rest_amount, promotion = excluded.promotion
      where listing_price is distinct from excluded
      returning product_id
    )
    select distinct category from listing cross join unnest(categories) category
    where product_id in (select product_id from gone union all select product_id from written)
  `.execute(shop.database)
  return rows.map(({ category }) => category)
}
