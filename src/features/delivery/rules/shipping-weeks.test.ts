import { describe, expect, test } from 'vitest'
import { calendar, everyDay, mugToSend, shippingSentence, style } from '../../../../test/despatch.ts'
import type { DespatchCalendar } from './despatch-calendar.ts'
import { expiringPromise } from './shipping-promise.ts'
import type { GoodsToSend } from './shipping-time.ts'

const today = 'Zamów do 15:00, a wyślemy dzisiaj'
const [tomorrow, monday, tuesday] = ['Wysyłka jutro', 'Wysyłka w poniedziałek', 'Wysyłka we wtorek']
const [wednesday, thursday, friday] = ['Wysyłka w środę', 'Wysyłka w czwartek', 'Wysyłka w piątek']

function sentenceFor(now: string, goods: Partial<GoodsToSend> = {}, shop: DespatchCalendar = calendar): string {
  const until = expiringPromise([{ ...mugToSend, ...goods }], { calendar: shop, style }, new Date(now))
  return until ? shippingSentence(until.promise) : ''
}

/** The promises at ten in the morning and at four in the afternoon of each day. */
type Week = [day: string, offset: string, morning: string, afternoon: string][]

const weeks: Record<string, Week> = {
  'an ordinary one': [
    ['2026-11-16', '+01:00', today, tomorrow],
    ['2026-11-17', '+01:00', today, tomorrow],
    ['2026-11-18', '+01:00', today, tomorrow],
    ['2026-11-19', '+01:00', today, tomorrow],
    ['2026-11-20', '+01:00', today, monday],
    ['2026-11-21', '+01:00', monday, monday],
    ['2026-11-22', '+01:00', tomorrow, tomorrow],
    ['2026-11-23', '+01:00', today, tomorrow],
  ],
  'Easter, and the clock change a week before it': [
    ['2026-03-27', '+01:00', today, monday],
    ['2026-03-28', '+01:00', monday, monday],
    ['2026-03-29', '+02:00', tomorrow, tomorrow],
    ['2026-03-30', '+02:00', today, tomorrow],
    ['2026-04-02', '+02:00', today, tomorrow],
    ['2026-04-03', '+02:00', today, tuesday],
    ['2026-04-04', '+02:00', tuesday, tuesday],
    ['2026-04-05', '+02:00', tuesday, tuesday],
    ['2026-04-06', '+02:00', tomorrow, tomorrow],
    ['2026-04-07', '+02:00', today, tomorrow],
  ],
  '1 and 3 May': [
    ['2029-04-30', '+02:00', today, wednesday],
    ['2029-05-01', '+02:00', tomorrow, tomorrow],
    ['2029-05-02', '+02:00', today, friday],
    ['2029-05-03', '+02:00', tomorrow, tomorrow],
    ['2029-05-04', '+02:00', today, monday],
  ],
  'a Monday of 3 May': [
    ['2027-04-30', '+02:00', today, tuesday],
    ['2027-05-01', '+02:00', tuesday, tuesday],
    ['2027-05-02', '+02:00', tuesday, tuesday],
    ['2027-05-03', '+02:00', tomorrow, tomorrow],
    ['2027-05-04', '+02:00', today, tomorrow],
  ],
  'Corpus Christi': [
    ['2026-06-03', '+02:00', today, friday],
    ['2026-06-04', '+02:00', tomorrow, tomorrow],
    ['2026-06-05', '+02:00', today, monday],
  ],
  '15 August on a Saturday, which moves nothing': [
    ['2026-08-14', '+02:00', today, monday],
    ['2026-08-15', '+02:00', monday, monday],
    ['2026-08-16', '+02:00', tomorrow, tomorrow],
  ],
  'the clock change in autumn, and All Saints': [
    ['2026-10-23', '+02:00', today, monday],
    ['2026-10-24', '+02:00', monday, monday],
    ['2026-10-25', '+01:00', tomorrow, tomorrow],
    ['2026-10-26', '+01:00', today, tomorrow],
    ['2026-10-30', '+01:00', today, monday],
    ['2026-11-01', '+01:00', tomorrow, tomorrow],
  ],
  '11 November': [
    ['2026-11-10', '+01:00', today, thursday],
    ['2026-11-11', '+01:00', tomorrow, tomorrow],
    ['2026-11-12', '+01:00', today, tomorrow],
  ],
  'Christmas, New Year and Epiphany': [
    ['2026-12-22', '+01:00', today, tomorrow],
    ['2026-12-23', '+01:00', today, monday],
    ['2026-12-24', '+01:00', monday, monday],
    ['2026-12-25', '+01:00', monday, monday],
    ['2026-12-26', '+01:00', monday, monday],
    ['2026-12-27', '+01:00', tomorrow, tomorrow],
    ['2026-12-28', '+01:00', today, tomorrow],
    ['2026-12-30', '+01:00', today, tomorrow],
    ['2026-12-31', '+01:00', today, monday],
    ['2027-01-01', '+01:00', monday, monday],
    ['2027-01-02', '+01:00', monday, monday],
    ['2027-01-03', '+01:00', tomorrow, tomorrow],
    ['2027-01-04', '+01:00', today, tomorrow],
    ['2027-01-05', '+01:00', today, thursday],
    ['2027-01-06', '+01:00', tomorrow, tomorrow],
    ['2027-01-07', '+01:00', today, tomorrow],
  ],
  '24 December, a holiday since 2025': [
    ['2024-12-23', '+01:00', today, tomorrow],
    ['2024-12-24', '+01:00', today, friday],
    ['2025-12-23', '+01:00', today, 'Wysyłka w poniedziałek'],
    ['2025-12-24', '+01:00', monday, monday],
  ],
}

