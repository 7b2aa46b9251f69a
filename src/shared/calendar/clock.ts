export type TimeMode = 12 | 24

export interface ClockTime {
  /** 0–23 in either mode. */
  hour: number
  minute: number
}

export const hoursPerDay = 24
export const minutesPerHour = 60

/** Returns the hour as a 12- or 24-hour clock shows it: 0 is 12 in the morning, 13 is 1 in the afternoon (B4.7). */
export function shownHour(hour: number, mode: TimeMode): number {
  return mode === 24 ? hour : hour % 12 || 12
}

/**
 * Returns the hour (0–23) of what was typed, else null. On a 12-hour clock 1–12 stay in the current half of the day; 13–23 are in the
 * afternoon, and 0 is 12 in the morning (B4.7).
 */
export function readHour(typed: string, mode: TimeMode, isAfternoon: boolean): number | null {
  const hour = readNumber(typed, hoursPerDay)
  if (hour === null || mode === 24 || hour === 0 || hour > 12) return hour
  return (hour % 12) + (isAfternoon ? 12 : 0)
}

/** Returns the minutes that were typed, 0–59, else null. */
export function readMinute(typed: string): number | null {
  return readNumber(typed, minutesPerHour)
}

/** Returns the same time in the other half of the day (B4.6). */
export function toggleHalfDay({ hour, minute }: ClockTime): ClockTime {
  return { hour: (hour + 12) % hoursPerDay, minute }
}

/** Returns the nearest multiple of a step below `count` (B3.17): with steps of 15, 20 is 15 and 59 is 45. */
export function nearestStep(value: number, step: number, count: number): number {
  return Math.min(Math.round(value / step), Math.ceil(count / step) - 1) * step
}

/** Returns the next multiple of a step above the value, or below it; after the last one comes 0. */
export function nextStep(value: number, step: number, count: number, direction: 1 | -1): number {
  const steps = Math.ceil(count / step)
  const next = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return ((next + steps) % steps) * step
}

/** '7' is '07'. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Returns the time as 'HH:MM', on a 24-hour clock. */
export function formatClockTime({ hour, minute }: ClockTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Returns the time that is written as 'HH:MM', else null. */
export function parseClockTime(text: string): ClockTime | null {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  const [hour, minute] = [readNumber(hours, hoursPerDay), readMinute(minutes)]
  return hour === null || minute === null ? null : { hour, minute }
}

function readNumber(typed: string, count: number): number | null {
  const text = typed.trim()
  return /^\d{1,2}$/.test(text) && Number(text) < count ? Number(text) : null
}
