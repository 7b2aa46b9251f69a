import { type DayNumber, dayNumber } from './day-number.ts'
import { startOfWeek } from './week.ts'

/** Always six, so that the calendar keeps its height. */
const weeksPerPage = 6
export const yearsPerPage = 15

/** Returns the weeks that a page of a month shows, with days of the months before and after. */
export function weeksOfMonth(year: number, month: number): DayNumber[][] {
  const first = startOfWeek(dayNumber({ year, month, day: 1 }))
  return Array.from({ length: weeksPerPage }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => first + 7 * week + weekday),
  )
}

/** Returns the years of a page: seven before and seven after the one in the middle (B2.8). */
export function yearsAround(middle: number): number[] {
  return Array.from({ length: yearsPerPage }, (_, index) => middle - (yearsPerPage - 1) / 2 + index)
}
