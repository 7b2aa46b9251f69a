import { dayAfter, dayWords, warsawDay } from '#shared/day.ts'

/** When something is held: each week on that day (0 is Sunday), at these hours. */
export interface Dates {
  weekday: number
  hours: string
}

const soonest = 3 // days ahead
const howMany = 6

const weekdayName = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'UTC' })

/** The next dates of a workshop as choices of its product: 'sobota, 5 grudnia, 10:00–13:00'. */
export function comingDates({ weekday, hours }: Dates, now: Date): { key: string; label: string }[] {
  const first = dayAfter(warsawDay(now), soonest)
  const wait = (weekday - utc(first).getUTCDay() + 7) % 7
  return Array.from({ length: howMany }, (_, week) => {
    const day = dayAfter(first, wait + 7 * week)
    return { key: day, label: `${weekdayName.format(utc(day))}, ${dayWords(day)}, ${hours}` }
  })
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
