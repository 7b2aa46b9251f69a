import { describe, expect, test } from 'vitest'
import { mugToSend, shippingSentence, style } from '../../../../test/despatch.ts'
import { despatchRules } from '../settings.ts'
import {
  expiringPromise,
  type PromiseStyle,
  promiseText,
  promiseWithoutDay,
  type ShippingPromise,
  shippingPromise,
} from './shipping-promise.ts'
import type { GoodsToSend, ShippingTime } from './shipping-time.ts'

const inDays = (days: number, others: Partial<ShippingTime> = {}): ShippingTime => ({
  day: '2026-11-25',
  today: days === 0,
  days,
  weekDay: 3,
  weekAmount: Math.floor(days / 7),
  todayShipmentDeadline: null,
  workingDays: 0,
  deadline: null,
  within24Hours: false,
  ...others,
})
const inHours: PromiseStyle = { ...style, tomorrowAs: 'hours' }

describe('A4.12 the first matching case', () => {
  test.each<[string, ShippingTime | null, PromiseStyle, ShippingPromise]>([
    [
      'A4.13 before the deadline',
      inDays(0, { todayShipmentDeadline: '15:00' }),
      style,
      { kind: 'order-by', time: '15:00' },
    ],
    ['A4.14 today, at any hour', inDays(0), style, { kind: 'today' }],
    ['A4.15 tomorrow', inDays(1), style, { kind: 'tomorrow' }],
    ['A4.15 A9.6 within 24 hours', inDays(1, { within24Hours: true }), inHours, { kind: 'within', hours: 24 }],
    ['A9.6 tomorrow, but in more than 24 hours', inDays(1), inHours, { kind: 'within', hours: 48 }],
    ['A4.17 the day after tomorrow', inDays(2), style, { kind: 'weekday', weekDay: 3, day: null }],
    ['A4.17 the last day that needs no date', inDays(6), style, { kind: 'weekday', weekDay: 3, day: null }],
    ['A4.17 the first day with its date', inDays(7), style, { kind: 'weekday', weekDay: 3, day: '2026-11-25' }],
    ['A4.16 A9.5 29 days are not more than 29', inDays(29), style, { kind: 'weekday', weekDay: 3, day: '2026-11-25' }],
    ['A4.16 A9.5 30 days are counted', inDays(30), style, { kind: 'in-days', days: 30 }],
    ['a limit of days set by the shop', inDays(5), { ...style, inDaysAbove: 4 }, { kind: 'in-days', days: 5 }],
    ['A4.4 unknown', null, style, { kind: 'unknown' }],
  ])('%s', (_, time, style, expected) => {
    expect(shippingPromise(time, style)).toEqual(expected)
  })
})

test.each<[ShippingPromise, string]>([
  [{ kind: 'order-by', time: '15:00' }, 'Zamów do 15:00, a wyślemy dzisiaj'],
  [{ kind: 'today' }, 'Wysyłka dzisiaj'],
  [{ kind: 'tomorrow' }, 'Wysyłka jutro'],
  [{ kind: 'within', hours: 24 }, 'Wysyłka w ciągu 24 godz.'],
  [{ kind: 'within', hours: 48 }, 'Wysyłka w ciągu 48 godz.'],
  [{ kind: 'weekday', weekDay: 1, day: null }, 'Wysyłka w poniedziałek'],
  [{ kind: 'weekday', weekDay: 2, day: null }, 'Wysyłka we wtorek'],
  [{ kind: 'weekday', weekDay: 3, day: '2026-11-25' }, 'Wysyłka w środę 25 listopada'],
  [{ kind: 'weekday', weekDay: 4, day: '2027-01-07' }, 'Wysyłka w czwartek 7 stycznia'],
  [{ kind: 'weekday', weekDay: 5, day: null }, 'Wysyłka w piątek'],
  [{ kind: 'weekday', weekDay: 6, day: '2027-05-01' }, 'Wysyłka w sobotę 1 maja'],
  [{ kind: 'weekday', weekDay: 7, day: null }, 'Wysyłka w niedzielę'],
  [{ kind: 'in-days', days: 30 }, 'Wysyłka za 30 dni'],
  [{ kind: 'in-days', days: 1 }, 'Wysyłka za 1 dzień'],
  [{ kind: 'unknown' }, 'Termin wysyłki ustalimy z tobą po zamówieniu'],
  [{ kind: 'by-law' }, 'Wysyłamy niezwłocznie, najpóźniej 30 dni od zawarcia umowy'],
])('%o is shown as: %s', (promise, words) => {
  expect(shippingSentence(promise)).toBe(words)
})

