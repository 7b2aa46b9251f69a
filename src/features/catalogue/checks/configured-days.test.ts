import { expect, test } from 'vitest'
import { checkProduct } from './product.ts'

/** Whether a product with a field of these days is accepted. */
function accepts(date: object, field: object = {}): boolean {
  const sizes = [{ type: 'uniw', name: 'uniwersalny', code: 'W-1', price: 100, stock: '1' }]
  const configurator = [{ key: 'termin', label: 'Termin', date, ...field }]
  return checkProduct({ sourceId: '1', name: 'Warsztat', categories: [['Usługi']], sizes, configurator }).ok
}

test('B3.11 B3.12 a field of a day says from when, until when and on which weekdays', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ from: 0, until: 0, weekdays: [6, 7], notOnHolidays: true, hours: '10:00' })).toBe(true)
})

test('only what may be left out takes days of its own: the others are those of the product', () => {
  const text = (field: object) => accepts({}, { date: null, delayDays: 3, ...field })
  expect([text({}), text({ required: true }), text({ required: true, delayDays: 0 })]).toEqual([true, false, true])
})

test.each<[string, object, object?]>([
  ['ends before it begins', { from: 3, until: 2 }],
  ['is in the past', { from: -1 }],
  ['has no weekday', { weekdays: [] }],
  ['has a weekday that there is not', { weekdays: [0] }],
  ['has options too', {}, { options: [{ key: 'a', label: 'a' }] }],
])('a field of a day is refused when it %s', (_what, date, field) => {
  expect(accepts(date, field)).toBe(false)
})
