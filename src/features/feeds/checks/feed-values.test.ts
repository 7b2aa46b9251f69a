import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#shared/money.ts'
import { parseVatClass, readAmount, readStock } from './feed-values.ts'

test.each([
  ['129', 12900],
  ['80.00', 8000],
  ['1 234,50', 123450],
  ['1\u00a0234,50 zł', 123450],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['1,234,567', 123456700],
  ['12,5', 1250],
  ['0.019', 2],
  ['99,995', null],
  ['1.234', null],
  ['1,234', null],
  ['0', null],
  ['0.001', null],
  ['-5', null],
  ['1e3', null],
  ['12,34,56', null],
  ['', null],
  ['za darmo', null],
  ['10000000', 1_000_000_000],
  ['10000000,01', null],
])('the price %j is %j grosz', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test('when the point always separates decimals, any number of them is rounded half up', () => {
  expect(readAmount('65.045', true)).toBe(6505)
  expect(readAmount('1.2344', true)).toBe(123)
  expect(readAmount('80,00', true)).toBe(8000)
})

test('reads every amount in Polish and programming notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      for (const mask of ['###&nbsp;##0,00', '##0.00', '###.##0,00', '###,##0.00'])
        expect(readAmount(formatAmount(amount, mask))).toBe(amount)
    }),
  )
})

test.each([
  ['12', '12'],
  ['2,5', '2.5'],
  ['1 200', '1200'],
  ['0.12345678', '0.123456'],
  ['-3', '0'],
  ['-1', '-1'],
  ['-1.0', '-1'],
  ['dużo', null],
])('the stock %j is %j', (text, stock) => {
  expect(readStock(text, true)).toBe(stock)
})

test('when -1 does not mean unlimited, it is out of stock', () => {
  expect(readStock('-1', false)).toBe('0')
})

test.each([
  ['23', '23'],
  ['23.00', '23'],
  ['8,0', '8'],
  [' 5 % ', '5'],
  ['0%', '0'],
  ['zw', 'zw'],
  ['ZW.', 'zw'],
  ['np', 'np'],
  ['', ''],
])('VAT %j in a feed is the class %j', (text, vatClass) => {
  expect(parseVatClass(text)).toBe(vatClass)
})
