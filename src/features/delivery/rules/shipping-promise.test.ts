import { describe, expect, test } from 'vitest'
import { style } from '../../../../test/despatch.ts'
import { type PromiseStyle, type ShippingPromise, shippingPromise } from './shipping-promise.ts'
import type { ShippingTime } from './shipping-time.ts'

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

describe('A4.12 the first case that fits', () => {
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
    ['as many days as the shop sets', inDays(5), { ...style, inDaysAbove: 4 }, { kind: 'in-days', days: 5 }],
    ['A4.4 unknown', null, style, { kind: 'unknown' }],
  ])('%s', (_, time, style, expected) => {
    expect(shippingPromise(time, style)).toEqual(expected)
  })
})
