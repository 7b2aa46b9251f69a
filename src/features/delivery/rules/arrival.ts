import { Temporal } from 'temporal-polyfill'
import { addDays, formatDay, warsawDay } from '#shared/day.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { deliveryOptionTexts, weekdayTexts } from '../texts.ts'
import { type WorkingDays, workingDay, workingDaysUntil } from './despatch-calendar.ts'
import type { ShippingTime } from './shipping-time.ts'

/** When a parcel arrives: the same fields as for the day of despatch. */
export type Arrival = Pick<ShippingTime, 'today' | 'days' | 'weekDay' | 'weekAmount' | 'workingDays'>

/** When a parcel arrives at the latest: so many of the courier's working days after the despatch. Null when it is not within 100 days. */
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

/** The text for the latest day of arrival: 'Dostawa najpóźniej w piątek 27 listopada'. */
export function arrivalText({ days }: Arrival, now: Date, textOverrides: TextOverrides): string {
  if (days === 0) return translate(deliveryOptionTexts.arrivesToday, {}, textOverrides)
  const day = weekdayAndDay(addDays(warsawDay(now), days), textOverrides)
  return translate(deliveryOptionTexts.arrives, day, textOverrides)
}

/** The values of a text about a day, 'YYYY-MM-DD': 'w piątek' and '27 listopada'. */
export function weekdayAndDay(day: string, textOverrides: TextOverrides): { weekday: string; day: string } {
  const text = weekdayTexts[Temporal.PlainDate.from(day).dayOfWeek - 1]
  return { weekday: text ? translate(text, {}, textOverrides) : '', day: formatDay(day) }
}
