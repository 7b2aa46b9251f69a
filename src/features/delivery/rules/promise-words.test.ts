import { expect, test } from 'vitest'
import { sentence } from '../../../../test/despatch.ts'
import { promiseWords } from './promise-words.ts'
import type { ShippingPromise } from './shipping-promise.ts'

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
])('%o is said as: %s', (promise, words) => {
  expect(sentence(promise)).toBe(words)
})

test('A1.2 every word of it may be the own one of the shop', () => {
  const words = { 'delivery.onDate': 'Nadamy {weekday}, {date}', 'delivery.weekday.wednesday': 'we środę' }
  const promise = { kind: 'weekday', weekDay: 3, day: '2026-11-25' } as const
  expect(promiseWords(promise, words)?.sentence).toBe('Nadamy we środę, 25 listopada')
})

test('a promise says what it depends on; where nothing is promised, nothing is', () => {
  expect(promiseWords({ kind: 'today' }, {})?.condition).toBe('Gdy płacisz przelewem, liczymy od dnia wpłaty.')
  expect(promiseWords({ kind: 'unknown' }, {})?.condition).toBeNull()
  expect(promiseWords({ kind: 'by-law' }, {})?.condition).toBeNull()
  expect(promiseWords(null, {})).toBeNull()
})
