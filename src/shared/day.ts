const long = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const warsawYearFormat = new Intl.DateTimeFormat('pl-PL', { year: 'numeric', timeZone: 'Europe/Warsaw' })

/** '2026-12-05' → '5 grudnia': a day as people say it. */
export function dayWords(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}

/** The year that Polish calendars show at that moment. */
export function warsawYear(now: Date): number {
  return Number(warsawYearFormat.format(now))
}

const warsawDayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Warsaw' })

/** The day that Polish calendars show at that moment: 'YYYY-MM-DD'. */
export function warsawDay(now: Date): string {
  return warsawDayFormat.format(now)
}

const hour = 60 * 60 * 1000

/** The first moment of tomorrow in Poland. Clocks there are moved at two or three in the night, never at midnight. */
export function nextWarsawMidnight(now: Date): Date {
  const today = warsawDay(now)
  const tomorrow = Date.parse(`${today}T00:00:00Z`) + 24 * hour
  const summer = new Date(tomorrow - 2 * hour)
  return warsawDay(summer) > today ? summer : new Date(tomorrow - hour)
}
