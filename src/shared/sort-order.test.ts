import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byNaturalOrder, bySizeOrder, sizesInOrder, sortKey } from './sort-order.ts'

test.each([
  [['2 cm', '8 cm', '8,5 cm', '10 cm']],
  [['70 ml', '300 ml', '1 l', '1,2 l', '4 l']],
  [['50 g', '100 g', '250 g', '0,5 kg', '1 kg']],
  [['25 mm', '4 cm', '1,5 m']],
  [['40x40', '70x140', '140x180', '140x240']],
  [['3–5 lat', '6–9 lat', '10–12 lat']],
  [['10 g', '5 cm', 'biały', 'zielony']],
])('%j stand as people count them', (names) => {
  expect(names.toReversed().sort(byNaturalOrder)).toEqual(names)
})

test('names have one order, whatever their input order', () => {
  const names = [
    '1 l',
    '70 ml',
    '5 kropek',
    '2 cm',
    '10 cm',
    '1 kg',
    '500 g',
    '40 × 60 cm',
    '12',
    'len',
    '',
    '190 g/m²',
  ]
  const sorted = names.toSorted(byNaturalOrder)
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (shuffled) => {
      expect(shuffled.toSorted(byNaturalOrder)).toEqual(sorted)
    }),
  )
})

test.each([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']],
  [['XS', 'XS/S', 'S', 'S/M', 'M', 'L/XL', '2XL', 'xxxl']],
  [['36', '36,5', '38', '40', '104', '110']],
  [['30x40', '50x70', '100x70']],
  [['250 g', '1 kg']],
  [['uniw', 'S', 'M']],
])('the sizes %j stand from the smallest', (names) => {
  expect(names.toReversed().sort(bySizeOrder)).toEqual(names)
})

test.each([
  [
    ['L', 'S', 'XL', 'M'],
    ['S', 'M', 'L', 'XL'],
  ],
  [
    ['10 cm', '2 cm'],
    ['2 cm', '10 cm'],
  ],
  [
    ['mały', 'duży', 'ogromny'],
    ['mały', 'duży', 'ogromny'],
  ],
  [
    ['zwykły', 'M', 'S'],
    ['zwykły', 'M', 'S'],
  ],
])('%j are shown as %j: names without a natural order stay in the order of the merchant', (names, shown) => {
  expect(sizesInOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(shown)
})

const inPolishOrder = [
  '5 kubków',
  'aksamit',
  'ananas',
  'ąbr',
  'bluszcz',
  'cynamon',
  'ćma',
  'łan',
  'łyżka',
  'mak',
  'śliwka',
  'talerz',
  'zając',
  'źdźbło',
  'żaba',
]

test('byte order of the keys is Polish order: ą after a, ł after l, ż last', () => {
  const shuffled = [...inPolishOrder].reverse()
  const sorted = shuffled.sort((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))
  expect(sorted).toEqual(inPolishOrder)
})

test('case and punctuation are ignored, a shorter name comes first', () => {
  expect(sortKey('Kubek „Ania”') < sortKey('kubek Basia')).toBe(true)
  expect(sortKey('len') < sortKey('len szary')).toBe(true)
  expect(sortKey('café') < sortKey('cafez')).toBe(true)
})
