import { type ClockTime, formatClockTime } from './clock.ts'
import { type DayNumber, formatDayNumber, utcDate } from './day-number.ts'

const minute = 60 * 1000
/** Of summer and winter time in Poland, in minutes. */
const offsets = [120, 60]
let wallClock: Intl.DateTimeFormat | undefined

/**
 * Returns the moments at which clocks in Poland show that time on that day: one; none in the hour that summer time skips; two, the
 * earlier one first, in the hour that is repeated in autumn.
 */
export function warsawMoments(day: DayNumber, time: ClockTime): Date[] {
  const utc = utcDate(day).getTime() + (time.hour * 60 + time.minute) * minute
  const wanted = `${formatDayNumber(day)} ${formatClockTime(time)}`
  return offsets.map((offset) => new Date(utc - offset * minute)).filter((moment) => wallClockAt(moment) === wanted)
}

function wallClockAt(moment: Date): string {
  wallClock ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' })
  return wallClock.format(moment)
}
