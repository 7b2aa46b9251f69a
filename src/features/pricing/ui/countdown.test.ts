import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockWords } from '../rules/countdown.ts'
import { runCountdown } from './countdown.tsx'

const until = Date.parse('2026-11-28T23:00:00Z')
let told: (string | null)[]
beforeEach(() => {
  told = []
  vi.useFakeTimers({ now: until - 2_500 })
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => runCountdown(until, (left) => told.push(left && clockWords(left)))

test('A4.29 the countdown tells each second what is left, and at zero that it is over, once', () => {
  start()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['0:00:03', '0:00:02', '0:00:01', null])
})

test('a countdown that is stopped tells nothing more', () => {
  start()()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['0:00:03'])
})
