import { sql } from 'kysely'
import { vatRateSql } from '#features/catalogue/queries/product-sql.ts'
import { sellsTo } from '#features/catalogue/rules/vat-abroad.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cached, cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { DeliveryTariff, GoodsList } from '../rules/delivery-tariff.ts'

/**
 * All tariffs to these countries (two letters each) as far as the shop sells there, in the shop's order; in PLN, whatever the shop's currency
 * is. The result is shared: do not change it.
 */
export function getTariffs(shop: PublicShop, countries: string[]): Promise<DeliveryTariff[]> {
  const sold = countries.filter((country) => sellsTo(country, shop.settings))
  return cached(shop, `delivery to ${sold}`, (shop) => readTariffs(shop, sold))
}

async function readTariffs(shop: PublicShop, countries: string[]): Promise<DeliveryTariff[]> {
  const goods = (rule: 'refused' | 'needed') => sql`(
    select jsonb_build_object(
      'products', coalesce(jsonb_agg(product_id) filter (where product_id is not null), '[]'),
      'categories', coalesce(jsonb_agg(category_id) filter (where category_id is not null), '[]')
    )
    from courier_goods where courier_id = courier.id and rule = ${rule}
  )`
  const { rows } = await sql<DeliveryTariff>`
    select option.id, option.courier_id as "courierId", courier.name as courier, courier.icon,
      courier.pickup_point as "pickupPoint", courier.points_url as "pointsUrl",
      exists (select from pickup_point where pickup_point.courier_id = courier.id and pickup_point.country = option.country) as "listsPoints", option.country, option.prepaid, option.cost, option.free_from as "freeFrom",
      option.minimum_value as "minimumValue", option.own_amounts as "ownAmounts", option.maximum_weight as "maximumWeight", vat.percent as "vatPercent",
      option.days_from as "daysFrom", option.days_to as "daysTo", option.comment, coalesce((
        select jsonb_agg(jsonb_build_object('weightFrom', weight_from, 'valueFrom', value_from, 'cost', cost))
        from delivery_band where option_id = option.id
      ), '[]') as bands, coalesce((
        select jsonb_agg(jsonb_build_object(
          'postcodeFrom', postcode_from, 'postcodeTo', postcode_to, 'served', served, 'surcharge', surcharge, 'freeFrom', free_from
        ) order by length(postcode_from) desc, postcode_from collate "C" desc, postcode_to collate "C")
        from delivery_area where option_id = option.id
      ), '[]') as areas, ${goods('refused')} as refuses, ${goods('needed')} as needs
    from delivery_option option
    join courier on courier.id = option.courier_id and courier.enabled
    join lateral (${vatRateSql(shop, 'option.vat_class_id')}) vat on true
    where option.country = any(${countries})
    order by courier.position, courier.id, option.prepaid desc
  `.execute(shop.database)
  dependsOn(shop, 'delivery')
  return rows
}

/** The courier with this name; null when there is none. */
export async function findCourier(
  shop: PublicShop,
  name: string,
): Promise<{ id: number; pickupPoint: boolean } | null> {
  const row = await shop.database
    .selectFrom('courier')
    .select(['id', 'pickup_point as pickupPoint'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? null
}

/** The address of a courier's page of parcels, with {number} in it; '' where there is none. */
export async function getTrackingTemplate(shop: PublicShop, courierId: number | null): Promise<string> {
  if (courierId === null) return ''
  const { rows } = await sql<{ template: string }>`
    select tracking_url as template from courier where id = ${courierId}
  `.execute(shop.database)
  return rows[0]?.template ?? ''
}

/** The countries that the shop sells to and couriers deliver to, Poland first. */
export async function getDeliveryCountries(shop: PublicShop): Promise<string[]> {
  const served = await cached(shop, 'countries of couriers', readServedCountries)
  return served.filter((country) => sellsTo(country, shop.settings))
}

async function readServedCountries(shop: PublicShop): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct option.country, option.country <> 'PL' as abroad
    from delivery_option option join courier on courier.id = option.courier_id and courier.enabled
    order by abroad, option.country
  `.execute(shop.database)
  dependsOn(shop, 'delivery')
  return rows.map((row) => row.country)
}

/** The contents of a parcel with these products, including the parts of bundles; the categories with all their ancestors. */
export async function getParcelGoods(shop: PublicShop, productIds: number[]): Promise<GoodsList> {
  const parcels = [...(await getParcelGoodsByProduct(shop, productIds)).values()]
  const all = (list: keyof GoodsList) => [...new Set(parcels.flatMap((goods) => goods[list]))]
  return { products: all('products'), categories: all('categories') }
}

/** The same for a parcel with each product alone, by product; unknown products are missing. One query. */
export function getParcelGoodsByProduct(shop: PublicShop, productIds: number[]): Promise<Map<number, GoodsList>> {
  return cachedById(shop, 'goods in a parcel', productIds, queryParcelGoods)
}

async function queryParcelGoods(shop: PublicShop, productIds: number[]): Promise<Map<number, GoodsList>> {
  const { rows } = await sql<GoodsList & { owner: number }>`
    with goods as (
      select id as owner, id from product where id = any(${productIds}::integer[])
      union
      select part.bundle_id, size.product_id from bundle_part part join product_size size on size.id = part.size_id
      where part.bundle_id = any(${productIds}::integer[])
    ), placed as (
      select distinct goods.owner, above.id
      from goods
      join product_category link on link.product_id = goods.id
      join category on category.id = link.category_id
      cross join unnest(category.path) as above (id)
    )
    select listed.owner, listed.products, coalesce(above.categories, '{}') as categories
    from (select owner, array_agg(id) as products from goods group by owner) listed
    left join (select owner, array_agg(id) as categories from placed group by owner) above on above.owner = listed.owner
  `.execute(shop.database)
  dependsOn(
    shop,
    'categories',
    ...tagsOf(
      'product',
      rows.flatMap(({ products }) => products),
    ),
  )
  return new Map(rows.map(({ owner, ...goods }) => [owner, goods]))
}
