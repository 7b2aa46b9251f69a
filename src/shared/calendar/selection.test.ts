import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayNumber } from './day-number.ts'
import type { DayRefusal } from './day-rules.ts'
import { type Selection, type SelectionMode, selectDay } from './selection.ts'

/** The selection after these clicks; `disabled` days are refused. */
function afterClicks(mode: SelectionMode, clicks: DayNumber[], disabled: DayNumber[] = []): Selection {
  const refusal = (day: DayNumber): DayRefusal | null => (disabled.includes(day) ? 'range' : null)
  const none: Selection = { days: [], rangeStart: null }
  return clicks.reduce((selection, day) => selectDay(mode, selection, day, { refusal }), none)
}

test.each<[string, SelectionMode, DayNumber[], DayNumber[]]>([
  ['single has one day', 'single', [5, 7], [7]],
  ['single takes the day back', 'single', [5, 5], []],
  ['multiple has several, in order', 'multiple', [7, 5], [5, 7]],
  ['multiple takes one back', 'multiple', [7, 5, 7], [5]],
  ['the first click starts a range', 'multiple-ranged', [5], [5]],
  ['the second fills all days between', 'multiple-ranged', [5, 8], [5, 6, 7, 8]],
  ['in the other direction too', 'multiple-ranged', [8, 5], [5, 6, 7, 8]],
  ['a third click restarts', 'multiple-ranged', [5, 8, 6], [6]],
  ['a fourth ends the next range', 'multiple-ranged', [5, 8, 6, 7], [6, 7]],
])('B2.11 B3.15 B4.4 B4.5 %s', (_what, mode, clicks, days) => {
  expect(afterClicks(mode, clicks).days).toEqual(days)
})

test.each<SelectionMode>(['single', 'multiple', 'multiple-ranged'])(
  'B3.12 %s: a disabled day changes nothing',
  (mode) => {
    expect(afterClicks(mode, [5, 6], [6])).toEqual(afterClicks(mode, [5]))
  },
)

test('B4.5 a range is filled with exactly the enabled days between its ends, in either direction', () => {
  const day = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(day, day, fc.array(day), (one, other, off) => {
      const disabled = off.filter((each) => each !== one && each !== other)
      const all = Array.from({ length: 61 }, (_, index) => index)
      const expected = all.filter(
        (each) => each >= Math.min(one, other) && each <= Math.max(one, other) && !disabled.includes(each),
      )
      const ranged = afterClicks('multiple-ranged', [one, other], disabled)
      expect(ranged).toEqual({ days: expected, rangeStart: null })
      expect(afterClicks('multiple-ranged', [other, one], disabled)).toEqual(ranged)
    }),
  )
})
