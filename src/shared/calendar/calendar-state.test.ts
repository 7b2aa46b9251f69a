import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarAction, type CalendarState, canPage, openCalendar, reduceCalendar } from './calendar-state.ts'
import { calendarDate, type DayNumber, formatDayNumber, parseDayNumber } from './day-number.ts'
import { compileDayRules, type DayRuleSettings } from './day-rules.ts'
import { moveFocus } from './move-focus.ts'
import { weeksOfMonth, yearsAround } from './pages.ts'

const day = (text: string) => parseDayNumber(text) as DayNumber

/** The state after these actions, from a calendar that opens at `today`. */
function after(today: string, actions: CalendarAction[], settings: DayRuleSettings = {}): CalendarState {
  const context = { mode: 'single' as const, rules: compileDayRules(settings) }
  const start = openCalendar([], day(today), context.rules)
  return actions.reduce((state, action) => reduceCalendar(state, action, context), start)
}

test('B2.6 the calendar opens with days and shows months and years', () => {
  expect(after('2026-11-24', []).view).toBe('days')
  expect(after('2026-11-24', [{ type: 'show', view: 'months' }]).view).toBe('months')
  expect(after('2026-11-24', [{ type: 'show', view: 'years' }]).view).toBe('years')
})

test('B2.7 picking a month or a year returns to the days of that month', () => {
  const month = after('2026-11-30', [
    { type: 'show', view: 'months' },
    { type: 'choose_month', month: 2 },
  ])
  expect([month.view, formatDayNumber(month.focused)]).toEqual(['days', '2026-02-28'])
  const year = after('2028-02-29', [
    { type: 'show', view: 'years' },
    { type: 'choose_year', year: 2031 },
  ])
  expect([year.view, formatDayNumber(year.focused)]).toEqual(['days', '2031-02-28'])
})

test('B2.8 B9.9 the years are fifteen, seven before and seven after the current one, and page by fifteen', () => {
  const { middleYear } = after('2026-11-24', [{ type: 'show', view: 'years' }])
  expect(yearsAround(middleYear)).toHaveLength(15)
  expect([yearsAround(middleYear)[0], yearsAround(middleYear).at(-1)]).toEqual([2019, 2033])
  const next = after('2026-11-24', [
    { type: 'show', view: 'years' },
    { type: 'page', direction: 1 },
  ])
  expect([yearsAround(next.middleYear)[0], calendarDate(next.focused).year]).toEqual([2034, 2041])
})

test('B2.9 a day of the next or previous month is chosen in its month', () => {
  const next = after('2026-11-24', [{ type: 'choose_day', day: day('2026-12-05') }])
  expect([next.selection.days, calendarDate(next.focused).month]).toEqual([[day('2026-12-05')], 12])
  const previous = after('2026-11-24', [{ type: 'choose_day', day: day('2026-10-31') }])
  expect(calendarDate(previous.focused).month).toBe(10)
})

test.each(['days', 'months', 'years'] as const)('B2.10 B3.8 in the %s the arrows end at the bounds', (view) => {
  const rules = compileDayRules({})
  const at = (today: string) => after(today, [{ type: 'show', view }])
  const arrows = (state: CalendarState) => [canPage(state, -1, rules), canPage(state, 1, rules)]
  expect(arrows(at('1970-01-31'))).toEqual([false, true])
  expect(arrows(at('2470-12-01'))).toEqual([true, false])
  expect(arrows(at('2026-11-24'))).toEqual([true, true])
  expect(
    after('1970-01-31', [
      { type: 'show', view },
      { type: 'page', direction: -1 },
    ]),
  ).toEqual(at('1970-01-31'))
})

test('B2.10 within a shop’s bounds the month of the last day is the last page', () => {
  const settings = { minimum: '2026-11-27', maximum: '2027-01-31' }
  const rules = compileDayRules(settings)
  expect(canPage(after('2026-11-24', [], settings), -1, rules)).toBe(false)
  expect(canPage(after('2026-12-24', [], settings), 1, rules)).toBe(true)
  expect(canPage(after('2027-06-24', [], settings), 1, rules)).toBe(false)
})

