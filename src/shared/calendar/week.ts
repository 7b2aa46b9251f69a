import { calendarDate, type DayNumber, dayNumber } from './day-number.ts'

const thursday = 4

/** Returns the weekday by ISO 8601: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: DayNumber): number {
  return ((((day + thursday - 1) % 7) + 7) % 7) + 1 // 1970-01-01 is a Thursday
}

/** Returns the Monday of the day's week (B3.10). */
export function startOfWeek(day: DayNumber): DayNumber {
  return day - isoWeekday(day) + 1
}

/** Returns the number of the day's week by ISO 8601: week 1 has the year's first Thursday. */
export function isoWeek(day: DayNumber): number {
  const middle = startOfWeek(day) + thursday - 1
  const firstOfYear = dayNumber({ year: calendarDate(middle).year, month: 1, day: 1 })
  return Math.floor((middle - firstOfYear) / 7) + 1
}
