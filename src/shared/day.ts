const dayFormat = lazyFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const timeFormat = lazyFormat('pl-PL', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Warsaw' })

/** '2026-12-05' → '5 grudnia': a day as people say it. */
export function formatDay(day: string): string {
  return dayFormat(new Date(`${day}T00:00:00Z`))
}

/** A moment as Polish calendars and clocks tell it: '5 grudnia' and '14:30'. */
export function formatMoment(moment: Date): { date: string; time: string } {
  return { date: formatDay(warsawDay(moment)), time: timeFormat(moment) }
}

/** The year that Polish calendars show at that moment. */
export function warsawYear(now: Date): number {
  return Number(warsawDay(now).slice(0, 4))
}

/** The day that Polish calendars show at that moment: 'YYYY-MM-DD'. */
export const warsawDay = lazyFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Warsaw' })

/** Is made when it is first needed: a phone takes 50 ms for each, and most pages tell no moment. */
function lazyFormat(locale: string, look: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, look)
    return made.format(moment)
  }
}

const hour = 60 * 60 * 1000

/** The first moment of tomorrow in Poland. */
export function nextWarsawMidnight(now: Date): Date {
  return warsawMidnight(addDays(warsawDay(now), 1))
}

/** The first moment of a day in Poland. Clocks there are moved at two or three in the night, never at midnight. */
export function warsawMidnight(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * hour)
  return warsawDay(summer) === day ? summer : new Date(summer.getTime() + hour)
}

/** The day so many days later, or before when there are less than 0: 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

const longFormat = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })

/** The day that Polish calendars show at that moment, with its year: '5 grudnia 2026'. */
export function formatLongDay(moment: Date): string {
  return longFormat.format(moment)
}
