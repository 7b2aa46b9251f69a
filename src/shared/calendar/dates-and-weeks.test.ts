import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  addMonths,
  calendarDate,
  type DayNumber,
  dayNumber,
  daysInMonth,
  formatDayNumber,
  parseDayNumber,
} from './day-number.ts'
import { isoWeek, isoWeekday, startOfWeek } from './week.ts'

const last = parseDayNumber('2470-12-31') as DayNumber
const anyDay = fc.integer({ min: 0, max: last })

const temporalDay = (day: DayNumber) => Temporal.PlainDate.from('1970-01-01').add({ days: day })

test('every month of 500 years, leap days included, has the days that Temporal counts', () => {
  for (let year = 1970; year <= 2470; year++)
    for (let month = 1; month <= 12; month++) {
      const first = Temporal.PlainDate.from({ year, month, day: 1 })
      if (daysInMonth(year, month) !== first.daysInMonth) expect.fail(`${first} has ${first.daysInMonth} days`)
      if (formatDayNumber(dayNumber({ year, month, day: 1 })) !== String(first)) expect.fail(String(first))
    }
})

test('B3.10 B3.18 B9.12 every day of 500 years has the weekday and week of Temporal; weeks start on Monday', () => {
  let expected = Temporal.PlainDate.from('1970-01-01')
  for (let day = 0; day <= last; day++, expected = expected.add({ days: 1 }))
    if (isoWeekday(day) !== expected.dayOfWeek || isoWeek(day) !== expected.weekOfYear) expect.fail(String(expected))
  expect(isoWeekday(startOfWeek(20_000))).toBe(1)
}, 60_000)

test('B9.12 days are written and read as yy-mm-dd', () => {
  expect(formatDayNumber(dayNumber({ year: 2026, month: 12, day: 5 }))).toBe('2026-12-05')
  fc.assert(
    fc.property(anyDay, (day) => {
      const { year, month, day: ofMonth } = temporalDay(day)
      expect(calendarDate(day)).toEqual({ year, month, day: ofMonth })
      expect(formatDayNumber(day)).toBe(String(temporalDay(day)))
      expect(parseDayNumber(formatDayNumber(day))).toBe(day)
    }),
  )
})

test.each([
  '',
  '2027-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-12-05',
  '2026-12-5',
  '05.12.2026',
  '0026-12-05',
])('B9.12 %j is no day', (text) => expect(parseDayNumber(text)).toBeNull())

test('months are added as Temporal adds them: the last day of a month that is too short', () => {
  expect(formatDayNumber(addMonths(parseDayNumber('2028-01-31') as DayNumber, 1))).toBe('2028-02-29')
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -6_000, max: 6_000 }), (day, months) => {
      expect(formatDayNumber(addMonths(day, months)).slice(-10)).toBe(
        String(temporalDay(day).add({ months })).slice(-10),
      )
    }),
  )
})

test('startOfWeek is the Monday at or before any day, before 1970 too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700, max: last }), (day) => {
      expect(temporalDay(startOfWeek(day)).dayOfWeek).toBe(1)
      expect(day - startOfWeek(day)).toBeLessThan(7)
      expect(startOfWeek(day)).toBeLessThanOrEqual(day)
    }),
  )
})
