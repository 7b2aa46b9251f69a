import { warsawDay, warsawYear } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import type { PublicShop } from '#shop'
import { getParcelGoods, getParcelGoodsByProduct, getTariffs } from '../queries/tariffs.ts'
import { type Arrival, arrival } from '../rules/arrival.ts'
import {
  availableOptions,
  type DeliveryOption,
  optionsForPostcode,
  possibleOptions,
} from '../rules/delivery-options.ts'
import { type DeliveryTariff, type GoodsList, tariffsInCurrency } from '../rules/delivery-tariff.ts'
import type { WorkingDays } from '../rules/despatch-calendar.ts'
import { defaultDestination } from '../rules/destination.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'
import { orderBy } from '../settings.ts'

/** A shipment: value in minor units of the shop's currency, weight in grams. */
export interface ShipmentContents {
  goodsGross: number
  weight: number
  productIds: number[]
  /** A promotion pays for it. */
  isPaidFor?: boolean
}

/**
 * The delivery options for this shipment to these countries (two letters each), with costs in the shop's currency, in the shop's order, and with the
 * costs at other postcodes; empty when no courier delivers it there.
 */
export async function deliveryOptions(
  shop: PublicShop,
  { productIds, ...parcel }: ShipmentContents,
  countries: string[],
): Promise<DeliveryOption[]> {
  const tariffs = await getTariffs(shop, countries)
  const goods = await getRestrictedGoods(shop, productIds, tariffs)
  return availableOptions(tariffsInCurrency(shop.currency, tariffs), { ...parcel, goods })
}

/**
 * The options to one destination for several parcels with the same goods, with the costs at that postcode, including those with a minimum value that
 * is not reached yet (`minimumReached`).
 */
export async function getDeliveryOptions(
  shop: PublicShop,
  { country, postcode }: Destination,
  productIds: number[],
  parcels: Omit<ShipmentContents, 'productIds'>[],
): Promise<DeliveryOption[][]> {
  const tariffsInBase = await getTariffs(shop, [country])
  const tariffs = tariffsInCurrency(shop.currency, tariffsInBase)
  const goods = await getRestrictedGoods(shop, productIds, tariffsInBase)
  return parcels.map((parcel) => optionsForPostcode(possibleOptions(tariffs, { ...parcel, goods }), postcode))
}

/** The same for parcels with one product each, by product; two queries, however many there are. */
export async function getDeliveryOptionsByProduct(
  shop: PublicShop,
  { country, postcode }: Destination,
  parcels: Map<number, Omit<ShipmentContents, 'productIds'>[]>,
): Promise<Map<number, DeliveryOption[][]>> {
  const tariffsInBase = await getTariffs(shop, [country])
  const tariffs = tariffsInCurrency(shop.currency, tariffsInBase)
  const ids = [...parcels.keys()]
  const known = hasRestrictions(tariffsInBase) ? await getParcelGoodsByProduct(shop, ids) : new Map<number, GoodsList>()
  return new Map(
    [...parcels].map(([id, own]) => {
      const goods = known.get(id) ?? { products: [id], categories: [] }
      return [id, own.map((parcel) => optionsForPostcode(possibleOptions(tariffs, { ...parcel, goods }), postcode))]
    }),
  )
}

/** The contents matter only when some courier restricts them. */
async function getRestrictedGoods(
  shop: PublicShop,
  productIds: number[],
  tariffs: DeliveryTariff[],
): Promise<GoodsList> {
  return hasRestrictions(tariffs) ? getParcelGoods(shop, productIds) : { products: productIds, categories: [] }
}

function hasRestrictions(tariffs: DeliveryTariff[]): boolean {
  return tariffs.some(({ refuses, needs }) =>
    [refuses, needs].some(({ products, categories }) => products.length + categories.length > 0),
  )
}

/**
 * Placeholders of the merchant's texts, by name, so that these follow the settings: {delivery.orderBy}, until when an order on a working day leaves
 * that day ('15:00'), and {delivery.freeFrom}, the lowest value of goods from which some option is free ('200,00 zł'); missing when none ever is.
 */
export async function deliveryPlaceholders(shop: PublicShop): Promise<Record<string, string>> {
  const tariffs = tariffsInCurrency(shop.currency, await getTariffs(shop, [defaultDestination(shop.settings).country]))
  const thresholds = tariffs.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    'delivery.orderBy': orderBy(shop.settings),
    ...(thresholds.length > 0 && { 'delivery.freeFrom': formatMoney(Math.min(...thresholds), shop.currency.format) }),
  }
}

/** Couriers deliver from Monday to Friday. */
const courierWeekdays = [1, 2, 3, 4, 5]

const maxCachedArrivals = 1_000
const cachedArrivals = new Map<string, Arrival | null>()

/**
 * When a parcel arrives at the latest, by the `daysTo` of the options; unknown ones are missing. Cached for a day for all parcels that leave
 * together.
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
    const arrivesAt = cachedArrival(shop, leaves, courier, daysTo)
    if (arrivesAt) found.set(daysTo, arrivesAt)
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
  const arrivesAt = arrival(leaves, courier, daysOnTheWay, now)
  cachedArrivals.set(key, arrivesAt)
  return arrivesAt
}
