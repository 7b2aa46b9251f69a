import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { lineTotal, orderTotals } from './totals.ts'

describe('one line', () => {
  test.each([
    { quantity: '1', unitGross: 5900, vatPercent: '23', gross: 5900, net: 4797 },
    { quantity: '0.5', unitGross: 4999, vatPercent: '23', gross: 2500, net: 2033 },
    { quantity: '0.25', unitGross: 8900, vatPercent: '8.00', gross: 2225, net: 2060 },
    { quantity: '3', unitGross: 333, vatPercent: '5', gross: 999, net: 951 },
    { quantity: '2', unitGross: 100, vatPercent: '0', gross: 200, net: 200 },
    { quantity: '1', unitGross: 0, vatPercent: '23', gross: 0, net: 0 },
  ])('$quantity × $unitGross at $vatPercent %: $gross, net $net', ({ quantity, unitGross, vatPercent, gross, net }) => {
    expect(lineTotal({ quantity: decimal(quantity), unitGross, vatPercent })).toEqual({ gross, net, vat: gross - net })
  })
})

const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  unitGross: fc.integer({ min: 0, max: 100_000_00 }),
  vatPercent: fc.constantFrom('23', '8.00', '5', '0'),
})

test('gross is net and VAT, everywhere; the whole is the sum of its parts, to the grosz', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.integer({ min: 0, max: 10_000 }), (lines, cost) => {
      const { goods, delivery, total } = orderTotals(lines, { gross: cost, vatPercent: '23' })
      for (const part of [...lines.map(lineTotal), goods, delivery, total]) {
        expect(part.gross).toBe(part.net + part.vat)
        expect(part.net >= 0 && part.vat >= 0).toBe(true)
      }
      expect(goods.gross).toBe(lines.map(lineTotal).reduce((sum, part) => sum + part.gross, 0))
      expect(total.gross).toBe(goods.gross + cost)
      expect(total.net).toBe(goods.net + delivery.net)
    }),
  )
})

test('a line is never more than half a grosz away from exact, gross and net', () => {
  fc.assert(
    fc.property(line, (line) => {
      const { gross, net } = lineTotal(line)
      expect(Math.abs(gross - (line.unitGross * Number(line.quantity)) / 1e6)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(net - gross / (1 + Number(line.vatPercent) / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
