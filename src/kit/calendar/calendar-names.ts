import { type DayNumber, dayNumber, utcDate } from '#shared/calendar/day-number.ts'

export interface CalendarNames {
  /** 'sobota, 5 grudnia 2026' */
  fullDay: (day: DayNumber) => string
  /** 'grudzień' */
  month: (month: number) => string
  /** From Monday on, long and short: 'sobota' and 'sob'. */
  weekdays: { long: string; short: string }[]
}

const monday = 4 // 1970-01-05

/** Returns the names of a language; `customWeekdays` replace the short ones (B3.19). */
export function calendarNames(language: string, customWeekdays: string[] = []): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: DayNumber) => format(utcDate(day))
  }
  const [long, short, month] = [
    format({ weekday: 'long' }),
    format({ weekday: 'short' }),
    format({ month: 'long' }),
  ] as const
  return {
    fullDay: format({ dateStyle: 'full' }),
    month: (number) => month(dayNumber({ year: 2026, month: number, day: 1 })),
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      long: long(monday + index),
      short: customWeekdays[index] ?? short(monday + index).replace(/\.$/, ''),
    })),
  }
}
