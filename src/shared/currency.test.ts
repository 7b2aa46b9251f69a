import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from './currency.ts'
import { decimal } from './decimal.ts'

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
  expect(convert(amount, { rate: decimal(rate) })).toBe(cents)
})

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
const rates = fc.bigInt({ min: 10_000n, max: 1_000_000_000n })

test('what is converted is nothing only if it was, never dearer than something dearer, and off by half a cent at most above one', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, (amount, other, rate) => {
      const [cheap, dear] = [Math.min(amount, other), Math.max(amount, other)]
      const cents = convert(cheap, { rate })
      expect(cents > 0).toBe(cheap > 0)
      expect(cents).toBeLessThanOrEqual(convert(dear, { rate }))
      const error = 2n * (BigInt(cents) * rate - BigInt(cheap) * 1_000_000n)
      expect((error <= rate || cents === 1) && -error <= rate).toBe(true)
    }),
  )
})
