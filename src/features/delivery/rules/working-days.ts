import { Temporal } from 'temporal-polyfill'

/** On which days somebody works: the shop itself, or one of its suppliers. */
export interface WorkingDays {
  /** ISO weekdays: 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  /** 'YYYY-MM-DD': public holidays, and whatever else it is closed on. */
  closedDays: readonly string[]
}

/** How far a working day is looked for (A9.20). */
const daysToSearch = 100

/**
 * The first working day on `day` or after it, or the one that comes so many working days `later`; days are 'YYYY-MM-DD'. Null when
 * 100 days do not hold that many (A9.20).
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

/** How many working days lie behind the day `from`, up to the day `until` and with it. */
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
