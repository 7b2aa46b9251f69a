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
