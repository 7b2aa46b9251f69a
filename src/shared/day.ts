const long = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const warsawYearFormat = new Intl.DateTimeFormat('pl-PL', { year: 'numeric', timeZone: 'Europe/Warsaw' })

/** '2026-12-05' → '5 grudnia': a day as people say it. */
export function dayWords(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}

const warsawDate = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' })
const warsawTime = new Intl.DateTimeFormat('pl-PL', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Warsaw' })

/** A moment as Polish calendars and clocks tell it: '5 grudnia' and '14:30'. */
export function momentWords(moment: Date): { date: string; time: string } {
  return { date: warsawDate.format(moment), time: warsawTime.format(moment) }
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

/** The first moment of tomorrow in Poland. */
export function nextWarsawMidnight(now: Date): Date {
  return warsawMidnight(dayAfter(warsawDay(now), 1))
}

/** The first moment of a day in Poland. Clocks there are moved at two or three in the night, never at midnight. */
export function warsawMidnight(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * hour)
  return warsawDay(summer) === day ? summer : new Date(summer.getTime() + hour)
}

/** The day so many days later, or before when there are less than 0: 'YYYY-MM-DD'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}
