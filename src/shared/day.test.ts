import { expect, test } from 'vitest'
import { addDays, formatDay, formatLongDay, lastDayInDigits, nextWarsawMidnight, warsawDay, warsawYear } from './day.ts'

test('formats a day in Polish', () => {
  expect(formatDay('2026-12-05')).toBe('5\u00a0grudnia')
})

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2027-01-01T00:30:00Z', 2027],
])('at %s it is %i in Poland', (moment, year) => {
  expect(warsawYear(new Date(moment))).toBe(year)
})

test.each([
  ['2026-11-21T11:00:00Z', '2026-11-21T23:00:00Z'],
  ['2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00Z'],
  ['2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z'],
  ['2026-07-31T22:30:00Z', '2026-08-01T22:00:00Z'],
  ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z'],
  ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
])('the day in Poland to which %s belongs ends at %s', (now, midnight) => {
  expect(nextWarsawMidnight(new Date(now))).toEqual(new Date(midnight))
})

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is in Poland on %s', (moment, day) => {
  expect(warsawDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-30', -30, '2026-02-28'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test.each([
  ['2026-12-05T12:00:00Z', '5\u00a0grudnia 2026'],
  ['2026-12-31T22:59:59Z', '31\u00a0grudnia 2026'],
  ['2026-12-31T23:00:00Z', '1\u00a0stycznia 2027'],
  ['2026-06-30T22:00:00Z', '1\u00a0lipca 2026'],
])('%s is the %s of calendars in Poland', (moment, day) => {
  expect(formatLongDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-12-02T23:00:00Z', '2.12'], // midnight in Poland
  ['2027-01-06T23:00:00Z', '6.01'],
  ['2026-11-30T12:00:00Z', null], // a part of its day is not reduced
  ['2027-11-30T23:00:00Z', null], // 30.11 would be the one of this year
])('what ends at %s is valid until %s', (end, day) => {
  expect(lastDayInDigits(new Date(end), new Date('2026-11-27T12:00:00Z'))).toBe(day)
})
