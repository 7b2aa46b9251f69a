import { sql } from 'kysely'
import { warsawDay } from '#platform/database/warsaw-day.ts'
import { kept } from '#platform/page-cache/kept.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import {
  type DeliveryOption,
  type DeliveryTariff,
  offerDelivery,
  type Parcel,
  tariffsIn,
} from '../rules/delivery-options.ts'

/**
 * How this parcel may travel to these countries (two letters each) and what that costs now in the shop's currency, in the shop's
 * order; empty when nobody carries it there.
 */
export async function deliveryOptions(
  shop: PublicShop,
  parcel: Parcel,
  countries: string[],
): Promise<DeliveryOption[]> {
  const tariffs = await kept(shop, `delivery to ${countries}`, (shop) => deliveryTariffs(shop, countries))
  return offerDelivery(tariffsIn(shop.currency, tariffs), parcel)
}

/** In PLN, whatever the shop's currency is. */
async function deliveryTariffs(shop: PublicShop, countries: string[]): Promise<DeliveryTariff[]> {
  const { rows } = await sql<DeliveryTariff>`
    select option.id, option.courier_id as "courierId", courier.name as courier, courier.icon,
      courier.pickup_point as "pickupPoint", option.country, option.prepaid, option.cost, option.free_from as "freeFrom",
      option.minimum_value as "minimumValue", option.maximum_weight as "maximumWeight", vat.percent as "vatPercent",
      option.days_from as "daysFrom", option.days_to as "daysTo", option.comment
    from delivery_option option
    join courier on courier.id = option.courier_id and courier.enabled
    join lateral (
      select percent from vat_rate
      where vat_class_id = option.vat_class_id and country = 'PL' and valid_from <= ${warsawDay(shop.now)}
      order by valid_from desc limit 1
    ) vat on true
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
