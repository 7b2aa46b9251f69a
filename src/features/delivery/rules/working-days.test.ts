import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendar, everyDay } from '../../../../test/despatch.ts'
import { workingDay } from './working-days.ts'

test.each([
  ['a working day is its own', '2026-11-18', 0, '2026-11-18'],
  ['a Saturday waits for Monday', '2026-11-21', 0, '2026-11-23'],
  ['two days later than a Monday', '2026-11-16', 2, '2026-11-18'],
  ['three days later than a Thursday, over the weekend', '2026-11-19', 3, '2026-11-24'],
  ['one day later than a Saturday counts from Monday', '2026-11-21', 1, '2026-11-24'],
  ['five days later than 22 December, over Christmas and New Year', '2026-12-22', 5, '2026-12-31'],
  ['six, over Epiphany as well', '2026-12-30', 4, '2027-01-07'],
  ['over the end of February', '2028-02-28', 2, '2028-03-01'],
])('%s', (_, day, later, expected) => {
  expect(workingDay(calendar, day, later)).toBe(expected)
})

test('A9.20 B9.24 it is looked for through 100 days and no further', () => {
  const closed = (count: number) =>
    Array.from({ length: count }, (_, place) => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10))
  expect(workingDay({ ...everyDay, closedDays: closed(99) }, '2026-01-01')).toBe('2026-04-10')
  expect(workingDay({ ...everyDay, closedDays: closed(100) }, '2026-01-01')).toBeNull()
  expect(workingDay(everyDay, '2026-01-01', 99)).toBe('2026-04-10')
  expect(workingDay(everyDay, '2026-01-01', 100)).toBeNull()
  expect(workingDay({ ...everyDay, weekdays: [] }, '2026-01-01')).toBeNull()
})

test('of 60 working days, the longest delay that may be told, the last is always found', () => {
  const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      expect(workingDay(calendar, date.toISOString().slice(0, 10), 60)).not.toBeNull()
    }),
  )
})
