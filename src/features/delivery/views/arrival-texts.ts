import { addDays, warsawDay } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import { arrivalText } from '../rules/arrival.ts'
import type { DeliveryOption } from '../rules/delivery-options.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'
import { getArrivals } from './delivery-options.ts'
import { type OrderedSize, orderShippingTime } from './shipping-promises.ts'

/** The latest day of arrival as text, by the longest transit time (`daysTo`); nothing where the day of despatch is unknown. */
export async function arrivalTexts(
  shop: PublicShop,
  sizes: OrderedSize[],
  options: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, string>> {
  const time = options.length > 0 ? await orderShippingTime(shop, sizes) : null
  return arrivalTextsFrom(shop, time === 'unknown' ? null : time, options)
}

/** The latest day of arrival of an order that is so many working days on the way, 'YYYY-MM-DD'; null where the day of despatch is unknown. */
export async function getArrivalDay(shop: PublicShop, sizes: OrderedSize[], daysTo: number): Promise<string | null> {
  const time = await orderShippingTime(shop, sizes)
  if (time === null || time === 'unknown') return null
  const arrival = (await getArrivals(shop, time, [{ daysTo }])).get(daysTo)
  return arrival ? addDays(warsawDay(shop.now), arrival.days) : null
}

/** The texts for goods whose day of despatch is known; null: it is not. */
export async function arrivalTextsFrom(
  shop: PublicShop,
  leaves: Pick<ShippingTime, 'day'> | null,
  options: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, string>> {
  if (!leaves) return new Map()
  const arrivals = await getArrivals(shop, leaves, options)
  return new Map([...arrivals].map(([days, arrival]) => [days, arrivalText(arrival, shop.now, shop.textOverrides)]))
}
