import { utcDate } from '#shared/calendar/day-number.ts'
import { checkDay, type DayRuleSettings } from '#shared/calendar/day-rules.ts'
import { addDays } from '#shared/day.ts'

/** Which days a merchant offers, counted from today, so that they never lie in the past. */
export interface OfferedDays {
  /** Days from today: the first and the last that can be chosen. */
  from: number
  until: number
  /** By ISO 8601: 1 is Monday. */
  weekdays: number[]
  /** Not on the days free from work by law. */
  notOnHolidays: boolean
  /** Shown behind the day: '10:00–13:00'. */
  hours: string
}

/** The days that can be chosen today. */
export interface ConfiguredDays {
  rules: DayRuleSettings
  hours: string
}

/** Returns the offered days as dates; `today` is the day in Poland. */
export function configuredDays(offered: OfferedDays, today: string): ConfiguredDays {
  const { from, until, weekdays, notOnHolidays, hours } = offered
  return {
    rules: {
      minimum: addDays(today, from),
      maximum: addDays(today, until),
      disabledWeekdays: [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !weekdays.includes(weekday)),
      publicHolidays: notOnHolidays,
      disableHolidays: notOnHolidays,
    },
    hours,
  }
}

/** Returns a chosen day in words, 'sobota, 5 grudnia 2026, 10:00–13:00'; null when it cannot be chosen. */
export function checkConfiguredDay(day: string, { rules, hours }: ConfiguredDays): string | null {
  const checked = checkDay(day, rules)
  if (!checked.ok) return null
  const words = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'full', timeZone: 'UTC' }).format(utcDate(checked.value))
  return [words, hours].filter(Boolean).join(', ')
}
