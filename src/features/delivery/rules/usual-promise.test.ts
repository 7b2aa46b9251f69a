import { expect, test } from 'vitest'
import { mug, sentence } from '../../../../test/despatch.ts'
import { despatchRules } from '../settings.ts'
import type { GoodsToSend } from './goods-to-send.ts'
import { promiseOf } from './promise-until.ts'
import type { PromiseStyle } from './shipping-promise.ts'

/** What a shop says that has set nothing, on a day of November 2026 that begins with a Sunday. */
function said(moment: string, goods: Partial<GoodsToSend> = {}, style: Partial<PromiseStyle> = {}, deadline?: null) {
  const usual = despatchRules({ get: (setting) => setting.default }, [])
  const deadlines = deadline === null ? {} : usual.calendar.deadlines
  const rules = { calendar: { ...usual.calendar, deadlines }, style: { ...usual.style, ...style } }
  const made = promiseOf([{ ...mug, ...goods }], rules, new Date(`2026-11-${moment}+01:00`))
  return made && sentence(made.promise)
}

test('A9.4 three hours before the deadline of 15:00 the shop stops to promise the same day', () => {
  expect(said('16T12:00:00')).toBe('Zamów do 15:00, a wyślemy dzisiaj')
  expect(said('16T12:00:01')).toBe('Wysyłka jutro')
})

test('A4.14 what leaves today at any hour is said to leave today', () => {
  expect(said('16T23:59:00', {}, {}, null)).toBe('Wysyłka dzisiaj')
})

test('A4.16 A9.5 more than 29 days are counted, 29 are named by their weekday', () => {
  expect(said('16T10:00:00', { delayDays: 21 })).toBe('Wysyłka we wtorek 15 grudnia')
  expect(said('17T10:00:00', { delayDays: 22 })).toBe('Wysyłka za 30 dni')
})

test('A9.6 within 24 or 48 hours, where the shop says hours for tomorrow', () => {
  expect(said('16T15:00:00', {}, { tomorrowAs: 'hours' })).toBe('Wysyłka w ciągu 24 godz.')
  expect(said('16T14:59:00', {}, { tomorrowAs: 'hours' })).toBe('Wysyłka w ciągu 48 godz.')
})

test('a shop that promises no day says what the law does, today as tomorrow', () => {
  const words = 'Wysyłamy niezwłocznie, najpóźniej 30 dni od zawarcia umowy'
  for (const moment of ['16T10:00:00', '16T23:00:00']) expect(said(moment, {}, { promises: 'law' })).toBe(words)
  expect(said('16T10:00:00', { deliveryUnknown: true }, { promises: 'law' })).toMatch(/^Termin wysyłki ustalimy/)
})
