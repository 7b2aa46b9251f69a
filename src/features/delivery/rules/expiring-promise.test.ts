import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendar, mugToSend, style } from '../../../../test/despatch.ts'
import type { DespatchCalendar } from './despatch-calendar.ts'
import { type DespatchRules, expiringPromise } from './shipping-promise.ts'
import type { GoodsToSend } from './shipping-time.ts'
import { shippingTime } from './shipping-time.ts'

describe('a promise is valid until', () => {
  const early: DespatchRules = { calendar: { ...calendar, deadlines: { ...calendar.deadlines, 3: '02:00' } }, style }
  const inHours: DespatchRules = { calendar, style: { ...style, tomorrowAs: 'hours' } }
  test.each<[string, string, Partial<GoodsToSend>, DespatchRules, string]>([
    [
      'the deadline counts as passed',
      '2026-11-18T08:00:00+01:00',
      {},
      { calendar, style },
      '2026-11-18T12:00:00.001+01:00',
    ],
    [
      'the deadline counts as passed, at its last moment',
      '2026-11-18T12:00:00+01:00',
      {},
      { calendar, style },
      '2026-11-18T12:00:00.001+01:00',
    ],
    [
      'midnight, once it has passed',
      '2026-11-18T12:00:00.001+01:00',
      {},
      { calendar, style },
      '2026-11-19T00:00:00+01:00',
    ],
    [
      'midnight on a Saturday, whose deadline moves nothing',
      '2026-11-21T08:00:00+01:00',
      {},
      { calendar, style },
      '2026-11-22T00:00:00+01:00',
    ],
    ['midnight of the short day', '2026-03-29T00:30:00+01:00', {}, { calendar, style }, '2026-03-30T00:00:00+02:00'],
    ['midnight of the long day', '2026-10-25T00:30:00+02:00', {}, { calendar, style }, '2026-10-26T00:00:00+01:00'],
    [
      'midnight, to be computed again, when unknown',
      '2026-11-18T08:00:00+01:00',
      { deliveryUnknown: true },
      { calendar, style },
      '2026-11-19T00:00:00+01:00',
    ],
    [
      'its despatch is 24 hours away, when shown in hours',
      '2026-11-18T13:00:00+01:00',
      {},
      inHours,
      '2026-11-18T15:00:00+01:00',
    ],
    [
      'the early deadline of tomorrow counts as passed',
      '2026-11-17T20:00:00+01:00',
      {},
      early,
      '2026-11-17T23:00:00.001+01:00',
    ],
    ['midnight, once it is', '2026-11-18T15:00:00+01:00', {}, inHours, '2026-11-19T00:00:00+01:00'],
  ])('%s (%s)', (_, now, goods, rules, expected) => {
    expect(expiringPromise([{ ...mugToSend, ...goods }], rules, new Date(now))?.changesAt).toEqual(new Date(expected))
  })
})

const minute = 60_000
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 1095 }), { maxLength: 60 })
  .map((offsets) => offsets.map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10)))
const closedDays = days.map((days) => [...calendar.closedDays, ...days])
const workingDays = fc.record({ weekdays, closedDays })
const deadline = fc.option(
  fc.integer({ min: 0, max: 24 * 60 - 1 }).map((at) => new Date(at * minute).toISOString().slice(11, 16)),
)
const calendars: fc.Arbitrary<DespatchCalendar> = fc.record({
  weekdays,
  closedDays,
  deadlines: fc.array(deadline, { minLength: 8, maxLength: 8 }).map((deadlines) => ({ ...deadlines })),
  hoursBeforeOrderBy: fc.integer({ min: 0, max: 24 }),
})
const delayDays = fc.option(fc.integer({ min: 0, max: 10 }))
const goods: fc.Arbitrary<GoodsToSend> = fc.record({
  kind: fc.constantFrom('item', 'bundle', 'service', 'virtual'),
  deliveryUnknown: fc.constant(false),
  onShelf: fc.boolean(),
  needed: fc.constantFrom(null, '1', '3'),
  stores: fc.array(
    fc
      .tuple(workingDays, fc.integer({ min: 0, max: 10 }), fc.constantFrom(null, '1', '2'))
      .map(([days, delayDays, holds]) => ({ ...days, delayDays, holds })),
    { maxLength: 2 },
  ),
  toOrder: fc.boolean(),
  supplier: fc.option(fc.tuple(workingDays, delayDays).map(([days, delayDays]) => ({ ...days, delayDays }))),
  backOn: fc.option(
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  delayDays,
})
const parcel = fc.array(goods, { minLength: 1, maxLength: 4 })

const leaves = (parts: GoodsToSend[], shop: DespatchCalendar, now: Date) => shippingTime(parts, shop, now)?.day ?? null
/** Skips unknown days, which count as later than any day. */
const expectNotLater = (one: string | null, other: string | null) => {
  if (one !== null && other !== null) expect(one <= other).toBe(true)
}

describe('for any calendar, goods and time', () => {
  test('no day is promised on which the shop does not send', () => {
    fc.assert(
      fc.property(parcel, calendars, moments, (parts, shop, now) => {
        const time = shippingTime(parts, shop, now)
        if (time === null) return
        expect(shop.weekdays).toContain(time.weekDay)
        expect(shop.closedDays).not.toContain(time.day)
      }),
    )
  })

  test('a later order is not promised an earlier day', () => {
    fc.assert(
      fc.property(parcel, calendars, moments, fc.integer({ min: 0, max: 20_000 }), (parts, shop, now, minutes) => {
        expectNotLater(leaves(parts, shop, now), leaves(parts, shop, new Date(now.getTime() + minutes * minute)))
      }),
    )
  })

  test('a longer delay, another part or another closed day never makes it leave earlier', () => {
    fc.assert(
      fc.property(
        goods,
        parcel,
        calendars,
        moments,
        fc.integer({ min: 1, max: 10 }),
        (one, others, shop, now, more) => {
          const day = leaves([one], shop, now)
          expectNotLater(day, leaves([{ ...one, delayDays: (one.delayDays ?? 0) + more }], shop, now))
          expectNotLater(day, leaves([one, ...others], shop, now))
          if (day) expectNotLater(day, leaves([one], { ...shop, closedDays: [...shop.closedDays, day] }, now))
          const { supplier } = one
          if (supplier?.delayDays != null)
            expectNotLater(
              day,
              leaves([{ ...one, supplier: { ...supplier, delayDays: supplier.delayDays + more } }], shop, now),
            )
        },
      ),
    )
  })

  test('the promise stays the same until it changes', () => {
    const tomorrowAs = fc.constantFrom('day' as const, 'hours' as const)
    const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(parcel, calendars, moments, tomorrowAs, part, (parts, calendar, now, tomorrowAs, part) => {
        const rules = { calendar, style: { ...style, tomorrowAs } }
        const until = expiringPromise(parts, rules, now)
        if (until === null) return
        const left = until.changesAt.getTime() - now.getTime()
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(25 * 60 * minute)
        for (const later of [Math.floor(left * part), left - 1])
          expect(expiringPromise(parts, rules, new Date(now.getTime() + later))?.promise).toEqual(until.promise)
      }),
    )
  })
})