test('B3.14 the calendar opens at the first selected day; disabled days are not selected', () => {
  const rules = compileDayRules({ disabledWeekdays: [7] })
  const state = openCalendar([day('2027-03-02'), day('2027-02-01'), day('2027-01-03')], day('2026-11-24'), rules)
  expect(state.selection.days.map(formatDayNumber)).toEqual(['2027-02-01', '2027-03-02'])
  expect(formatDayNumber(state.focused)).toBe('2027-02-01')
})

test.each<[string, DayRuleSettings, string]>([
  ['today', {}, '2026-11-24'],
  ['the next day that is enabled', { minimum: '2026-11-27', disabledWeekdays: [1, 2, 3, 4, 5, 7] }, '2026-11-28'],
  ['today where no day is enabled', { enabledRanges: [] }, '2026-11-24'],
  ['the last day where all are over', { maximum: '2026-11-20' }, '2026-11-20'],
])('without a selection the calendar opens at %s', (_what, settings, expected) => {
  expect(formatDayNumber(after('2026-11-24', [], settings).focused)).toBe(expected)
})

test('a page of days has six whole weeks with all days of its month', () => {
  const weeks = weeksOfMonth(2026, 11)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]?.[0], weeks[5]?.[6]].map((each) => formatDayNumber(each ?? 0))).toEqual(['2026-10-26', '2026-12-06'])
})

test.each([
  ['ArrowLeft', false, '2026-11-23'],
  ['ArrowRight', false, '2026-11-25'],
  ['ArrowUp', false, '2026-11-17'],
  ['ArrowDown', false, '2026-12-01'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-24'],
  ['PageDown', false, '2026-12-24'],
  ['PageUp', true, '2025-11-24'],
  ['PageDown', true, '2027-11-24'],
])('in the days %s (Shift: %s) moves the focus to %s', (key, shift, expected) => {
  expect(formatDayNumber(moveFocus(after('2026-11-24', []), key, shift) ?? 0)).toBe(expected)
})

test.each([
  ['months', 'ArrowRight', '2026-12-24'],
  ['months', 'ArrowUp', '2026-08-24'],
  ['months', 'Home', '2026-10-24'],
  ['months', 'End', '2026-12-24'],
  ['months', 'PageDown', '2027-11-24'],
  ['years', 'ArrowLeft', '2025-11-24'],
  ['years', 'ArrowDown', '2029-11-24'],
  ['years', 'Home', '2025-11-24'],
  ['years', 'End', '2027-11-24'],
  ['years', 'PageUp', '2011-11-24'],
] as const)('in the %s %s moves the focus to %s', (view, key, expected) => {
  const state = after('2026-11-24', [{ type: 'show', view }])
  expect(formatDayNumber(moveFocus(state, key, false) ?? 0)).toBe(expected)
})

test('other keys do not move the focus', () => {
  for (const view of ['days', 'months', 'years'] as const)
    for (const key of ['Tab', 'a', 'Enter', 'constructor'])
      expect(moveFocus(after('2026-11-24', [{ type: 'show', view }]), key, false)).toBeNull()
})

const anyAction: fc.Arbitrary<CalendarAction> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), view: fc.constantFrom('days', 'months', 'years') }),
  fc.record({ type: fc.constant('page' as const), direction: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant('focus' as const), day: fc.integer({ min: -1_000, max: 200_000 }) }),
  fc.record({ type: fc.constant('choose_month' as const), month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ type: fc.constant('choose_year' as const), year: fc.integer({ min: 1960, max: 2480 }) }),
)

test('B3.8 whatever is done, the focus stays within the bounds, and its year on the page of years', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      const { focused, middleYear, view } = after('2026-11-24', actions)
      expect(focused).toBeGreaterThanOrEqual(day('1970-01-01'))
      expect(focused).toBeLessThanOrEqual(day('2470-12-31'))
      if (view === 'years') expect(yearsAround(middleYear)).toContain(calendarDate(focused).year)
    }),
  )
})