test('A1.2 the shop can override every text of it', () => {
  const words = { 'delivery.onDate': 'Nadamy {weekday}, {date}', 'delivery.weekday.wednesday': 'we środę' }
  const promise = { kind: 'weekday', weekDay: 3, day: '2026-11-25' } as const
  expect(promiseText(promise, words)?.sentence).toBe('Nadamy we środę, 25\u00a0listopada')
})

test('a promise has its condition; without a promise there is none', () => {
  expect(promiseText({ kind: 'today' }, {})?.condition).toBe('Gdy płacisz przelewem, liczymy od dnia wpłaty.')
  expect(promiseText({ kind: 'unknown' }, {})?.condition).toBeNull()
  expect(promiseText({ kind: 'by-law' }, {})?.condition).toBeNull()
  expect(promiseText(null, {})).toBeNull()
})

test('beside the couriers only a promise without a day is shown, and never with a condition: each courier has its day otherwise', () => {
  expect(promiseWithoutDay({ promise: { kind: 'today' }, time: inDays(0) }, {})).toBeNull()
  expect(promiseWithoutDay(null, {})).toBeNull()
  for (const kind of ['unknown', 'by-law'] as const) {
    const shown = promiseWithoutDay({ promise: { kind }, time: null }, {})
    expect(shown).toEqual({ sentence: promiseText({ kind }, {})?.sentence, condition: null })
  }
})

/** The sentence of a shop with default settings, at a moment of November 2026 (`DDTHH:MM:SS`); the month begins on a Sunday. */
function sentenceAt(
  moment: string,
  goods: Partial<GoodsToSend> = {},
  style: Partial<PromiseStyle> = {},
  deadline?: null,
) {
  const defaults = despatchRules({ get: (setting) => setting.default }, [])
  const deadlines = deadline === null ? {} : defaults.calendar.deadlines
  const rules = { calendar: { ...defaults.calendar, deadlines }, style: { ...defaults.style, ...style } }
  const promise = expiringPromise([{ ...mugToSend, ...goods }], rules, new Date(`2026-11-${moment}+01:00`))
  return promise && shippingSentence(promise.promise)
}

test('A9.4 three hours before the deadline of 15:00 the shop stops promising the same day', () => {
  expect(sentenceAt('16T12:00:00')).toBe('Zamów do 15:00, a wyślemy dzisiaj')
  expect(sentenceAt('16T12:00:01')).toBe('Wysyłka jutro')
})

test('A4.14 a despatch today at any hour is shown as today', () => {
  expect(sentenceAt('16T23:59:00', {}, {}, null)).toBe('Wysyłka dzisiaj')
})

test('A4.16 A9.5 more than 29 days are shown as a number, 29 as a weekday', () => {
  expect(sentenceAt('16T10:00:00', { delayDays: 21 })).toBe('Wysyłka we wtorek 15 grudnia')
  expect(sentenceAt('17T10:00:00', { delayDays: 22 })).toBe('Wysyłka za 30 dni')
})

test('A9.6 within 24 or 48 hours, when the shop shows hours for tomorrow', () => {
  expect(sentenceAt('16T15:00:00', {}, { tomorrowAs: 'hours' })).toBe('Wysyłka w ciągu 24 godz.')
  expect(sentenceAt('16T14:59:00', {}, { tomorrowAs: 'hours' })).toBe('Wysyłka w ciągu 48 godz.')
})

test('a shop that promises no day shows the statutory limit at any time', () => {
  const words = 'Wysyłamy niezwłocznie, najpóźniej 30 dni od zawarcia umowy'
  for (const moment of ['16T10:00:00', '16T23:00:00']) expect(sentenceAt(moment, {}, { promises: 'law' })).toBe(words)
  expect(sentenceAt('16T10:00:00', { deliveryUnknown: true }, { promises: 'law' })).toMatch(/^Termin wysyłki ustalimy/)
})
