import { sql } from 'kysely'
import {
  minimumPurchaseSql,
  priceLabelSql,
  sellableStockSql,
  stockInStoresSql,
} from '#features/catalogue/queries/product-sql.ts'
import { anyId, rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { ListingPrice } from '../rules/listing-prices.ts'

/**
 * Rewrites what lists filter and sort these products by, and removes products that are no longer visible. One statement.
 * Of the versions of one thing the first in order keeps its popularity, the second counts half, the third a third: a mug in four colours
 * does not take the first four places of a list or a search, since its card shows the colours anyway.
 * @returns the categories, with all ancestors, whose lists changed, and the other versions whose popularity changed
 */
export async function writeListingRows(
  shop: PublicShop,
  productIds: number[],
): Promise<{ categories: number[]; moved: number[] }> {
  const { rows } = await sql<{ category: number | null; moved: number | null }>`
    with family as (
      select id from product where id = ${anyId(productIds)}
      union
      select other.id from product one join product other on other.version_group_id = one.version_group_id
      where one.id = ${anyId(productIds)}
    ), spread as (
      select id, (popularity + nth - 1) / nth as popularity from (
        select product.id, product.popularity, row_number() over (
          partition by coalesce(version_group_id, -product.id) order by availability = 'disable', popularity desc, product.id
        )::integer as nth
        from product join family using (id) where visible and withdrawn_at is null
      ) ordered
    ), seen as (
      select product.id, coalesce((
          select array_agg(distinct above order by above)
          from product_category link join category on category.id = link.category_id cross join unnest(category.path) above
          where link.product_id = product.id
        ), '{}') as categories,
        product.producer_id, product.series_id,
        array(select parameter_value_id from product_parameter where product_id = product.id order by parameter_value_id) as parameter_values,
        case when shelf.several and product.kind in ('item', 'bundle') then shelf.types else '{}' end as sizes,
        product.availability = 'enable' and shelf.filled as in_stock,
        product.availability = 'order' as to_order,
        product.availability = 'disable' as disabled,
        product.availability = 'enable' and shelf.here and not product.delivery_unknown and ${needsNoWork} as express,
        'new' = any(product.labels) as is_new,
        case ${priceLabelSql('product')} when 'free' then 'free' when 'price' then 'price' else 'untold' end as priced,
        spread.popularity, product.sort_key, product.created_at
      from product join spread using (id)
      cross join lateral (
        select count(*) > 1 as several, coalesce(bool_or(stock.enough), false) as filled,
          coalesce(bool_or(stock.enough and ${isHere}), false) as here,
          coalesce(array_agg(size.type order by size.type) filter (where stock.enough and product.availability <> 'disable'), '{}') as types
        from product_size size
        cross join lateral (select ${sellableStockSql('size', 'product')} as quantity) found
        cross join lateral (select found.quantity is null or found.quantity >= ${minimumPurchaseSql} as enough) stock
        where size.product_id = product.id
      ) shelf
      where product.id = ${anyId(productIds)} and product.visible and product.withdrawn_at is null
    ), before as (
      select * from listing where product_id = ${anyId(productIds)}
    ), gone as (
      delete from listing where product_id = ${anyId(productIds)} and product_id not in (select id from seen)
      returning product_id
    ), written as (
      insert into listing (product_id, categories, producer_id, series_id, parameter_values, sizes, in_stock, to_order, disabled, express, is_new, priced, popularity, sort_key, created_at)
      select * from seen order by id
      on conflict (product_id) do update set
        categories = excluded.categories, producer_id = excluded.producer_id, series_id = excluded.series_id,
        parameter_values = excluded.parameter_values, sizes = excluded.sizes, in_stock = excluded.in_stock,
        to_order = excluded.to_order, disabled = excluded.disabled, express = excluded.express, is_new = excluded.is_new,
        priced = excluded.priced, popularity = excluded.popularity, sort_key = excluded.sort_key, created_at = excluded.created_at
      where listing is distinct from excluded
      returning product_id, categories
    ), moved as (
      update listing set popularity = spread.popularity from spread
      where listing.product_id = spread.id and listing.popularity <> spread.popularity and not spread.id = ${anyId(productIds)}
      returning product_id, categories
    )
    select distinct category, null::integer as moved from (
      select unnest(categories) as category from written
      union all select unnest(categories) from moved
      union all select unnest(before.categories) from before
      where product_id in (select product_id from gone union all select product_id from written)
    ) touched
    union all select null, product_id from moved
  `.execute(shop.database)
  return {
    categories: rows.flatMap(({ category }) => category ?? []),
    moved: rows.flatMap(({ moved }) => moved ?? []),
  }
}

/** The shop has no work to do on it before it ships, such as engraving. */
const needsNoWork = sql`product.kind = 'item' and coalesce(product.delay_days, 0) = 0`

/**
 * It can ship without waiting for a delivery or production: stores without a delay hold the minimum purchase; for uncounted stock, the supplier has
 * no delay and no restock date is set. The same rules as a delivery promise (`readyDay`), as SQL over the aliases `size` and `product`.
 */
const isHere = sql`case when ${stockInStoresSql('size', 'product')} is null
  then product.back_on is null and coalesce((select delay_days = 0 from supplier where id = product.supplier_id), product.supplier_id is null)
  else ${minimumPurchaseSql} <= (
    select coalesce(sum(quantity), 0) from stock join store on store.id = stock.store_id
    where stock.size_id = size.id and store.delay_days = 0
  ) end`

/**
 * Replaces all list prices of these products. One statement.
 * @param prices `reduced`: a reduction is announced
 * @returns the categories, with all ancestors, in which prices changed
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
      from ${rowsParameter('"productId" integer, list integer, "from" timestamptz, until timestamptz, own bigint, rest bigint, reduced boolean', prices)}
    ), gone as (
      delete from listing_price old where product_id = ${anyId(productIds)}
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