describe.each(Object.entries(weeks))('A4.13 A4.15 A4.17 %s', (_, days) => {
  test.each(days)('%s%s in the morning: %s; in the afternoon: %s', (day, offset, morning, afternoon) => {
    expect(sentenceFor(`${day}T10:00:00${offset}`)).toBe(morning)
    expect(sentenceFor(`${day}T16:00:00${offset}`)).toBe(afternoon)
  })
})

describe('edge cases', () => {
  test.each<[string, string, Partial<GoodsToSend>, string]>([
    ['a minute before midnight on a Friday before a free Monday', '2027-04-30T23:59:00+02:00', {}, tuesday],
    ['two minutes later', '2027-05-01T00:01:00+02:00', {}, tuesday],
    ['a minute before midnight on New Year’s Eve', '2026-12-31T23:59:59+01:00', {}, monday],
    ['engraved for three days', '2026-11-16T10:00:00+01:00', { delayDays: 3 }, thursday],
    ['engraved for three days, too late for Monday', '2026-11-16T13:00:00+01:00', { delayDays: 3 }, friday],
    [
      'A4.17 engraved for five days',
      '2026-11-16T10:00:00+01:00',
      { delayDays: 5 },
      'Wysyłka w poniedziałek 23 listopada',
    ],
    [
      'engraved for five days over Christmas',
      '2026-12-22T10:00:00+01:00',
      { delayDays: 5 },
      'Wysyłka w czwartek 31 grudnia',
    ],
    ['A4.16 made in thirty working days', '2026-11-16T10:00:00+01:00', { delayDays: 30 }, 'Wysyłka za 44 dni'],
    [
      'sewn to order, delay unknown',
      '2026-11-16T10:00:00+01:00',
      { onShelf: false, toOrder: true },
      'Termin wysyłki ustalimy z tobą po zamówieniu',
    ],
  ])('%s (%s)', (_, now, goods, expected) => {
    expect(sentenceFor(now, goods)).toBe(expected)
  })

  test('a gift card and a workshop have no day of despatch', () => {
    expect(sentenceFor('2026-11-16T10:00:00+01:00', { kind: 'virtual' })).toBe('')
    expect(sentenceFor('2026-11-16T10:00:00+01:00', { kind: 'service' })).toBe('')
  })

  test('A9.20 a shop that is closed for longer than the searched days promises no day', () => {
    const closed = { ...everyDay, weekdays: [] }
    expect(sentenceFor('2026-11-16T10:00:00+01:00', {}, closed)).toBe('Termin wysyłki ustalimy z tobą po zamówieniu')
  })
})
