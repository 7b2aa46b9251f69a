import { formatMoment, warsawDay, warsawMidnight, warsawYear } from './day.ts'

/** Returns '5 grudnia'; '5 grudnia 2027' in another year; '5 grudnia o 14:30' unless it is midnight in Poland. */
export function momentInWords(moment: Date, now: Date): string {
  return isMidnight(moment) ? dayOf(moment, now) : `${dayOf(moment, now)} o\u00a0${formatMoment(moment).time}`
}

/** The same for an end: what ends at midnight is valid until the day before. */
export function untilInWords(moment: Date, now: Date): string {
  return isMidnight(moment) ? dayOf(new Date(moment.getTime() - 1), now) : momentInWords(moment, now)
}

function dayOf(moment: Date, now: Date): string {
  const year = warsawYear(moment)
  const { date } = formatMoment(moment)
  return year === warsawYear(now) ? date : `${date} ${year}`
}

function isMidnight(moment: Date): boolean {
  return warsawMidnight(warsawDay(moment)).getTime() === moment.getTime()
}
