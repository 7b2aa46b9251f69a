import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import {
  addTaxed,
  convertFromBase,
  formatAmount,
  formatMoney,
  highestUnitPrice,
  polishZloty,
  splitVat,
  timesQuantity,
  wireAmount,
} from './money.ts'

describe('A9.7 a formatted price', () => {
  test.each([
    [0, '0,00 zł'],
    [5, '0,05 zł'],
    [5900, '59,00 zł'],
    [123450, '1 234,50 zł'],
    [100000000, '1 000 000,00 zł'],
    [-1250, '-12,50 zł'],
  ])('A9.7 %i grosz by the default mask: %s, with no-break spaces', (amount, formatted) => {
    expect(formatMoney(amount, polishZloty)).toBe(formatted.replaceAll(' ', '\u00a0'))
  })

  test.each([
    ['###,##0.00', '1,234.50'],
    ['###&nbsp;##0', '123\u00a0450'],
    ['##0,00', '1234,50'],
    ['###.##0,000', '123,450'],
  ])('A9.7 the mask %s sets grouping, separator and places: %s', (mask, formatted) => {
    expect(formatAmount(123450, mask)).toBe(formatted)
  })

  test('A9.7 the symbol is before or after the amount, with a space or without', () => {
    expect(formatMoney(5900, { ...polishZloty, symbol: '€', symbolBefore: true, symbolSpace: false })).toBe('€59,00')
  })

  test('a mask without digits is refused', () => {
    expect(() => formatAmount(1, 'zł')).toThrow(RangeError)
  })
})

test('half a metre at 68,01 zł costs 34,01 zł: half a grosz is rounded up', () => {
  expect(timesQuantity(6801, decimal('0.5'))).toBe(3401)
})

test('amounts beyond exact integers are refused, never rounded', () => {
  expect(timesQuantity(highestUnitPrice, decimal('99999'))).toBe(99_999_000_000_000)
  expect(() => timesQuantity(highestUnitPrice, decimal('10000000'))).toThrow(RangeError)
  const most = { gross: Number.MAX_SAFE_INTEGER, net: Number.MAX_SAFE_INTEGER, vat: 0 }
  expect(() => addTaxed([most, { gross: 1, net: 1, vat: 0 }])).toThrow(RangeError)
})

test.each([
  [12300, '23', 10000],
  [10800, '8.00', 10000],
  [100, '23', 81],
  [1, '23', 1],
  [5900, '0', 5900],
])('VAT: of %i gross at %s % the net is %i', (gross, percent, net) => {
  expect(splitVat(gross, percent)).toEqual({ gross, net, vat: gross - net })
})

test('gross is always net plus VAT, in every line and every sum', () => {
  const line = fc.record({ gross: fc.nat(100_000_000), percent: fc.constantFrom('0', '5', '8', '23', '27.5') })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sum = addTaxed(lines.map(({ gross, percent }) => splitVat(gross, percent)))
      expect(sum.gross).toBe(lines.reduce((total, { gross }) => total + gross, 0))
      expect(sum.net + sum.vat).toBe(sum.gross)
    }),
  )
})

test.each([
  [5900, '59.00'],
  [5, '0.05'],
  [-5, '-0.05'],
])('on the wire %i is %s', (amount, text) => expect(wireAmount(amount)).toBe(text))

test.each([
  [5900, '4.25', 1388],
  [1000, '4.2345', 236],
  [425, '4.25', 100],
  [1, '4.25', 1],
  [3, '4', 1],
  [5, '10', 1],
  [14, '10', 1],
  [15, '10', 2],
  [0, '4.25', 0],
  [1_000_000_000, '0.000001', 1_000_000_000_000_000],
])('%i grosz at %s PLN are %i cents', (amount, rate, cents) => {
  expect(convertFromBase(amount, { rate: decimal(rate) })).toBe(cents)
})

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
const rates = fc.bigInt({ min: 10_000n, max: 1_000_000_000n })

test('conversion is zero only for zero, monotonic, and off by half a cent at most above one', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, (amount, other, rate) => {
      const [cheap, dear] = [Math.min(amount, other), Math.max(amount, other)]
      const cents = convertFromBase(cheap, { rate })
      expect(cents > 0).toBe(cheap > 0)
      expect(cents).toBeLessThanOrEqual(convertFromBase(dear, { rate }))
      const error = 2n * (BigInt(cents) * rate - BigInt(cheap) * 1_000_000n)
      expect((error <= rate || cents === 1) && -error <= rate).toBe(true)
    }),
  )
})
