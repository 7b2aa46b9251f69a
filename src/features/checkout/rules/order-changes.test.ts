import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import {
  currencyChange,
  orderChanges,
  parseSeenLine,
  parseSeenSizes,
  type SeenLine,
  serializeSeenLine,
  serializeSeenSizes,
} from './order-changes.ts'

const mug = { lineId: 1, quantity: decimal(2), gross: 11_800 }
const fabric = { lineId: 2, quantity: decimal('0.5'), gross: 2500 }
const seen = {
  lines: [mug, fabric],
  extras: 'gift:7 wrap:9:1',
  totalGross: 15_800,
  currency: 'PLN',
  termsVersion: 1,
  consents: 'words',
}
const named = (lines: SeenLine[]) => lines.map((line) => ({ ...line, name: `towar ${line.lineId}` }))

test.each([
  ['nothing', {}, []],
  ['a price', { lines: named([{ ...mug, gross: 12_000 }, fabric]), totalGross: 16_000 }, ['price']],
  [
    'a quantity',
    { lines: named([mug, { ...fabric, quantity: decimal(1), gross: 5000 }]), totalGross: 1 },
    ['quantity'],
  ],
  ['an added line', { lines: named([mug, fabric, { ...mug, lineId: 3 }]), totalGross: 27_600 }, ['added']],
  ['a removed line', { lines: named([mug]), totalGross: 13_300 }, ['removed']],
  ['delivery', { totalGross: 16_300 }, ['total']],
  ['a free gift', { extras: 'wrap:9:1' }, ['extras']],
  ['the terms', { termsVersion: 2 }, ['terms']],
  ['the words of a consent', { consents: 'other words' }, ['consents']],
  ['price and terms', { lines: named([{ ...mug, gross: 1 }, fabric]), termsVersion: 2 }, ['price', 'terms']],
])('%s has changed since the shopper opened the form', (_what, change, kinds) => {
  const present = { ...seen, lines: named(seen.lines), ...change }
  expect(orderChanges(seen, present).map((change) => change.kind)).toEqual(kinds)
})

test('a change of currency names both codes', () => {
  expect(currencyChange(seen, 'PLN')).toEqual([])
  expect(currencyChange(seen, 'EUR')).toEqual([{ kind: 'currency', before: 'PLN', after: 'EUR' }])
})

test('a change of price has both amounts', () => {
  const present = { ...seen, lines: named([{ ...mug, gross: 12_000 }, fabric]) }
  expect(orderChanges(seen, present)).toEqual([
    { kind: 'price', lineId: 1, name: 'towar 1', before: mug, after: { ...mug, gross: 12_000 } },
  ])
})

test('serialized lines are read back; invalid text is not', () => {
  expect(parseSeenLine(serializeSeenLine(fabric))).toEqual(fabric)
  for (const nonsense of ['', '1:2', '1:0.1.2:3', '1:2:-3', 'a:1:1', '1:1e9:1'])
    expect(parseSeenLine(nonsense)).toBeNull()
})

test('sizes and the chosen parts of bundles are named once; other text, and more than a basket has, is left out', () => {
  const written = serializeSeenSizes([{ sizeId: 5, partIds: [7, 9] }, { sizeId: 7 }, { sizeId: 12 }])
  expect(written).toBe('5 7 9 12')
  expect(parseSeenSizes(written)).toEqual([5, 7, 9, 12].map((sizeId) => ({ sizeId })))
  for (const nonsense of [undefined, '', '0', '-1', '1.5', "1'", '9999999999'])
    expect(parseSeenSizes(nonsense)).toEqual([])
  expect(parseSeenSizes('1 '.repeat(1_000))).toHaveLength(100)
})
