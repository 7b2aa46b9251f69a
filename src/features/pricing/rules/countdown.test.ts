import { expect, test } from 'vitest'
import { formatTimeLeft, timeLeft } from './countdown.ts'

const until = Date.parse('2026-11-28T23:00:00Z')

test.each([
  ['2026-11-26T20:30:00Z', '2 2:30:00'],
  ['2026-11-28T22:59:00Z', '0 0:01:00'],
  ['2026-11-28T22:59:59Z', '0 0:00:01'],
  ['2026-11-28T22:59:59.999Z', '0 0:00:01'],
  ['2026-11-28T23:00:00Z', null],
  ['2026-11-29T08:00:00Z', null],
])('A4.29 the time left at %s is: %s', (now, text) => {
  const left = timeLeft(until, Date.parse(now))
  expect(left && `${left.days} ${formatTimeLeft(left)}`).toBe(text)
})
