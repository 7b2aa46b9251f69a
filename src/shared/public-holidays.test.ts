import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test('Christmas Eve is one since 2025; flag day, Mother’s Day and Good Friday are none', () => {
  expect(publicHolidays([2024])).not.toContain('2024-12-24')
  expect(publicHolidays([2026]).sort()).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-05-24',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ])
})

test('they are those of a library that follows the law', () => {
  const calendar = new Holidays('PL', { types: ['public'] })
  for (let year = 2020; year <= 2080; year += 1) {
    const days = calendar.getHolidays(year).map(({ date }) => date.slice(0, 10))
    expect(publicHolidays([year]).sort()).toEqual([...new Set(days)].sort())
  }
})
