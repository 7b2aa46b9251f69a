import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryVat } from './delivery-vat.ts'

describe('delivery is taxed as the goods are, in proportion', () => {
  const mug = { gross: 5900, vatPercent: '23' }
  const book = { gross: 2950, vatPercent: '5.00' }
  test.each([
    ['of one rate', [mug, mug], [['23', 1690]]],
    ['of another', [book], [['5', 1690]]],
    [
      'of two',
      [book, mug],
      [
        ['23', 1127],
        ['5', 563],
      ],
    ],
    [
      'of two, as much of each',
      [book, { ...mug, gross: 2950 }],
      [
        ['23', 845],
        ['5', 845],
      ],
    ],
    ['worth nothing', [{ gross: 0, vatPercent: '8' }], [['23', 1690]]],
    ['none', [], [['23', 1690]]],
  ])('goods %s', (_, goods, shares) => {
    expect(deliveryVat(1690, goods, '23.00').map(({ vatPercent, gross }) => [vatPercent, gross])).toEqual(shares)
  })
})

test('the shares are the whole, and each has its VAT', () => {
  const goods = fc.array(fc.record({ gross: fc.nat(1_000_000), vatPercent: fc.constantFrom('23', '8', '5', '0') }))
  fc.assert(
    fc.property(fc.nat(100_000), goods, (gross, goods) => {
      const shares = deliveryVat(gross, goods, '23')
      expect(shares.reduce((sum, share) => sum + share.gross, 0)).toBe(gross)
      for (const share of shares) {
        expect(share.net + share.vat).toBe(share.gross)
        expect(Math.abs(share.net * (1 + Number(share.vatPercent) / 100) - share.gross)).toBeLessThanOrEqual(0.75)
      }
    }),
  )
})
