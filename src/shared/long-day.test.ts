import { expect, test } from 'vitest'
import { longDay } from './long-day.ts'

test.each([
  ['2026-12-05T12:00:00Z', '5 grudnia 2026'],
  ['2026-12-31T22:59:59Z', '31 grudnia 2026'],
  ['2026-12-31T23:00:00Z', '1 stycznia 2027'],
  ['2026-06-30T22:00:00Z', '1 lipca 2026'],
])('%s is the %s of calendars in Poland', (moment, day) => {
  expect(longDay(new Date(moment))).toBe(day)
})
