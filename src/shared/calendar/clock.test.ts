import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatClockTime,
  hoursPerDay,
  minutesPerHour,
  nearestStep,
  nextStep,
  parseClockTime,
  readHour,
  readMinute,
  shownHour,
  toggleHalfDay,
} from './clock.ts'

test.each([
  ['B4.7 13 is 1 in the afternoon', '13', false, 13],
  ['B4.7 23 is 11 in the afternoon', '23', false, 23],
  ['B4.7 0 is 12 in the morning', '0', true, 0],
  ['B4.7 00 is 12 in the morning', '00', true, 0],
  ['12 in the morning is midnight', '12', false, 0],
  ['12 in the afternoon is noon', '12', true, 12],
  ['7 stays in the morning', '7', false, 7],
  ['7 stays in the afternoon', '7', true, 19],
  ['B9.10 there is no 24', '24', false, null],
  ['B9.10 nor a negative hour', '-1', false, null],
  ['B9.10 nor an hour of three digits', '007', false, null],
  ['words are no hour', 'x', false, null],
])('B2.12 on a 12-hour clock %s', (_what, typed, isAfternoon, hour) => {
  expect(readHour(typed, 12, isAfternoon)).toBe(hour)
})

test('B2.12 B3.16 B9.10 a 24-hour clock has the hours 0–23 as typed', () => {
  const typed = Array.from({ length: 26 }, (_, hour) => String(hour))
  expect(typed.map((text) => readHour(text, 24, true))).toEqual([...Array(24).keys(), null, null])
  expect([0, 12, 23].map((hour) => shownHour(hour, 24))).toEqual([0, 12, 23])
})

test('B3.16 a 12-hour clock shows 12, 1 … 11 twice', () => {
  const half = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  expect(Array.from({ length: 24 }, (_, hour) => shownHour(hour, 12))).toEqual([...half, ...half])
})

test('B9.10 minutes are 0–59', () => {
  expect(['0', '59', '05', '60', '-1', '', '5.'].map(readMinute)).toEqual([0, 59, 5, null, null, null, null])
})

test('B4.6 the half of the day toggles and toggles back', () => {
  expect(toggleHalfDay({ hour: 0, minute: 30 })).toEqual({ hour: 12, minute: 30 })
  expect(toggleHalfDay({ hour: 23, minute: 30 })).toEqual({ hour: 11, minute: 30 })
})

test.each([
  [14, 15, 15, 0],
  [15, 15, 30, 0],
  [45, 15, 0, 30],
  [0, 15, 15, 45],
  [58, 7, 0, 56],
])('B3.17 from %i in steps of %i comes %i after and %i before', (value, step, after, before) => {
  expect(nextStep(value, step, minutesPerHour, 1)).toBe(after)
  expect(nextStep(value, step, minutesPerHour, -1)).toBe(before)
})

test('B3.17 steps stay within the clock, and lead to multiples of the step', () => {
  const count = fc.constantFrom(hoursPerDay, minutesPerHour)
  const direction = fc.constantFrom<1 | -1>(1, -1)
  fc.assert(
    fc.property(count, fc.nat(59), fc.integer({ min: 1, max: 30 }), direction, (count, value, step, direction) => {
      for (const next of [nextStep(value % count, step, count, direction), nearestStep(value % count, step, count)]) {
        expect(next % step).toBe(0)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
      }
    }),
  )
})

test('times are written and read as HH:MM', () => {
  expect(formatClockTime({ hour: 7, minute: 5 })).toBe('07:05')
  expect(parseClockTime('07:05')).toEqual({ hour: 7, minute: 5 })
  expect(['24:00', '07:60', '7:05', ''].map(parseClockTime)).toEqual([null, null, null, null])
})
