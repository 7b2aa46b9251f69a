import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import { lineWorth } from './line-worth.ts'
import { shownAmount } from './price-in-force.ts'

describe('one line', () => {
  test.each([
    { quantity: '1', unitGross: 5900, vatPercent: '23', gross: 5900, net: 4797 },
    { quantity: '0.5', unitGross: 4999, vatPercent: '23', gross: 2500, net: 2033 },
    { quantity: '0.25', unitGross: 8900, vatPercent: '8.00', gross: 2225, net: 2060 },
    { quantity: '3', unitGross: 333, vatPercent: '5', gross: 999, net: 951 },
    { quantity: '2', unitGross: 100, vatPercent: '0', gross: 200, net: 200 },
    { quantity: '1', unitGross: 0, vatPercent: '23', gross: 0, net: 0 },
  ])('$quantity × $unitGross at $vatPercent %: $gross, net $net', ({ quantity, unitGross, vatPercent, gross, net }) => {
    const line = { quantity: decimal(quantity), unitGross, vatPercent }
    expect(lineWorth(line, 'gross')).toEqual({ gross, net, vat: gross - net })
  })

  test.each([
    { quantity: '3', unitGross: 1999, discountGross: 0, vatPercent: '23', net: 4875, gross: 5996 },
    { quantity: '3', unitGross: 1999, discountGross: 600, vatPercent: '23', net: 4387, gross: 5396 },
    { quantity: '3', unitGross: 1999, discountGross: 5997, vatPercent: '23', net: 0, gross: 0 },
    { quantity: '0.5', unitGross: 4999, discountGross: 0, vatPercent: '8', net: 2315, gross: 2500 },
  ])(
    'A1.3 $quantity × $unitGross less $discountGross at $vatPercent % in a net shop: net $net, gross $gross',
    (expected) => {
      const { quantity, net, gross, ...line } = expected
      expect(lineWorth({ ...line, quantity: decimal(quantity) }, 'net')).toEqual({ gross, net, vat: gross - net })
    },
  )
})

const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  unitGross: fc.integer({ min: 0, max: 100_000_00 }),
  vatPercent: fc.constantFrom('23', '8.00', '5', '0'),
})

test('the price that a shop shows times the quantity is the total that it shows', () => {
  fc.assert(
    fc.property(line, fc.constantFrom('gross' as const, 'net' as const), (line, priceType) => {
      const unit = shownAmount(line.unitGross, line.vatPercent, priceType)
      expect(lineWorth(line, priceType)[priceType]).toBe(timesQuantity(unit, line.quantity))
    }),
  )
})

test('a line is never more than half a grosz away from exact, gross and net', () => {
  fc.assert(
    fc.property(line, (line) => {
      const { gross, net } = lineWorth(line, 'gross')
      expect(Math.abs(gross - (line.unitGross * Number(line.quantity)) / 1e6)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(net - gross / (1 + Number(line.vatPercent) / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
