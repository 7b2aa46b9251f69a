import { Temporal } from 'temporal-polyfill'
import { addDays, warsawDay } from '#shared/day.ts'

/** The shop's own working days, on which parcels leave. */
export interface DespatchCalendar extends WorkingDays {
  /** By ISO weekday, 'HH:MM': until when an order leaves on the same day. Null: at any hour. */
  deadlines: Readonly<Record<number, string | null>>
  /** A deadline that is nearer than this counts as passed (A5.4), so that the visitor has time to finish the order. */
  hoursBeforeOrderBy: number
}

const zone = 'Europe/Warsaw'

/** When parcels of that day leave: at the deadline of its orders, or else at the end of the day. */
export function despatchMoment(calendar: DespatchCalendar, day: string): Date {
  const date = Temporal.PlainDate.from(day)
  const deadline = calendar.deadlines[date.dayOfWeek]
  return deadline ? toDate(date.toZonedDateTime({ timeZone: zone, plainTime: deadline })) : endOf(day)
}

/** The last moment at which an order is promised to leave that day: exactly 3 hours before the deadline still counts (A5.4). */
export function lastOrderMoment(calendar: DespatchCalendar, day: string): Date {
  const hours = deadlineOf(calendar, day) === null ? 0 : calendar.hoursBeforeOrderBy
  return new Date(despatchMoment(calendar, day).getTime() - hours * 60 * 60 * 1000)
}

/** 'HH:MM', or null when orders of that day leave at any hour. */
export function deadlineOf(calendar: DespatchCalendar, day: string): string | null {
  return calendar.deadlines[Temporal.PlainDate.from(day).dayOfWeek] ?? null
}

/** The day on which an order placed now leaves when all goods are ready; null when there is none within 100 days. */
export function firstDespatchDay(calendar: DespatchCalendar, now: Date): string | null {
  let day = warsawDay(now)
  while (now > lastOrderMoment(calendar, day)) day = addDays(day, 1)
  return workingDay(calendar, day)
}

function endOf(day: string): Date {
  return toDate(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone))
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}

/** The working days of the shop itself or of one of its suppliers. */
export interface WorkingDays {
  /** ISO weekdays: 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  /** 'YYYY-MM-DD': public holidays and other closed days. */
  closedDays: readonly string[]
}

/** How far ahead a working day is searched for (A9.20). */
const daysToSearch = 100

/**
 * The first working day on or after `day`, or the one so many working days `later`; days are 'YYYY-MM-DD'. Null when it is not within 100 days
 * (A9.20).
 */
export function workingDay(calendar: WorkingDays, day: string, later = 0): string | null {
  let date = Temporal.PlainDate.from(day)
  let missing = later
  for (let searched = 0; searched < daysToSearch; searched += 1) {
    const open = isOpen(calendar, date)
    if (open && missing === 0) return date.toString()
    if (open) missing -= 1
    date = date.add({ days: 1 })
  }
  return null
}

/** The number of working days after `from`, up to and including `until`. */
export function workingDaysUntil(calendar: WorkingDays, from: string, until: string): number {
  const last = Temporal.PlainDate.from(until)
  let count = 0
  for (let date = Temporal.PlainDate.from(from).add({ days: 1 }); isUpTo(date, last); date = date.add({ days: 1 }))
    if (isOpen(calendar, date)) count += 1
  return count
}

function isUpTo(date: Temporal.PlainDate, last: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, last) <= 0
}

function isOpen({ weekdays, closedDays }: WorkingDays, date: Temporal.PlainDate): boolean {
  return weekdays.includes(date.dayOfWeek) && !closedDays.includes(date.toString())
}
