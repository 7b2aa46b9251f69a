import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyComparisonChange, comparisonRows, maxCompared, parameterRows, sizesRows } from './comparison.ts'

const known = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each<[string, number[], { wanted: boolean; productId: number | null }, number[], string]>([
  ['the first', [], { wanted: true, productId: 1 }, [1], 'added'],
  ['one more', [2], { wanted: true, productId: 1 }, [2, 1], 'added'],
  ['the same again', [2, 1], { wanted: true, productId: 2 }, [2, 1], 'added'],
  ['an unknown one', [2], { wanted: true, productId: 99 }, [2], 'unknown_product'],
  ['none', [2], { wanted: true, productId: null }, [2], 'unknown_product'],
  ['an eleventh', ten, { wanted: true, productId: 11 }, ten, 'too_many'],
  [
    'an eleventh when another is no longer sold',
    [99, ...ten.slice(1)],
    { wanted: true, productId: 11 },
    [...ten.slice(1), 11],
    'added',
  ],
  ['one removed', [1, 2, 3], { wanted: false, productId: 2 }, [1, 3], 'removed'],
  ['one removed that is not in it', [1], { wanted: false, productId: 9 }, [1], 'removed'],
  ['one removed that is no longer sold', [99, 1], { wanted: false, productId: 99 }, [1], 'removed'],
  ['all', [1, 2], { wanted: false, productId: null }, [], 'emptied'],
])('B2.51 comparison: %s', (_, stored, change, ids, code) => {
  const changed = applyComparisonChange(stored, change, known)
  expect([changed.ids, changed.outcome.code]).toEqual([ids, code])
})

test('B2.51 after any changes, no product is compared twice, and no more than ten are', () => {
  const change = fc.record({
    wanted: fc.boolean(),
    productId: fc.option(fc.integer({ min: 1, max: 14 }), { freq: 12 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const ids = changes.reduce((stored, change) => applyComparisonChange(stored, change, known).ids, [] as number[])
      expect(ids.length).toBeLessThanOrEqual(maxCompared)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => known.has(id))).toBe(true)
    }),
  )
})

const row = (key: string, ...values: string[]) => ({ key, label: key, values })

test.each([
  ['all rows, differing first', false, ['price', 'colour', 'maker', 'unit']],
  ['only differing rows', true, ['price', 'colour']],
])('B2.51 a comparison shows %s', (_, onlyDifferences, keys) => {
  const rows = [
    row('maker', 'Len', 'Len'),
    row('price', '10', '12'),
    row('nothing', '', ''),
    row('unit', 'szt.', 'szt.'),
    row('colour', '', 'biały'),
  ]
  expect(comparisonRows(rows, { onlyDifferences }).map(({ key }) => key)).toEqual(keys)
})

test('B2.51 a single product has no differences', () => {
  expect(comparisonRows([row('price', '10')], { onlyDifferences: false })).toMatchObject([{ differs: false }])
})

test('B2.51 parameters are side by side by their names', () => {
  const products = [
    [
      { name: 'Kolor', values: ['biały', 'szary'] },
      { name: 'Materiał', values: ['kamionka'] },
    ],
    [{ name: 'Pojemność', values: ['300 ml'] }],
    [{ name: 'Kolor', values: ['biały'] }],
  ]
  expect(parameterRows(products).map(({ label, values }) => [label, ...values])).toEqual([
    ['Kolor', 'biały, szary', '', 'biały'],
    ['Materiał', 'kamionka', '', ''],
    ['Pojemność', '', '300 ml', ''],
  ])
})

test('B2.51 values of gift cards have their own row next to sizes', () => {
  const products = [
    { kind: 'item', sizes: ['S', 'M'] },
    { kind: 'virtual', sizes: ['50 zł', '100 zł'] },
    { kind: 'item', sizes: [] },
    { kind: 'service', sizes: ['rano', 'wieczorem'] },
  ] as const
  const rows = sizesRows(
    products.map(({ kind, sizes }) => ({ kind, sizes: [...sizes] })),
    {},
  )
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Rozmiary', 'S, M', '', '', ''],
    ['Wartości', '', '50 zł, 100 zł', '', ''],
    ['Warianty', '', '', '', 'rano, wieczorem'],
  ])
})
