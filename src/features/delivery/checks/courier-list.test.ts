import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCouriers } from './courier-list.ts'

test('the couriers of the demo shop are valid', () => {
  expect(readCouriers(readFileSync('db/demo/delivery.json', 'utf8'))).toMatchObject({ ok: true })
})

const option = { prepaid: 'prepaid', cost: 1690 }
test.each<[string, unknown, string]>([
  ['not a list', {}, ''],
  ['no name', [{ options: [] }], '0.name'],
  ['a picture of another host', [{ name: 'Kurier', icon: 'https://kurier.example/a.svg', options: [] }], '0.icon'],
  ['one without a scheme', [{ name: 'Kurier', icon: '//kurier.example/a.svg', options: [] }], '0.icon'],
  ['a script as the page of points', [{ name: 'Automat', pointsUrl: 'javascript:x', options: [] }], '0.pointsUrl'],
  ['a cost with a point', [{ name: 'Kurier', options: [{ ...option, cost: 16.9 }] }], '0.options.0.cost'],
  ['an unknown payment method', [{ name: 'Kurier', options: [{ ...option, prepaid: 'cod' }] }], '0.options.0.prepaid'],
  ['a country name', [{ name: 'Kurier', options: [{ ...option, country: 'Polska' }] }], '0.options.0.country'],
  ['days in the wrong order', [{ name: 'Kurier', options: [{ ...option, daysFrom: 3, daysTo: 2 }] }], '0.options.0'],
  [
    'postcodes in the wrong order',
    [{ name: 'Kurier', options: [{ ...option, areas: [{ postcodeFrom: '73', postcodeTo: '72' }] }] }],
    '0.options.0.areas.0',
  ],
  [
    'a currency name',
    [{ name: 'Kurier', options: [{ ...option, currencies: { euro: { cost: 1 } } }] }],
    '0.options.0.currencies.euro',
  ],
  ['an unknown member', [{ name: 'Kurier', options: [{ ...option, price: 5 }] }], '0.options.0'],
])('%s is refused, with its path', (_, value, path) => {
  expect(readCouriers(JSON.stringify(value))).toMatchObject({ ok: false, problem: [{ path }] })
})

test('invalid JSON is refused as a whole', () => {
  expect(readCouriers('[')).toMatchObject({ ok: false, problem: [{ path: '' }] })
})
