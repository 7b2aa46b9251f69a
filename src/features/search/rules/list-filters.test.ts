import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { convertFromBase } from '#shared/money.ts'
import {
  convertPriceFilter,
  countChosen,
  type FilterId,
  fixedFilters,
  isInvertedPriceRange,
  type ListFilters,
  noFilters,
  priceDigits,
  readFilters,
  withoutValue,
  writeFilters,
} from './list-filters.ts'

const canonical = (query: string) =>
  new URLSearchParams(writeFilters(readFilters(new URLSearchParams(query)))).toString()

test.each([
  ['filter_price=10-200', 'filter_price=10-200'],
  ['filter_price_from=10&filter_price_to=', 'filter_price=10-'],
  ['filter_price_from=&filter_price_to=200', 'filter_price=-200'],
  ['filter_express=y', 'filter_express=y'],
  ['filter_express=n', ''],
  ['filter_price=010-0200', 'filter_price=10-200'],
  ['filter_price=-', ''],
  ['filter_price=a-5', ''],
  ['filter_price=12345678-', ''],
  ['filter_producer=12&filter_producer=7&filter_producer=12', 'filter_producer=7&filter_producer=12'],
  ['filter_new=y&filter_series=3&filter_producer=1', 'filter_producer=1&filter_series=3&filter_new=y'],
  ['filter_parameter_20=1&filter_parameter_3=9', 'filter_parameter_3=9&filter_parameter_20=1'],
  ['filter_producer=0&filter_producer=x&filter_producer=-1', ''],
  ['filter_parameter_x=1&filter_parameter_0=1&filter_colour=red', ''],
  ['filter_size=XL&filter_size=M', 'filter_size=M&filter_size=XL'],
  [`filter_size=${'a'.repeat(41)}`, ''],
  ['filter_size=%00', ''],
  [
    'filter_availability=stock&filter_availability=order&filter_availability=soon',
    'filter_availability=order&filter_availability=stock',
  ],
])('B3.36 B7.12 %s is written as %s', (query, written) => {
  expect(canonical(query)).toBe(written)
})

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 5 })
  .map((some) => some.map(String))
const sizes = fc.uniqueArray(fc.constantFrom<string>('S', 'M', '30x40', '38/40', 'ą & b', '100%'), { minLength: 1 })
const chosenFilters = fc.oneof(
  fc.tuple<[FilterId, string[]]>(fc.constantFrom('producer', 'series', 'parameter_4', 'parameter_31'), ids),
  fc.tuple<[FilterId, string[]]>(fc.constant('size'), sizes),
  fc.tuple<[FilterId, string[]]>(fc.constantFrom('express', 'promotion', 'new'), fc.constant<string[]>(['y'])),
)
const end = fc.option(fc.integer({ min: 0, max: 9_999_999 }))

test('B3.36 a URL holds every state, and each state has one URL, whatever the order of choices', () => {
  fc.assert(
    fc.property(end, end, fc.uniqueArray(chosenFilters, { selector: ([filter]) => filter }), (from, to, chosen) => {
      const query = new URLSearchParams([
        ...chosen.flatMap(([filter, values]) => values.map((value) => [`filter_${filter}`, value])),
        ['filter_price', `${from ?? ''}-${to ?? ''}`],
      ])
      const read = readFilters(query)
      expect(read.price).toEqual(from === null && to === null ? null : { from, to })
      expect(new Map(read.chosen.map(({ filter, values }) => [filter, new Set(values)]))).toEqual(
        new Map(chosen.map(([filter, values]) => [filter, new Set(values)])),
      )
      const reversed = new URLSearchParams([...query].reverse())
      expect(writeFilters(readFilters(reversed))).toEqual(writeFilters(read))
      expect(readFilters(new URLSearchParams(writeFilters(read)))).toEqual(read)
    }),
  )
})

test('any URL yields a bounded number of values', () => {
  const names = fc.constantFrom(...fixedFilters.map((name) => `filter_${name}`), 'filter_parameter_7', 'filter_price')
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const read = readFilters(new URLSearchParams(pairs))
      expect(readFilters(new URLSearchParams(writeFilters(read)))).toEqual(read)
    }),
  )
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, n) => [`filter_parameter_${n + 1}`, '1']))
  for (let value = 1; value < 500; value++) many.append('filter_producer', String(value))
  expect(countChosen(readFilters(many))).toBe(50)
})

test.each([
  [null, null, false],
  [10, null, false],
  [10, 10, false],
  [11, 10, true],
])('B5.80 from %s to %s is inverted: %s', (from, to, reversed) => {
  expect(isInvertedPriceRange({ from, to })).toBe(reversed)
})

test.each([
  ['12,50 zł', '1250'],
  ['-7e3', '73'],
  ['abc', ''],
  ['123456789', '1234567'],
])('B5.81 %s is reduced to the digits %s', (typed, left) => {
  expect(priceDigits(typed)).toBe(left)
})

test('a value is removed, and its filter with the last value', () => {
  const filters: ListFilters = { ...noFilters, chosen: [{ filter: 'producer', values: ['1', '2'] }] }
  const one = withoutValue(filters, 'producer', '1')
  expect(one.chosen).toEqual([{ filter: 'producer', values: ['2'] }])
  expect(withoutValue(one, 'producer', '2')).toEqual(noFilters)
})

const [zloty, euro, dollar] = [{ rate: decimal('1') }, { rate: decimal('4.25') }, { rate: decimal('3.6') }]
type Price = NonNullable<ListFilters['price']>

test.each<[Price, typeof zloty, typeof zloty, Price]>([
  [{ from: 50, to: 90 }, zloty, euro, { from: 11, to: 22 }],
  [{ from: 11, to: 22 }, euro, zloty, { from: 46, to: 94 }],
  [{ from: 17, to: null }, zloty, euro, { from: 4, to: null }],
  [{ from: null, to: 17 }, zloty, euro, { from: null, to: 4 }],
  [{ from: 10, to: 10 }, euro, dollar, { from: 11, to: 12 }],
  [{ from: 1, to: 2 }, zloty, euro, { from: 0, to: 1 }],
  [{ from: 90, to: 50 }, zloty, euro, { from: 90, to: 50 }],
  [{ from: null, to: 9_999_999 }, euro, zloty, { from: null, to: 9_999_999 }],
])('%j', (price, from, to, converted) => {
  expect(convertPriceFilter(price, from, to)).toEqual(converted)
})

test('a product within the price range in PLN is also within the converted range', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 })
  const rates = fc.bigInt({ min: 1_000_000n, max: 100_000_000n })
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 3, maxLength: 3 }), rates, (three, rate) => {
      const [from = 0, amount = 0, to = 0] = three.toSorted((a, b) => a - b)
      const ends = { from: Math.floor(from / 100), to: Math.ceil(to / 100) }
      const range = convertPriceFilter(ends, zloty, { rate })
      const shown = amount >= 100 ? convertFromBase(amount, { rate }) : null
      if (shown === null) return
      expect(shown).toBeGreaterThanOrEqual((range.from ?? 0) * 100)
      expect(shown).toBeLessThanOrEqual((range.to ?? 0) * 100)
    }),
  )
})
