import { Temporal } from 'temporal-polyfill'
import { warsawDay } from '#shared/day.ts'
import type { ShippingTime } from './shipping-time.ts'
import { type WorkingDays, workingDay, workingDaysUntil } from './working-days.ts'

/** When a parcel is there: the same numbers as of the day on which it leaves. */
export type Arrival = Pick<ShippingTime, 'today' | 'days' | 'weekDay' | 'weekAmount' | 'workingDays'>

/**
 * When a parcel that leaves then is there at the latest: so many of the courier's working days later. Null when 100 days do not hold
 * that many.
 */
export function arrival(
  leaves: Pick<ShippingTime, 'day'>,
  courier: WorkingDays,
  daysOnTheWay: number,
  now: Date,
): Arrival | null {
  const day = workingDay(courier, leaves.day, daysOnTheWay)
  if (!day) return null
  const today = warsawDay(now)
  const date = Temporal.PlainDate.from(day)
  const days = Temporal.PlainDate.from(today).until(date).days
  return {
    today: days === 0,
    days,
    weekDay: date.dayOfWeek,
    weekAmount: Math.floor(days / 7),
    workingDays: workingDaysUntil(courier, today, day),
  }
}
