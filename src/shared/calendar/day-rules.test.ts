import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayNumber, formatDayNumber, parseDayNumber } from './day-number.ts'
import { checkDay, compileDayRules, type DayRuleSettings } from './day-rules.ts'

test.each<[string, string, DayRuleSettings, string]>([
  ['B3.8 B9.8 before 1970', '1969-12-31', {}, 'too_early'],
  ['B3.8 B9.8 before 1970, whatever minimum is set', '1969-12-31', { minimum: '1900-01-01' }, 'too_early'],
  ['B3.8 B9.8 after 2470', '2471-01-01', {}, 'too_late'],
  ['B3.8 before the minimum', '2026-12-04', { minimum: '2026-12-05' }, 'too_early'],
  ['B3.8 after the maximum', '2026-12-06', { maximum: '2026-12-05' }, 'too_late'],
  ['B3.11 on a disabled weekday', '2026-12-07', { disabledWeekdays: [1] }, 'weekday'],
  ['B3.11 on a weekend', '2026-12-06', { disabledWeekdays: [6, 7] }, 'weekday'],
  ['B3.12 in a disabled range', '2026-12-05', { disabledRanges: [{ from: '2026-12-01', to: '2026-12-05' }] }, 'range'],
  [
    'B3.12 outside of enabled ranges',
    '2026-12-06',
    { enabledRanges: [{ from: '2026-12-01', to: '2026-12-05' }] },
    'range',
  ],
  [
    'B3.13 on a holiday of the shop',
    '2026-12-07',
    { holidays: { '2026-12-07': '' }, disableHolidays: true },
    'holiday',
  ],
  ['B3.13 on Easter Monday', '2027-03-29', { publicHolidays: true, disableHolidays: true }, 'holiday'],
  ['not a day', '2027-02-29', {}, 'not_a_day'],
])('refused: %s', (_what, day, settings, problem) => {
  expect(checkDay(day, settings)).toEqual({ ok: false, problem })
})

test.each<[string, string, DayRuleSettings]>([
  ['B3.8 B9.8 the first day', '1970-01-01', {}],
  ['B3.8 B9.8 the last day', '2470-12-31', { maximum: '9999-12-31' }],
  ['B3.8 the minimum and the maximum', '2026-12-05', { minimum: '2026-12-05', maximum: '2026-12-05' }],
  ['B3.11 the day after the weekend', '2026-12-07', { disabledWeekdays: [6, 7] }],
  ['B3.12 beside a disabled range', '2026-12-06', { disabledRanges: [{ from: '2026-12-01', to: '2026-12-05' }] }],
  ['B3.12 the end of an enabled range', '2026-12-05', { enabledRanges: [{ from: '2026-12-01', to: '2026-12-05' }] }],
  ['B3.13 a holiday that is only marked', '2027-03-29', { publicHolidays: true }],
])('accepted: %s', (_what, day, settings) => {
  expect(checkDay(day, settings)).toEqual({ ok: true, value: parseDayNumber(day) })
})

test('B3.13 holidays of the shop and of the law have their names', () => {
  const rules = compileDayRules({ publicHolidays: true, holidays: { '2026-12-06': 'Mikołajki' } })
  const nameOf = (day: string) => rules.holiday(parseDayNumber(day) as DayNumber)
  expect(['2026-12-06', '2026-12-25', '2470-11-11', '2026-12-07'].map(nameOf)).toEqual(['Mikołajki', '', '', null])
})

test('B3.12 a day is refused exactly when a disabled range or no enabled one contains it', () => {
  const days = fc.integer({ min: 20_000, max: 20_060 })
  const range = fc.tuple(days, days).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
  const asText = ({ from, to }: { from: DayNumber; to: DayNumber }) => ({
    from: formatDayNumber(from),
    to: formatDayNumber(to),
  })
  fc.assert(
    fc.property(fc.array(range), fc.array(range), days, (disabled, enabled, day) => {
      const { refusal } = compileDayRules({
        disabledRanges: disabled.map(asText),
        enabledRanges: enabled.map(asText),
      })
      const within = ({ from, to }: { from: DayNumber; to: DayNumber }) => day >= from && day <= to
      expect(refusal(day) === null).toBe(!disabled.some(within) && enabled.some(within))
    }),
  )
})
