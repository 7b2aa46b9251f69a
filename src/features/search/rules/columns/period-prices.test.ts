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
  ['one price without an end', [period({})], 5, [4900, false]],
  ['a promotion without an end', [period({ promotion: true })], 5, [4900, true]],
  ['before a promotion', autumn, 999, [4900, false]],
  ['at its first moment', autumn, 1000, [3900, true]],
  ['just before its end', autumn, 1999.5, [3900, true]],
  ['after it', autumn, 2000, [4900, false]],
  ['only for sizes without their own price', [period({ own: null, rest: 4900 })], 5, [Number.NaN, false]],
  ['no period', [], 5, null],
  ['not yet', [period({ from: 1000 })], 999, null],
  ['no longer', [period({ until: 1000 })], 1000, null],
] as const)('the price in force: %s', (_, periods, moment, expected) => {
  const prices = new PeriodPrices()
  prices.write(3, autumn)
  prices.write(3, [...periods])
  const found = prices.at(3, moment)
  expect(found && [found.own, found.promotion]).toEqual(expected)
  expect(prices.at(2, moment)).toBe(null)
})
