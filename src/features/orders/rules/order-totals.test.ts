import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineWorth } from '#features/pricing/rules/line-worth.ts'
import { orderTotals } from './order-totals.ts'

const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  unitGross: fc.integer({ min: 0, max: 100_000_00 }),
  vatPercent: fc.constantFrom('23', '8.00', '5', '0'),
  isSent: fc.boolean(),
})

test('gross is net plus VAT, everywhere; the total is the sum of its parts, to the grosz', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      fc.constantFrom('gross' as const, 'net' as const),
      (lines, cost, paymentGross, priceType) => {
        const costs = { gross: cost, paymentGross, vatPercent: '23' }
        const { goods, delivery, payment, parts: taxed, total } = orderTotals(lines, costs, priceType)
        const parts = lines.map((line) => lineWorth(line, priceType))
        for (const part of [...parts, goods, delivery, payment, total]) {
          expect(part.gross).toBe(part.net + part.vat)
          expect(part.net >= 0 && part.vat >= 0).toBe(true)
        }
        expect(goods.gross).toBe(parts.reduce((sum, part) => sum + part.gross, 0))
        expect([delivery.gross, payment.gross]).toEqual([cost, paymentGross])
        expect(total.gross).toBe(goods.gross + cost + paymentGross)
        expect(total.net).toBe(goods.net + delivery.net + payment.net)
        expect(taxed.reduce((sum, { vat }) => sum + vat, 0)).toBe(total.vat)
      },
    ),
  )
})
