import { expect, test } from 'vitest'
import { shownAt } from './shown-at.ts'

const things = [
  { id: 'always', from: null, until: null },
  { id: 'days', from: '2026-11-27', until: '2026-11-29' },
  { id: 'hours', from: '2026-11-28T18:00:00+01:00', until: '2026-11-28T22:00:00+01:00' },
]

test.each([
  ['before', '2026-11-26T22:59:59Z', ['always'], '2026-11-26T23:00:00.000Z'],
  ['on the first day in Poland', '2026-11-26T23:00:00Z', ['always', 'days'], '2026-11-28T17:00:00.000Z'],
  ['at the hour', '2026-11-28T17:00:00Z', ['always', 'days', 'hours'], '2026-11-28T21:00:00.000Z'],
  ['when the hours are over', '2026-11-28T21:00:00Z', ['always', 'days'], '2026-11-29T23:00:00.000Z'],
  ['after the last day', '2026-11-29T23:00:00Z', ['always'], null],
])('A2.12 A4.25 bars and slides stand from their first moment to their last: %s', (_, now, ids, until) => {
  const answer = shownAt(things, new Date(now))
  expect(answer.shown.map(({ id }) => id)).toEqual(ids)
  expect(answer.until?.toISOString() ?? null).toBe(until)
})
