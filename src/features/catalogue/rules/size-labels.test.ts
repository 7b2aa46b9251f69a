import { expect, test } from 'vitest'
import { cardSizesText, sizesLabel } from './size-labels.ts'

test.each([
  [[], null],
  [['M'], 'Rozmiar: M'],
  [['S', 'M', 'L'], 'Rozmiary: S, M, L'],
  [['36', '37'], 'Rozmiary: 36, 37'],
  [['36', '37', '38', '39', '40', '41', '42'], 'Rozmiary: 36–42'],
  [['36', '37', '39'], 'Rozmiary: 36, 37, 39'],
  [['XS', 'S', 'M', 'L', 'XL'], 'Rozmiary: XS, S, M, L, XL'],
  [['50 g', '100 g', '250 g'], '50 g, 100 g, 250 g'],
  [['140 × 180 cm', '140 × 240 cm', '160 × 300 cm'], '3\u00a0rozmiary, m.in. 140 × 180 cm'],
  [['40 × 40 cm', '50 × 50 cm', '60 × 60 cm'], '3\u00a0rozmiary, m.in. 40 × 40 cm, 50 × 50 cm'],
  [['szeroki jak parapet w kuchni', 'wąski'], '2\u00a0rozmiary, m.in. szeroki jak parapet w kuchni'],
  [['36', '38', '40', '42', '44', '46', '48', '50', '52'], '9\u00a0rozmiarów, m.in. 36, 38, 40, 42, 44, 46'],
])('B2.45 for the sizes %j a card shows %j', (sizes, words) => {
  expect(cardSizesText('item', sizes, {})).toBe(words)
})

test.each([
  [['100 zł', '200 zł', '500 zł'], '100 zł, 200 zł, 500 zł'],
  [['100 zł', '200 zł', '500 zł', '1 000 zł'], '100 zł, …'],
  [[], null],
])('for the values %j of a gift card it shows %j', (sizes, words) => {
  expect(cardSizesText('virtual', sizes, {})).toBe(words)
})

test.each([
  ['item', ['S', 'M'], 'Rozmiar'],
  ['item', ['50 zł'], 'Rozmiar'],
  ['item', [], 'Rozmiar'],
  ['item', ['50 g', '0,25 kg', '1 kg'], 'Opakowanie'],
  ['item', ['50 g', 'próbka'], 'Rozmiar'],
  ['virtual', ['100 zł', '1 000 zł', '49,90 zł', '20 €'], 'Wartość'],
  ['virtual', ['PDF', 'EPUB'], 'Wariant'],
  ['service', ['rano', 'po południu'], 'Wariant'],
] as const)('sizes of %s, %j, are called %s', (kind, names, word) => {
  expect(sizesLabel(kind, [...names], {})).toBe(word)
})
