import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendar, everyDay } from '../../../../test/despatch.ts'
import { firstDespatchDay, lastOrderMoment, workingDay } from './despatch-calendar.ts'

describe('A5.4 the deadline counts as passed when it is less than 3 hours away', () => {
  const day = '2026-11-18'
  test.each([
    ['2026-11-18T00:00:00+01:00', day],
    ['2026-11-18T11:59:59.999+01:00', day],
    ['2026-11-18T12:00:00.000+01:00', day],
    ['2026-11-18T12:00:00.001+01:00', '2026-11-19'],
    ['2026-11-18T15:00:00+01:00', '2026-11-19'],
    ['2026-11-18T23:59:59.999+01:00', '2026-11-19'],
  ])('an order placed at %s leaves on %s', (now, expected) => {
    expect(firstDespatchDay(calendar, new Date(now))).toBe(expected)
  })

  test.each([
    [0, '2026-11-18T15:00:00+01:00'],
    [1, '2026-11-18T14:00:00+01:00'],
    [24, '2026-11-17T15:00:00+01:00'],
  ])('%i hours, as the shop sets it: until %s', (hoursBeforeOrderBy, expected) => {
    expect(lastOrderMoment({ ...calendar, hoursBeforeOrderBy }, day)).toEqual(new Date(expected))
  })

  test('an early deadline counts as passed on the evening before', () => {
    const shop = { ...calendar, deadlines: { ...calendar.deadlines, 3: '02:00' } }
    expect(firstDespatchDay(shop, new Date('2026-11-17T23:00:00.000+01:00'))).toBe('2026-11-18')
    expect(firstDespatchDay(shop, new Date('2026-11-17T23:00:00.001+01:00'))).toBe('2026-11-19')
  })

  test('minute by minute through a day, each day of a week', () => {
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        const now = new Date(new Date(`${day}T00:00:00+01:00`).getTime() + minute * 60_000)
        expect(firstDespatchDay(calendar, now) === day).toBe(minute <= 12 * 60)
      }
  })
})

describe('when the clocks change', () => {
  const night = { ...everyDay, deadlines: { ...everyDay.deadlines, 7: '04:00' } }
  test.each([
    ['spring: the skipped hour does not count', '2026-03-29', '2026-03-29T00:00:00+01:00'],
    ['autumn: the repeated hour counts twice', '2026-10-25', '2026-10-25T02:00:00+02:00'],
    ['another Sunday', '2026-11-01', '2026-11-01T01:00:00+01:00'],
  ])('%s', (_, day, expected) => {
    expect(lastOrderMoment(night, day)).toEqual(new Date(expected))
  })

  test.each([
    ['2026-03-29', '2026-03-29T12:00:00+02:00'],
    ['2026-10-25', '2026-10-25T12:00:00+01:00'],
  ])('three in the afternoon of %s is three on the new clock', (day, expected) => {
    expect(lastOrderMoment(everyDay, day)).toEqual(new Date(expected))
  })

  test('a deadline in the skipped hour is an hour later', () => {
    const shop = { ...everyDay, hoursBeforeOrderBy: 0, deadlines: { 7: '02:30' } }
    expect(lastOrderMoment(shop, '2026-03-29')).toEqual(new Date('2026-03-29T03:30:00+02:00'))
  })
})

test('without a deadline an order leaves the same day until midnight in Poland', () => {
  const shop = { ...calendar, deadlines: {} }
  expect(firstDespatchDay(shop, new Date('2026-11-18T22:59:59.999Z'))).toBe('2026-11-18')
  expect(firstDespatchDay(shop, new Date('2026-11-18T23:00:00.000Z'))).toBe('2026-11-19')
})

test.each([
  ['a working day is its own', '2026-11-18', 0, '2026-11-18'],
  ['a Saturday waits for Monday', '2026-11-21', 0, '2026-11-23'],
  ['two days later than a Monday', '2026-11-16', 2, '2026-11-18'],
  ['three days later than a Thursday, over the weekend', '2026-11-19', 3, '2026-11-24'],
  ['one day later than a Saturday counts from Monday', '2026-11-21', 1, '2026-11-24'],
  ['five days later than 22 December, over Christmas and New Year', '2026-12-22', 5, '2026-12-31'],
  ['six, over Epiphany as well', '2026-12-30', 4, '2027-01-07'],
  ['over the end of February', '2028-02-28', 2, '2028-03-01'],
])('%s', (_, day, later, expected) => {
  expect(workingDay(calendar, day, later)).toBe(expected)
})

test('A9.20 B9.24 the search covers exactly 100 days', () => {
  const closed = (count: number) =>
    Array.from({ length: count }, (_, place) => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10))
  expect(workingDay({ ...everyDay, closedDays: closed(99) }, '2026-01-01')).toBe('2026-04-10')
  expect(workingDay({ ...everyDay, closedDays: closed(100) }, '2026-01-01')).toBeNull()
  expect(workingDay(everyDay, '2026-01-01', 99)).toBe('2026-04-10')
  expect(workingDay(everyDay, '2026-01-01', 100)).toBeNull()
  expect(workingDay({ ...everyDay, weekdays: [] }, '2026-01-01')).toBeNull()
})

test('the last of 60 working days, the longest allowed delay, is always found', () => {
  const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      expect(workingDay(calendar, date.toISOString().slice(0, 10), 60)).not.toBeNull()
    }),
  )
})
