import { publicHolidays } from '#platform/public-holidays.ts'
import { warsawYear } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import { type Arrival, arrival } from '../rules/arrival.ts'
import type { DeliveryOption } from '../rules/delivery-options.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'

/** Couriers carry from Monday to Friday. */
const weekdays = [1, 2, 3, 4, 5]

/** When a parcel that leaves then is there at the latest, by the days that ways take; those of which nobody knows are missing. */
export async function arrivals(
  shop: PublicShop,
  leaves: Pick<ShippingTime, 'day'>,
  ways: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, Arrival>> {
  const year = warsawYear(shop.now)
  const courier = { weekdays, closedDays: await publicHolidays([year, year + 1]) }
  return new Map(
    [...new Set(ways.map(({ daysTo }) => daysTo))].flatMap((days) => {
      const there = arrival(leaves, courier, days, shop.now)
      return there ? [[days, there] as const] : []
    }),
  )
}
