import { expect, test } from 'vitest'
import { calendar, mugToSend, style } from '../../../test/despatch.ts'
import { cachedPromise } from './views/shipping-promises.ts'

test('A4.18 a promise is computed once for the same parameters, until it changes', () => {
  const rules = { calendar, style }
  const at = (time: string) => new Date(`2026-11-18T${time}+01:00`)
  const morning = cachedPromise([mugToSend], rules, at('08:00:00'))
  expect(cachedPromise([{ ...mugToSend }], structuredClone(rules), at('12:00:00'))).toBe(morning)
  expect(cachedPromise([mugToSend], rules, at('12:00:00.001'))?.promise).toEqual({ kind: 'tomorrow' })
  expect(cachedPromise([mugToSend], rules, at('07:00:00'))?.promise).toEqual({ kind: 'order-by', time: '15:00' })
})

test.each([
  ['other goods', [{ ...mugToSend, delayDays: 2 }], { calendar, style }, { kind: 'weekday', weekDay: 5, day: null }],
  ['another deadline', [mugToSend], { calendar: { ...calendar, deadlines: {} }, style }, { kind: 'today' }],
  [
    'a day on which the shop is closed',
    [mugToSend],
    { calendar: { ...calendar, closedDays: ['2026-11-18'] }, style },
    { kind: 'tomorrow' },
  ],
])('A4.18 %s have their own promise', (_, goods, rules, expected) => {
  const now = new Date('2026-11-18T08:00:00+01:00')
  cachedPromise([mugToSend], { calendar, style }, now)
  expect(cachedPromise(goods, rules, now)?.promise).toEqual(expected)
})

test('A4.18 the same goods in another order and number share a promise', () => {
  const now = new Date('2026-11-18T09:00:00+01:00')
  const many = Array.from({ length: 60 }, (_, place) => ({ ...mugToSend, delayDays: place % 6 }))
  const promise = cachedPromise(many, { calendar, style }, now)
  expect(cachedPromise(many.slice(0, 6).reverse(), { calendar, style }, now)).toBe(promise)
})
