import { expect, test } from 'vitest'
import { calendar, mug, style } from '../../../test/despatch.ts'
import { keptPromise } from './reads/kept-promises.ts'

test('A4.18 a promise is made once for the same parameters, until it changes', () => {
  const rules = { calendar, style }
  const at = (time: string) => new Date(`2026-11-18T${time}+01:00`)
  const morning = keptPromise([mug], rules, at('08:00:00'))
  expect(keptPromise([{ ...mug }], structuredClone(rules), at('12:00:00'))).toBe(morning)
  expect(keptPromise([mug], rules, at('12:00:00.001'))?.promise).toEqual({ kind: 'tomorrow' })
  expect(keptPromise([mug], rules, at('07:00:00'))?.promise).toEqual({ kind: 'order-by', time: '15:00' })
})

test.each([
  ['other goods', [{ ...mug, delayDays: 2 }], { calendar, style }, { kind: 'weekday', weekDay: 5, day: null }],
  ['another deadline', [mug], { calendar: { ...calendar, deadlines: {} }, style }, { kind: 'today' }],
  [
    'a day on which the shop is closed',
    [mug],
    { calendar: { ...calendar, closedDays: ['2026-11-18'] }, style },
    { kind: 'tomorrow' },
  ],
])('A4.18 %s have a promise of their own', (_, goods, rules, expected) => {
  const now = new Date('2026-11-18T08:00:00+01:00')
  keptPromise([mug], { calendar, style }, now)
  expect(keptPromise(goods, rules, now)?.promise).toEqual(expected)
})

test('A4.18 the same goods in another order and number share a promise', () => {
  const now = new Date('2026-11-18T09:00:00+01:00')
  const many = Array.from({ length: 60 }, (_, place) => ({ ...mug, delayDays: place % 6 }))
  const promise = keptPromise(many, { calendar, style }, now)
  expect(keptPromise(many.slice(0, 6).reverse(), { calendar, style }, now)).toBe(promise)
})
