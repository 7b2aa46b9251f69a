import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceilToStep, decimal, decimalText, divideHalfUp, floorToStep, formatDecimal, parseDecimal } from './decimal.ts'

test('0.1 and 0.2 are exactly 0.3', () => {
  expect(decimal('0.1') + decimal('0.2')).toBe(decimal('0.3'))
})

describe('reading', () => {
  test.each(['', '.', '1e3', '+1', '1,5', '0x10', 'NaN', 'Infinity', '1.2.3', ' 1', '0.0000001', '1'.repeat(13)])(
    "'%s' is not a decimal number",
    (text) => expect(parseDecimal(text)).toBeNull(),
  )

  test.each([
    ['1', '1'],
    ['1.', '1'],
    ['0.250000', '0.25'],
    ['0.2500000000', '0.25'],
    ['-2.5', '-2.5'],
    ['007', '7'],
  ])("'%s' is %s", (text, same) => expect(decimalText(decimal(text))).toBe(same))
})

test('B9.26 every number of up to 6 places is parsed and formatted without loss', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }), (millionths) => {
      expect(parseDecimal(decimalText(millionths))).toBe(millionths)
    }),
  )
})

test('the Polish format has a comma', () => {
  expect(formatDecimal(decimal('0.5'))).toBe('0,5')
  expect(formatDecimal(decimal('2'))).toBe('2')
  expect(formatDecimal(decimal('2'), 2)).toBe('2,00')
})

test('rounding up and down encloses the value and returns whole steps', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(positive, positive, (value, step) => {
      const up = ceilToStep(value, step)
      const down = floorToStep(value, step)
      expect(down <= value && value <= up && up - down <= step).toBe(true)
      expect(up % step === 0n && down % step === 0n).toBe(true)
    }),
  )
})

test.each([
  [5n, 2n, 3n],
  [4n, 2n, 2n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
])('%i / %i rounded half up is %i', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient)
})
