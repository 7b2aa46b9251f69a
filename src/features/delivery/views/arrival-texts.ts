import type { PublicShop } from '#shop'
import { arrivalText } from '../rules/arrival.ts'
import type { DeliveryOption } from '../rules/delivery-options.ts'
import { getArrivals } from './delivery-options.ts'
import { type OrderedSize, orderShippingTime } from './shipping-promises.ts'

/** The latest day of arrival as text, by the longest transit time (`daysTo`); nothing where the day of despatch is unknown. */
export async function arrivalTexts(
  shop: PublicShop,
  sizes: OrderedSize[],
  options: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, string>> {
  const time = options.length > 0 ? await orderShippingTime(shop, sizes) : null
  if (!time || time === 'unknown') return new Map()
  const arrivals = await getArrivals(shop, time, options)
  return new Map([...arrivals].map(([days, arrival]) => [days, arrivalText(arrival, shop.now, shop.textOverrides)]))
}
