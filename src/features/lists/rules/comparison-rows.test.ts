import { expect, test } from 'vitest'
import { comparisonRows, parameterRows, sizesRows } from './comparison-rows.ts'

const row = (key: string, ...values: string[]) => ({ key, label: key, values })

test.each([
  ['all lines, differing first', false, ['price', 'colour', 'maker', 'unit']],
  ['the differing ones alone', true, ['price', 'colour']],
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

test('B2.51 one product differs from none', () => {
  expect(comparisonRows([row('price', '10')], { onlyDifferences: false })).toMatchObject([{ differs: false }])
})

test('B2.51 parameters stand side by side by their names', () => {
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

test('B2.51 values of gift cards stand in a line of their own beside sizes', () => {
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
