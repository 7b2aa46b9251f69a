/** A day of the calendar: the days since 1970-01-01, without time and time zone. */
export type DayNumber = number

export interface CalendarDate {
  year: number
  /** 1 is January. */
  month: number
  day: number
}

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Returns the number of a day. A month or a day outside its range counts into its neighbours: day 0 is the last of the month before. */
export function dayNumber({ year, month, day }: CalendarDate): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay
}

/** Returns year, month and day of a day number. */
export function calendarDate(day: DayNumber): CalendarDate {
  const date = utcDate(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Returns midnight of that day in UTC, for formats with `timeZone: 'UTC'`. */
export function utcDate(day: DayNumber): Date {
  return new Date(day * millisecondsPerDay)
}

/** Returns the day as yy-mm-dd, with the year in four digits (B9.12): '2026-12-05'. */
export function formatDayNumber(day: DayNumber): string {
  return utcDate(day).toISOString().slice(0, 10)
}

/** Returns the day that is written as yy-mm-dd, else null: there is no 2027-02-29. */
export function parseDayNumber(text: string): DayNumber | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const parsed = dayNumber({ year: Number(year), month: Number(month), day: Number(day) })
  return Number.isFinite(parsed) && formatDayNumber(parsed) === text ? parsed : null
}

/** Returns how many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return calendarDate(dayNumber({ year, month: month + 1, day: 0 })).day
}

/** Returns the same day so many months later, or the last day of a month that is too short. */
export function addMonths(from: DayNumber, months: number): DayNumber {
  const { year, month, day } = calendarDate(from)
  const first = calendarDate(dayNumber({ year, month: month + months, day: 1 }))
  return dayNumber({ ...first, day: Math.min(day, daysInMonth(first.year, first.month)) })
}
