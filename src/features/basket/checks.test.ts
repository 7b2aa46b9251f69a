import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal } from '#shared/decimal.ts'
import { countIndexes, readBasketItems } from './checks.ts'

const plain = { forPoints: false, subscription: null, parts: [], configuration: {} }

test.each<[string, [string, string][], object[]]>([
  ['nothing', [], []],
  [
    'indexes from 0',
    [
      ['product[0]', '7'],
      ['set_quantity[0]', '2'],
    ],
    [{ product: '7', size: '', productId: 7, quantity: 2_000_000n, comment: null, additional: '', options: plain }],
  ],
  [
    'gaps, in the order of their first fields',
    [
      ['size[12]', 'M'],
      ['product[3]', '5'],
      ['product[12]', '4'],
    ],
    [
      { product: '4', size: 'M', quantity: null },
      { product: '5', size: '' },
    ],
  ],
  [
    'points, a subscription, a text and a comment',
    [
      ['product[1]', '7'],
      ['forpoints[1]', '1'],
      ['subscription[1]', 'true'],
      ['days_in_period[1]', '30'],
      ['additional[1]', ' Ola '],
      ['comment[1]', 'na prezent'],
    ],
    [{ additional: 'Ola', comment: 'na prezent', options: { ...plain, forPoints: true, subscription: 30 } }],
  ],
  [
    'two bundles, each with its own parts',
    [
      ['product[0]', '7'],
      ['bundled_product[0][0]', '1'],
      ['bundled_size[0][0]', 'M'],
      ['bundled_quantity[0][0]', '2'],
      ['product[1]', '7'],
      ['bundled_product[1][4]', '1'],
    ],
    [
      { options: { ...plain, parts: [{ product: '1', size: 'M', quantity: 2_000_000n }] } },
      { options: { ...plain, parts: [{ product: '1', size: '', quantity: null }] } },
    ],
  ],
  [
    'a configuration',
    [
      ['product[2]', '7'],
      ['configuration[2][grawer]', 'Ola'],
    ],
    [{ options: { ...plain, configuration: { grawer: 'Ola' } } }],
  ],
  [
    'unknown names',
    [
      ['product[-1]', '7'],
      ['product[0][1]', '7'],
      ['product[1', '7'],
      ['product[__proto__]', '7'],
      ['bundled_product[0][1][2]', '7'],
    ],
    [],
  ],
])('A7.10 A3.10 several products in one request: %s', (_, fields, items) => {
  expect(readBasketItems(fields)).toMatchObject(items)
  expect(readBasketItems(fields)).toHaveLength(items.length)
})

const line = fc.record({
  index: fc.nat(999_999_999),
  product: fc.integer({ min: 1, max: 999_999_999 }),
  size: fc.constantFrom('', 'S', 'M', 'uniw'),
  quantity: fc.nat(5_000),
  comment: fc.constantFrom('', 'na prezent', 'bez kartonu'),
})
const lines = fc.uniqueArray(line, { selector: ({ index }) => index, maxLength: 40 })

test('A7.10 B7.9 any set of indexes, with fields in any order, gives one line per index, each with its own fields', () => {
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.nat(1_000)), (lines, chance) => {
      const fields = lines.flatMap(({ index, product, size, quantity, comment }): [string, string][] => [
        [`product[${index}]`, String(product)],
        [`size[${index}]`, size],
        [`set_quantity[${index}]`, String(quantity)],
        [`comment[${index}]`, comment],
      ])
      const shuffled = fields
        .map((field) => ({ field, order: chance.next().value }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ field }) => field)
      const key = (item: object) => JSON.stringify(item, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
      const read = readBasketItems(shuffled).map(({ product, size, quantity, comment }) =>
        key({ product, size, quantity, comment }),
      )
      const expected = lines.map(({ product, size, quantity, comment }) =>
        key({ product: String(product), size, quantity: parseDecimal(String(quantity)), comment }),
      )
      expect(read.toSorted()).toEqual(expected.toSorted())
    }),
  )
})

test.each<[string, string[], string[]]>([
  ['nothing to count', ['product[3]', 'size[3]', 'mode'], ['product[3]', 'size[3]', 'mode']],
  [
    'each name separately',
    ['product[]', 'size[]', 'product[]', 'size[]'],
    ['product[0]', 'size[0]', 'product[1]', 'size[1]'],
  ],
  ['after the highest index', ['product[4]', 'product[2]', 'product[]'], ['product[4]', 'product[2]', 'product[5]']],
  [
    'an index inside brackets',
    ['bundled_size[][2]', 'bundled_size[][2]'],
    ['bundled_size[0][2]', 'bundled_size[1][2]'],
  ],
  ['other names', ['[]', 'product[', 'product[x]', 'pro duct[]'], ['[]', 'product[', 'product[x]', 'pro duct[]']],
])('A7.10 missing indexes are counted as PHP does: %s', (_, names, expected) => {
  expect(countIndexes(names.map((name) => [name, '1'])).map(([name]) => name)).toEqual(expected)
})

test('A7.10 with any number of rows, the fields of a row have the same index', () => {
  const row = fc.tuple(fc.nat(99), fc.nat(9))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const fields = rows.flatMap(([product, quantity]): [string, string][] => [
        ['product[]', String(product)],
        ['set_quantity[]', String(quantity)],
      ])
      expect(countIndexes(fields)).toEqual(
        rows.flatMap(([product, quantity], index) => [
          [`product[${index}]`, String(product)],
          [`set_quantity[${index}]`, String(quantity)],
        ]),
      )
    }),
  )
})
