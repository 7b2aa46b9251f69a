import { Temporal } from 'temporal-polyfill'
import { dayAfter, warsawDay } from '#shared/day.ts'
import { type WorkingDays, workingDay } from './working-days.ts'

/** The shop's own working days: on these parcels leave. */
export interface DespatchCalendar extends WorkingDays {
  /** By ISO weekday, 'HH:MM': until when an order leaves on the same day. Null: at any hour. */
  deadlines: Readonly<Record<number, string | null>>
  /** A deadline that is nearer than this counts as passed (A5.4), so that a shopper has time to finish what he was promised. */
  hoursBeforeOrderBy: number
}

const zone = 'Europe/Warsaw'

/** When parcels of that day leave: at the deadline of its orders, or else at the end of the day. */
export function despatchMoment(calendar: DespatchCalendar, day: string): Date {
  const date = Temporal.PlainDate.from(day)
  const deadline = calendar.deadlines[date.dayOfWeek]
  return deadline ? toDate(date.toZonedDateTime({ timeZone: zone, plainTime: deadline })) : endOf(day)
}

/** The last moment at which an order is promised to leave that day: exactly 3 hours before the deadline still is (A5.4). */
export function lastOrderMoment(calendar: DespatchCalendar, day: string): Date {
  const hours = deadlineOf(calendar, day) === null ? 0 : calendar.hoursBeforeOrderBy
  return new Date(despatchMoment(calendar, day).getTime() - hours * 60 * 60 * 1000)
}

/** 'HH:MM', or null when orders of that day leave at any hour. */
export function deadlineOf(calendar: DespatchCalendar, day: string): string | null {
  return calendar.deadlines[Temporal.PlainDate.from(day).dayOfWeek] ?? null
}

/** The day on which an order of `now` leaves when nothing has to be waited for; null when there is none within 100 days. */
export function firstDespatchDay(calendar: DespatchCalendar, now: Date): string | null {
  let day = warsawDay(now)
  while (now > lastOrderMoment(calendar, day)) day = dayAfter(day, 1)
  return workingDay(calendar, day)
}

function endOf(day: string): Date {
  return toDate(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone))
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}
