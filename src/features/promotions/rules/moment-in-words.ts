import { momentWords, warsawDay, warsawMidnight, warsawYear } from '#shared/day.ts'

/** '5 grudnia', '5 grudnia 2027' of another year, '5 grudnia o 14:30' when it is no midnight in Poland. */
export function momentInWords(moment: Date, now: Date): string {
  const { date, time } = momentWords(moment)
  const year = warsawYear(moment)
  const day = year === warsawYear(now) ? date : `${date} ${year}`
  return isMidnight(moment) ? day : `${day} o\u00a0${time}`
}

/** Whether a day begins then in Poland. */
export function isMidnight(moment: Date): boolean {
  return warsawMidnight(warsawDay(moment)).getTime() === moment.getTime()
}
