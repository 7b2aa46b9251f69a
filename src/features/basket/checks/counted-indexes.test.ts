import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countIndexes } from './counted-indexes.ts'

test.each<[string, string[], string[]]>([
  ['nothing to count', ['product[3]', 'size[3]', 'mode'], ['product[3]', 'size[3]', 'mode']],
  [
    'each name by itself',
    ['product[]', 'size[]', 'product[]', 'size[]'],
    ['product[0]', 'size[0]', 'product[1]', 'size[1]'],
  ],
  ['on from the highest', ['product[4]', 'product[2]', 'product[]'], ['product[4]', 'product[2]', 'product[5]']],
  ['what stands within', ['bundled_size[][2]', 'bundled_size[][2]'], ['bundled_size[0][2]', 'bundled_size[1][2]']],
  ['other names', ['[]', 'product[', 'product[x]', 'pro duct[]'], ['[]', 'product[', 'product[x]', 'pro duct[]']],
])('A7.10 indexes that are left out are counted as PHP does: %s', (_, names, expected) => {
  expect(countIndexes(names.map((name) => [name, '1'])).map(([name]) => name)).toEqual(expected)
})

test('A7.10 however many rows: their fields lie under the same index', () => {
  const row = fc.tuple(fc.nat(99), fc.nat(9))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const fields = rows.flatMap(([product, quantity]): [string, string][] => [
        ['product[]', String(product)],
        ['set_quantity[]', String(quantity)],
      ])
      expect(countIndexes(fields)).toEqual(
        rows.flatMap(([product, quantity], place) => [
          [`product[${place}]`, String(product)],
          [`set_quantity[${place}]`, String(quantity)],
        ]),
      )
    }),
  )
})
