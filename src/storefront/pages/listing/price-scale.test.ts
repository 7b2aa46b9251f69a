import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceScale } from './price-scale.ts'

test.each([
  [
    { lowest: 2900, highest: 18_900 },
    { from: 28, to: 190, step: 2 },
  ],
  [
    { lowest: 1250, highest: 4999 },
    { from: 12, to: 50, step: 1 },
  ],
  [
    { lowest: 900, highest: 289_900 },
    { from: 0, to: 2900, step: 50 },
  ],
  [
    { lowest: 5900, highest: 5900 },
    { from: 59, to: 60, step: 1 },
  ],
])('prices of %j are on the scale %j', (prices, scale) => expect(priceScale(prices)).toEqual(scale))

test('every price is on the scale, which has at most 102 steps of a round number', () => {
  const amounts = fc.tuple(fc.nat(1_000_000_000), fc.nat(1_000_000_000))
  fc.assert(
    fc.property(amounts, ([one, other]) => {
      const prices = { lowest: Math.min(one, other), highest: Math.max(one, other) }
      const { from, to, step } = priceScale(prices)
      expect(from * 100).toBeLessThanOrEqual(prices.lowest)
      expect(to * 100).toBeGreaterThanOrEqual(prices.highest)
      expect(from).toBeLessThan(to)
      expect((to - from) % step).toBe(0)
      expect((to - from) / step).toBeLessThanOrEqual(102)
      expect(String(step)).toMatch(/^[125]0*$/)
    }),
  )
})
