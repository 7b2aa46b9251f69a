import { publicHolidays } from '../public-holidays.ts'
import { done, type Result, refused } from '../result.ts'
import { calendarDate, type DayNumber, formatDayNumber, parseDayNumber } from './day-number.ts'
import { isoWeekday } from './week.ts'

/** From and to, both included: '2026-12-05'. */
export interface DayRange {
  from: string
  to: string
}

/** Which days may be chosen: plain data, the same in the browser and on the server. Days are written as yy-mm-dd. */
export interface DayRuleSettings {
  /** The first and the last day; never outside `firstCalendarDay` and `lastCalendarDay`. */
  minimum?: string
  maximum?: string
  /** By ISO 8601: 1 is Monday, [6, 7] is the weekend. */
  disabledWeekdays?: number[]
  disabledRanges?: DayRange[]
  /** If there are any, no other day is enabled. */
  enabledRanges?: DayRange[]
  /** Names of holidays by day. */
  holidays?: Record<string, string>
  /** The days free from work by Polish law are holidays too. */
  publicHolidays?: boolean
  disableHolidays?: boolean
}

/** Why a day cannot be chosen. */
export type DayRefusal = 'too_early' | 'too_late' | 'weekday' | 'holiday' | 'range'

export interface DayRules {
  minimum: DayNumber
  maximum: DayNumber
  /** Null: the day may be chosen. */
  refusal: (day: DayNumber) => DayRefusal | null
  /** The holiday's name, or '' for one without a name; null on other days. */
  holiday: (day: DayNumber) => string | null
}

/** The first and the last day of every calendar (B3.8). */
export const firstCalendarDay = '1970-01-01'
export const lastCalendarDay = '2470-12-31'

/** Returns the rules as functions of day numbers. Ranges that are no days are ignored, and so are bounds outside the calendar's. */
export function compileDayRules(settings: DayRuleSettings): DayRules {
  const { minimum, maximum } = dayBounds(settings)
  const disabled = compileRanges(settings.disabledRanges)
  const enabled = compileRanges(settings.enabledRanges)
  const weekdays = new Set(settings.disabledWeekdays)
  const holiday = compileHolidays(settings)
  return {
    minimum,
    maximum,
    holiday,
    refusal: (day) => {
      if (day < minimum) return 'too_early'
      if (day > maximum) return 'too_late'
      if (weekdays.has(isoWeekday(day))) return 'weekday'
      if (disabled.some(includes(day)) || (settings.enabledRanges && !enabled.some(includes(day)))) return 'range'
      return settings.disableHolidays && holiday(day) !== null ? 'holiday' : null
    },
  }
}

/** Checks a day that a form has sent by the rules of its calendar. */
export function checkDay(text: string, settings: DayRuleSettings): Result<DayNumber, DayRefusal | 'not_a_day'> {
  const day = parseDayNumber(text)
  if (day === null) return refused('not_a_day')
  const refusal = compileDayRules(settings).refusal(day)
  return refusal === null ? done(day) : refused(refusal)
}

function dayBounds({ minimum, maximum }: DayRuleSettings): { minimum: DayNumber; maximum: DayNumber } {
  const first = parseDayNumber(firstCalendarDay) as DayNumber
  const last = parseDayNumber(lastCalendarDay) as DayNumber
  return {
    minimum: Math.max(first, parseDayNumber(minimum ?? '') ?? first),
    maximum: Math.min(last, parseDayNumber(maximum ?? '') ?? last),
  }
}

interface NumberRange {
  from: DayNumber
  to: DayNumber
}

function compileRanges(ranges: DayRange[] = []): NumberRange[] {
  return ranges.flatMap((range) => {
    const [from, to] = [parseDayNumber(range.from), parseDayNumber(range.to)]
    return from === null || to === null ? [] : { from, to }
  })
}

function includes(day: DayNumber): (range: NumberRange) => boolean {
  return ({ from, to }) => from <= day && day <= to
}

/** The public holidays of a year are computed when a day of it is asked for. */
function compileHolidays({ holidays = {}, publicHolidays: hasPublic }: DayRuleSettings): DayRules['holiday'] {
  const named = new Map(Object.entries(holidays))
  const byYear = new Map<number, Set<string>>()
  const isPublic = (text: string, year: number) => {
    const days = byYear.get(year) ?? new Set(publicHolidays([year]))
    byYear.set(year, days)
    return days.has(text)
  }
  return (day) => {
    const text = formatDayNumber(day)
    return named.get(text) ?? (hasPublic && isPublic(text, calendarDate(day).year) ? '' : null)
  }
}
