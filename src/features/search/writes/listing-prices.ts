import { sql } from 'kysely'
import { baseOf } from '#features/pricing/reads/currencies.ts'
import { among } from '#platform/database/among.ts'
import type { PublicShop } from '#shop'

/**
 * Writes anew from when to when these products cost what at least, in each list of prices: from now on, dated prices among them, so
 * that a list needs only the clock. One statement.
 * @returns the categories, with all above them, in which prices are different now
 */
export async function writeListingPrices(shop: PublicShop, productIds: number[]): Promise<number[]> {
  const base = baseOf(shop).priceListId
  const { rows } = await sql<{ category: number }>`
    with dated as materialized (
      select size.product_id, price.* from product_size size join price on price.size_id = size.id
      where size.product_id = ${among(productIds)} and (price.valid_until is null or price.valid_until > ${shop.now})
    ), list as (
      select distinct product_id, price_list_id from dated
    ), moment as (
      select list.*, '-infinity'::timestamptz as valid_from from list
      union
      select list.*, ends.at from list
      join dated on dated.product_id = list.product_id and dated.price_list_id in (list.price_list_id, ${base})
      cross join lateral (values (dated.valid_from), (dated.valid_until)) ends (at)
      where ends.at > ${shop.now}
    ), period as (
      select *, lead(valid_from) over (partition by product_id, price_list_id order by valid_from) as valid_until from moment
    ), found as (
      select period.product_id, period.price_list_id, period.valid_from, period.valid_until, lowest.*
      from period
      cross join lateral (
        select
          min(amount) filter (where price_list_id = period.price_list_id) as own_amount,
          min(amount) filter (where price_list_id <> period.price_list_id and not has_own) as rest_amount,
          coalesce(bool_or(kind <> 'regular') filter (where price_list_id = period.price_list_id or not has_own), false) as promotion
        from (
          select distinct on (size_id, price_list_id) price_list_id, amount, kind,
            bool_or(price_list_id = period.price_list_id) over (partition by size_id) as has_own
          from dated
          where dated.product_id = period.product_id and price_list_id in (period.price_list_id, ${base})
            and valid_from <= greatest(period.valid_from, ${shop.now}) and (valid_until is null or valid_until > greatest(period.valid_from, ${shop.now}))
          order by size_id, price_list_id, array_position(array['campaign', 'promotion', 'regular'], kind), valid_from desc
        ) in_force
      ) lowest
      where lowest.own_amount is not null or lowest.rest_amount is not null
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
