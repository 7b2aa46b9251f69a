import { sql } from 'kysely'
import { vatRateOf } from '#features/catalogue/reads/vat-rate.ts'
import { kept } from '#platform/page-cache/kept.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { DeliveryTariff } from '../rules/delivery-tariff.ts'

/** Every way to these countries (two letters each), in the shop's order; in PLN, whatever the shop's currency is. Nobody may change it. */
export function deliveryTariffs(shop: PublicShop, countries: string[]): Promise<DeliveryTariff[]> {
  return kept(shop, `delivery to ${countries}`, (shop) => readTariffs(shop, countries))
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
      courier.pickup_point as "pickupPoint", option.country, option.prepaid, option.cost, option.free_from as "freeFrom",
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
    join lateral (${vatRateOf(shop, 'option.vat_class_id')}) vat on true
    where option.country = any(${countries})
    order by courier.position, courier.id, option.prepaid desc
  `.execute(shop.database)
  dependsOn(shop, 'delivery')
  return rows
}

/** The countries to which anything is sent, Poland first. */
export async function deliveryCountries(shop: PublicShop): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct option.country, option.country <> 'PL' as abroad
    from delivery_option option join courier on courier.id = option.courier_id and courier.enabled
    order by abroad, option.country
  `.execute(shop.database)
  dependsOn(shop, 'delivery')
  return rows.map((row) => row.country)
}
