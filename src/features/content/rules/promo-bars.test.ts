import { expect, test } from 'vitest'
import { barsAt, type PromoBar } from './promo-bars.ts'

const bar = (id: string, from: string | null, until: string | null): PromoBar => ({
  id,
  text: 'Darmowa dostawa',
  link: null,
  from,
  until,
  pages: 'all',
  look: 'calm',
})
const bars = [
  bar('always', null, null),
  bar('days', '2026-11-27', '2026-11-29'),
  bar('hours', '2026-11-28T18:00:00+01:00', '2026-11-28T22:00:00+01:00'),
]

test.each([
  ['before', '2026-11-26T22:59:59Z', ['always'], '2026-11-26T23:00:00.000Z'],
  ['on the first day in Poland', '2026-11-26T23:00:00Z', ['always', 'days'], '2026-11-28T17:00:00.000Z'],
  ['at the hour', '2026-11-28T17:00:00Z', ['always', 'days', 'hours'], '2026-11-28T21:00:00.000Z'],
  ['when the hours are over', '2026-11-28T21:00:00Z', ['always', 'days'], '2026-11-29T23:00:00.000Z'],
  ['after the last day', '2026-11-29T23:00:00Z', ['always'], null],
])('A4.25 bars stand from their first moment to their last: %s', (_, now, ids, until) => {
  const answer = barsAt(bars, new Date(now))
  expect(answer.shown.map(({ id }) => id)).toEqual(ids)
  expect(answer.until?.toISOString() ?? null).toBe(until)
})
