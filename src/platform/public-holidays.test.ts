import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test('Christmas Eve is a holiday since 2025; flag day, Mother’s Day and Good Friday are not', async () => {
  expect(await publicHolidays([2024])).not.toContain('2024-12-24')
  expect((await publicHolidays([2026])).sort()).toEqual([
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

test('returns the holidays of several years, without duplicates', async () => {
  const days = await publicHolidays([2026, 2027])
  expect(days).toHaveLength(28)
  expect(await publicHolidays([2027, 2026])).toEqual(expect.arrayContaining(days))
})
