import { publicHolidays } from '#platform/public-holidays.ts'
import { warsawDay, warsawYear } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import { type Arrival, arrival } from '../rules/arrival.ts'
import type { DeliveryOption } from '../rules/delivery-options.ts'
import type { ShippingTime } from '../rules/shipping-time.ts'
import type { WorkingDays } from '../rules/working-days.ts'

/** Couriers carry from Monday to Friday. */
const weekdays = [1, 2, 3, 4, 5]

const mostKept = 1_000
const kept = new Map<string, Arrival | null>()

/**
 * When a parcel that leaves then is there at the latest, by the days that ways take; those of which nobody knows are missing. Counted
 * once a day for all parcels that leave together.
 */
export async function arrivals(
  shop: PublicShop,
  leaves: Pick<ShippingTime, 'day'>,
  ways: Pick<DeliveryOption, 'daysTo'>[],
): Promise<Map<number, Arrival>> {
  const year = warsawYear(shop.now)
  const courier = { weekdays, closedDays: await publicHolidays([year, year + 1]) }
  const found = new Map<number, Arrival>()
  for (const { daysTo } of ways) {
    const there = keptArrival(shop, leaves, courier, daysTo)
    if (there) found.set(daysTo, there)
  }
  return found
}

function keptArrival(
  { now }: PublicShop,
  leaves: Pick<ShippingTime, 'day'>,
  courier: WorkingDays,
  daysOnTheWay: number,
) {
  const key = `${warsawDay(now)} ${leaves.day} ${daysOnTheWay}`
  const before = kept.get(key)
  if (before !== undefined) return before
  if (kept.size >= mostKept) kept.clear()
  const there = arrival(leaves, courier, daysOnTheWay, now)
  kept.set(key, there)
  return there
}
