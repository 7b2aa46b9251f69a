import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { priceAtQuantity, shownAmount } from './price-in-force.ts'

test('A1.3 a price is shown with VAT or without', () => {
  expect(shownAmount(12300, '23', 'gross')).toBe(12300)
  expect(shownAmount(12300, '23', 'net')).toBe(10000)
})

describe('the price at a quantity', () => {
  const tiers = [
    { from: decimal(2), gross: 5500 },
    { from: decimal(4), gross: 5100 },
    { from: decimal('8.5'), gross: 4700 },
  ]

  test.each([
    ['1', 5900],
    ['2', 5500],
    ['3.999999', 5500],
    ['4', 5100],
    ['8.499999', 5100],
    ['8.5', 4700],
    ['1000', 4700],
  ])('A4.10 the price of %s is that of the highest threshold reached: %i', (quantity, gross) => {
    expect(priceAtQuantity(5900, tiers, decimal(quantity))).toBe(gross)
  })

  test('A4.10 the price is never above the price of one, and never rises with the quantity', () => {
    const tier = fc.record({ from: fc.bigInt({ min: 1n, max: 10n ** 9n }), gross: fc.nat() })
    const quantity = fc.bigInt({ min: 0n, max: 10n ** 9n })
    fc.assert(
      fc.property(fc.nat(), fc.array(tier), quantity, quantity, (gross, tiers, some, more) => {
        expect(priceAtQuantity(gross, tiers, some)).toBeLessThanOrEqual(gross)
        expect(priceAtQuantity(gross, tiers, some + more)).toBeLessThanOrEqual(priceAtQuantity(gross, tiers, some))
      }),
    )
  })
})
