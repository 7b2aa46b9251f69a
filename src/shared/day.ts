const dayFormat = lazyFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const timeFormat = lazyFormat('pl-PL', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Warsaw' })

/** '2026-12-05' → '5 grudnia', with a no-break space. */
export function formatDay(day: string): string {
  return inOneLine(dayFormat(new Date(`${day}T00:00:00Z`)))
}

/** Returns a moment as Polish date and time: '5 grudnia' and '14:30'. */
export function formatMoment(moment: Date): { date: string; time: string } {
  return { date: formatDay(warsawDay(moment)), time: timeFormat(moment) }
}

/** Returns the year in Poland at that moment. */
export function warsawYear(now: Date): number {
  return Number(warsawDay(now).slice(0, 4))
}

/** Returns the day in Poland at that moment: 'YYYY-MM-DD'. */
export const warsawDay = lazyFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Warsaw' })

/** A day and its month are not broken apart. */
function inOneLine(day: string): string {
  return day.replace(' ', '\u00a0')
}

/** Created on first use: each costs a phone 50 ms, and most pages show no time. */
function lazyFormat(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format.format(moment)
  }
}

const hour = 60 * 60 * 1000

/** Returns the first moment of tomorrow in Poland. */
export function nextWarsawMidnight(now: Date): Date {
  return warsawMidnight(addDays(warsawDay(now), 1))
}

/** Returns the first moment of a day in Poland. Clocks there change at two or three in the night, never at midnight. */
export function warsawMidnight(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * hour)
  return warsawDay(summer) === day ? summer : new Date(summer.getTime() + hour)
}

/** Returns the day so many days later, or earlier when negative: 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

const longDayFormat = lazyFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })

/** Returns the day in Poland at that moment, with its year: '5 grudnia 2026'. */
export function formatLongDay(moment: Date): string {
  return inOneLine(longDayFormat(moment))
}

/** Returns '5 grudnia'; '5 grudnia 2027' in another year; '5 grudnia o 14:30' unless it is midnight in Poland. */
export function momentInWords(moment: Date, now: Date): string {
  return isMidnight(moment) ? dayInWords(moment, now) : `${dayInWords(moment, now)} o\u00a0${formatMoment(moment).time}`
}

/** The same for an end: what ends at midnight is valid until the day before. */
export function untilInWords(moment: Date, now: Date): string {
  return isMidnight(moment) ? dayInWords(new Date(moment.getTime() - 1), now) : momentInWords(moment, now)
}

const mostDaysWithoutYear = 300

/** Returns the last day of what ends at midnight, in digits: '30.11'; null for an end within a day, and for one so late that a year is needed. */
export function lastDayInDigits(end: Date, now: Date): string | null {
  if (!isMidnight(end) || end.getTime() > now.getTime() + mostDaysWithoutYear * 24 * 60 * 60 * 1000) return null
  const [, month, day] = warsawDay(new Date(end.getTime() - 1)).split('-')
  return `${Number(day)}.${month}`
}

/** Returns '5 grudnia'; '5 grudnia 2027' in another year. */
export function dayInWords(moment: Date, now: Date): string {
  const year = warsawYear(moment)
  const { date } = formatMoment(moment)
  return year === warsawYear(now) ? date : `${date} ${year}`
}

function isMidnight(moment: Date): boolean {
  return warsawMidnight(warsawDay(moment)).getTime() === moment.getTime()
}
