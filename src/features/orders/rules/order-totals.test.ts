import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineWorth } from '#features/pricing/rules/vat.ts'
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
      fc.constantFrom('gross' as const, 'net' as const),
      (lines, cost, priceType) => {
        const { goods, delivery, total } = orderTotals(lines, { gross: cost, vatPercent: '23' }, priceType)
        const parts = lines.map((line) => lineWorth(line, priceType))
        for (const part of [...parts, goods, delivery, total]) {
          expect(part.gross).toBe(part.net + part.vat)
          expect(part.net >= 0 && part.vat >= 0).toBe(true)
        }
        expect(goods.gross).toBe(parts.reduce((sum, part) => sum + part.gross, 0))
        expect(total.gross).toBe(goods.gross + cost)
        expect(total.net).toBe(goods.net + delivery.net)
      },
    ),
  )
})
