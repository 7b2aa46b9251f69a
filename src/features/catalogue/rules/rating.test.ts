import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanRating, ratingTextsOf } from './rating.ts'

test.each([
  [[], ''],
  [[5], '5,0'],
  [[5, 4], '4,5'],
  [[5, 5, 4], '4,7'],
  [[1, 2], '1,5'],
  [[4, 4, 4, 5], '4,3'], // 4.25 is rounded up
])('the mean of the stars %j is %j', (stars, mean) => {
  expect(meanRating({ count: stars.length, sum: stars.reduce((sum, star) => sum + star, 0) })).toBe(mean)
})

test('the mean is never further than half a tenth from the exact one, and within 1 to 5', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
      const sum = stars.reduce((sum, star) => sum + star, 0)
      const mean = Number(meanRating({ count: stars.length, sum }).replace(',', '.'))
      expect(Math.abs(mean - sum / stars.length)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(mean).toBeGreaterThanOrEqual(1)
      expect(mean).toBeLessThanOrEqual(5)
    }),
  )
})

test.each([
  [1, 'Ocena 5,0 na 5, 1 opinia'],
  [3, 'Ocena 5,0 na 5, 3 opinie'],
  [12, 'Ocena 5,0 na 5, 12 opinii'],
])('a rating by %i is read as %j', (count, words) => {
  expect(ratingTextsOf({ count, sum: 5 * count }, {})).toEqual({ short: `★\u00a05,0\u00a0(${count})`, words })
})

test('without opinions a card says nothing', () => {
  expect(ratingTextsOf({ count: 0, sum: 0 }, {})).toBe(null)
})
