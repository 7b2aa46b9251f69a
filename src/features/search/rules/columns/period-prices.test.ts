import { expect, test } from 'vitest'
import { PeriodPrices, type PricePeriod } from './period-prices.ts'

const period = (over: Partial<PricePeriod>): PricePeriod => ({
  ...{ from: null, until: null, own: 4900, rest: null, promotion: false },
  ...over,
})
const autumn = [
  period({ until: 1000 }),
  period({ from: 1000, until: 2000, own: 3900, promotion: true }),
  period({ from: 2000 }),
]

test.each([
  ['one price for ever', [period({})], 5, [4900, false]],
  ['a promotion for ever', [period({ promotion: true })], 5, [4900, true]],
  ['before a promotion', autumn, 999, [4900, false]],
  ['with its first moment', autumn, 1000, [3900, true]],
  ['until its last', autumn, 1999.5, [3900, true]],
  ['after it', autumn, 2000, [4900, false]],
  ['only of sizes without a price of their own', [period({ own: null, rest: 4900 })], 5, [Number.NaN, false]],
  ['nothing', [], 5, null],
  ['not yet', [period({ from: 1000 })], 999, null],
  ['no longer', [period({ until: 1000 })], 1000, null],
] as const)('of %s', (_, periods, moment, expected) => {
  const prices = new PeriodPrices()
  prices.write(3, autumn)
  prices.write(3, [...periods])
  const found = prices.at(3, moment)
  expect(found && [found.own, found.promotion]).toEqual(expected)
  expect(prices.at(2, moment)).toBe(null)
})
