import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCheckTiming } from './check-timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Runs changes at their milliseconds; returns what was checked by when. */
function checksAfter(changes: [time: number, name: string][], until: number): [time: number, checked: string][] {
  const checks: [number, string][] = []
  const begun = Date.now()
  const now = () => Date.now() - begun
  const timing = createCheckTiming(
    (name) => checks.push([now(), name]),
    () => checks.push([now(), 'the form']),
  )
  for (const [time, name] of changes) {
    vi.advanceTimersByTime(time - now())
    timing.changed(name, time)
  }
  vi.advanceTimersByTime(until - now())
  return checks
}

test('B5.21 B9.3 a field is checked 500 ms after the last key', () => {
  const typed: [number, string][] = [
    [0, 'city'],
    [300, 'city'],
    [700, 'city'],
  ]
  expect(checksAfter(typed, 1199)).toEqual([])
  expect(checksAfter(typed, 1200)).toEqual([[1200, 'city']])
})

test('B5.21 typing in the next field does not delay the check of the one before', () => {
  const typed: [number, string][] = [
    [0, 'street'],
    [400, 'city'],
    [800, 'city'],
  ]
  expect(checksAfter(typed, 2000)).toEqual([
    [500, 'street'],
    [1300, 'city'],
  ])
})

test('B5.22 several fields changed at once: the whole form is checked, once', () => {
  const filled: [number, string][] = [
    [0, 'email'],
    [1, 'phone'],
    [2, 'city'],
    [150, 'street'],
  ]
  expect(checksAfter(filled, 5000)).toEqual([[650, 'the form']])
})

test('nothing is checked after it has stopped', () => {
  const check = vi.fn()
  const timing = createCheckTiming(check, check)
  timing.changed('city', 0)
  timing.stop()
  vi.advanceTimersByTime(1000)
  expect(check).not.toHaveBeenCalled()
})

test('every change is followed by a check of its field or of the form, and no check comes sooner than 500 ms after a change', () => {
  const steps = fc.array(fc.tuple(fc.nat(800), fc.constantFrom('a', 'b', 'c')), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(steps, (steps) => {
      let time = 0
      const changes = steps.map(([wait, name]): [number, string] => {
        time += wait
        return [time, name]
      })
      const checks = checksAfter(changes, time + 500)
      for (const [changed, name] of changes)
        expect(checks.some(([at, checked]) => at >= changed + 500 && [name, 'the form'].includes(checked))).toBe(true)
      for (const [at, checked] of checks) {
        const recent = changes.filter(([changed]) => changed > at - 500 && changed < at)
        expect(recent.filter(([, name]) => name === checked)).toEqual([])
      }
    }),
  )
})
