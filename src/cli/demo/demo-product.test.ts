import { expect, test } from 'vitest'
import { upcomingDates } from './demo-product.ts'

test.each([
  ['on a Monday', '2026-11-23T11:00:00Z', '2026-11-28', 'sobota, 28 listopada, 10:00–13:00'],
  ['three days before', '2026-11-25T11:00:00Z', '2026-11-28', 'sobota, 28 listopada, 10:00–13:00'],
  ['too late for this week', '2026-11-26T11:00:00Z', '2026-12-05', 'sobota, 5 grudnia, 10:00–13:00'],
  ['shortly before midnight in Poland', '2026-11-25T23:30:00Z', '2026-12-05', 'sobota, 5 grudnia, 10:00–13:00'],
])('%s: a workshop on Saturdays has its next date on %s', (_, now, key, label) => {
  const dates = upcomingDates({ weekday: 6, hours: '10:00–13:00' }, new Date(now))
  expect(dates[0]).toEqual({ key, label })
  expect(dates).toHaveLength(6)
})
