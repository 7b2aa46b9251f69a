import { warsawDay, warsawYear } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import type { PublicShop } from '#shop'
import { getTariffs, parcelGoods, parcelGoodsOfEach } from '../queries/tariffs.ts'
import { type Arrival, arrival } from '../rules/arrival.ts'
import { availableOptions, type DeliveryOption, optionsAt, possibleOptions } from '../rules/delivery-options.ts'
import { type DeliveryTariff, type GoodsList, tariffsInCurrency } from '../rules/delivery-tariff.ts'
import type { WorkingDays } from '../rules/despatch-calendar.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'
import { countrySetting, orderBy } from '../settings.ts'

/** What somebody wants to have sent: value in minor units of the shop's currency, weight in grams. */
export interface Shipment {
  goodsGross: number
  weight: number
  productIds: number[]
  /** A promotion pays for it. */
  isPaidFor?: boolean
}

/**
 * How this may travel to these countries (two letters each) and what that costs now in the shop's currency, in the shop's order,
 * with what it costs at other postcodes; empty when nobody carries it there.
 */
export async function deliveryOptions(
  shop: PublicShop,
  { productIds, ...parcel }: Shipment,
  countries: string[],
): Promise<DeliveryOption[]> {
  const tariffs = await getTariffs(shop, countries)
  const goods = await getRestrictedGoods(shop, productIds, tariffs)
  return availableOptions(tariffsInCurrency(shop.currency, tariffs), { ...parcel, goods })
}

/**
 * The same to one place for each of several parcels with the same goods, at what it costs at that postcode, with the ways that would
 * open if more were bought (`minimumReached`).
 */
export async function optionsTo(
  shop: PublicShop,
  { country, postcode }: Destination,
  productIds: number[],
  parcels: Omit<Shipment, 'productIds'>[],
): Promise<DeliveryOption[][]> {
  const stated = await getTariffs(shop, [country])
  const tariffs = tariffsInCurrency(shop.currency, stated)
  const goods = await getRestrictedGoods(shop, productIds, stated)
  return parcels.map((parcel) => optionsAt(possibleOptions(tariffs, { ...parcel, goods }), postcode))
}

/** The same for parcels with one product each, by product; two queries however many there are. */
export async function optionsOfEach(
  shop: PublicShop,
  { country, postcode }: Destination,
  parcels: Map<number, Omit<Shipment, 'productIds'>[]>,
): Promise<Map<number, DeliveryOption[][]>> {
  const stated = await getTariffs(shop, [country])
  const tariffs = tariffsInCurrency(shop.currency, stated)
  const ids = [...parcels.keys()]
  const known = hasRestrictions(stated) ? await parcelGoodsOfEach(shop, ids) : new Map<number, GoodsList>()
  return new Map(
    [...parcels].map(([id, own]) => {
      const goods = known.get(id) ?? { products: [id], categories: [] }
      return [id, own.map((parcel) => optionsAt(possibleOptions(tariffs, { ...parcel, goods }), postcode))]
    }),
  )
}

/** Of what the goods are is asked only where a courier minds. */
async function getRestrictedGoods(
  shop: PublicShop,
  productIds: number[],
  tariffs: DeliveryTariff[],
): Promise<GoodsList> {
  return hasRestrictions(tariffs) ? parcelGoods(shop, productIds) : { products: productIds, categories: [] }
}

function hasRestrictions(tariffs: DeliveryTariff[]): boolean {
  return tariffs.some(({ refuses, needs }) =>
    [refuses, needs].some(({ products, categories }) => products.length + categories.length > 0),
  )
}

/**
 * What the merchant's own texts may say of sending, by place, so that they follow the settings: {delivery.orderBy}, until when an order of a
 * working day leaves that day ('15:00'), and {delivery.freeFrom}, the lowest value of goods from which some way is free ('200,00 zł'); that
 * one is missing where none is ever free.
 */
export async function deliveryPlaceholders(shop: PublicShop): Promise<Record<string, string>> {
  const tariffs = tariffsInCurrency(shop.currency, await getTariffs(shop, [shop.settings.get(countrySetting)]))
  const thresholds = tariffs.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    'delivery.orderBy': orderBy(shop.settings),
    ...(thresholds.length > 0 && { 'delivery.freeFrom': formatMoney(Math.min(...thresholds), shop.currency.format) }),
  }
}

/** Couriers carry from Monday to Friday. */
const courierWeekdays = [1, 2, 3, 4, 5]

const maxCachedArrivals = 1_000
const cachedArrivals = new Map<string, Arrival | null>()

/**
 * When a parcel that leaves then is there at the latest, by the days that ways take; those of which nobody knows are missing. Counted
 * once a day for all parcels that leave together.
 */
export async function getArrivals(
  shop: PublicShop,
  leaves: Pick<ShippingTime, 'day'>,
  ways: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, Arrival>> {
  const year = warsawYear(shop.now)
  const courier = { weekdays: courierWeekdays, closedDays: publicHolidays([year, year + 1]) }
  const found = new Map<number, Arrival>()
  for (const { daysTo } of ways) {
    const there = cachedArrival(shop, leaves, courier, daysTo)
    if (there) found.set(daysTo, there)
  }
  return found
}

function cachedArrival(
  { now }: PublicShop,
  leaves: Pick<ShippingTime, 'day'>,
  courier: WorkingDays,
  daysOnTheWay: number,
) {
  const key = `${warsawDay(now)} ${leaves.day} ${daysOnTheWay}`
  const before = cachedArrivals.get(key)
  if (before !== undefined) return before
  if (cachedArrivals.size >= maxCachedArrivals) cachedArrivals.clear()
  const there = arrival(leaves, courier, daysOnTheWay, now)
  cachedArrivals.set(key, there)
  return there
}
