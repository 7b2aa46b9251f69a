import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatTimeLeft } from '../rules/countdown.ts'
import { runCountdown } from './countdown.tsx'

const until = Date.parse('2026-11-28T23:00:00Z')
let calls: (string | null)[]
beforeEach(() => {
  calls = []
  vi.useFakeTimers({ now: until - 2_500 })
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => runCountdown(until, (left) => calls.push(left && formatTimeLeft(left)))

test('A4.29 the countdown reports the time left each second, and at zero once that it is over', () => {
  start()
  vi.advanceTimersByTime(10_000)
  expect(calls).toEqual(['0:00:03', '0:00:02', '0:00:01', null])
})

test('a stopped countdown reports nothing more', () => {
  start()()
  vi.advanceTimersByTime(10_000)
  expect(calls).toEqual(['0:00:03'])
})
