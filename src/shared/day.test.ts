import { expect, test } from 'vitest'
import { dayWords, warsawYear } from './day.ts'

test('a day as people say it', () => {
  expect(dayWords('2026-12-05')).toBe('5 grudnia')
})

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2027-01-01T00:30:00Z', 2027],
])('at %s it is %i in Poland', (moment, year) => {
  expect(warsawYear(new Date(moment))).toBe(year)
})
