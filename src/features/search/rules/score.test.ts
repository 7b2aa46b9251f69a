import { expect, test } from 'vitest'
import { searchWeights } from '../settings.ts'
import { score } from './score.ts'

const weights = {
  availability: searchWeights.availability.default / 100,
  popularity: searchWeights.popularity.default / 100,
  freshness: searchWeights.freshness.default / 100,
}
const year = 365 * 24 * 60 * 60

test('without a choice of the merchant a product loved twice as much stands before a new one, and a new one before an equally loved', () => {
  expect(score(true, 40, year, weights)).toBeGreaterThan(score(true, 20, 0, weights))
  expect(score(true, 20, 0, weights)).toBeGreaterThan(score(true, 20, year, weights))
})
