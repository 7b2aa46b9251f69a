import { expect, test } from 'vitest'
import type { DemoProduct } from './demo-product.ts'
import { priceHistory } from './load-prices-and-stock.ts'

const now = new Date('2026-11-21T11:00:00Z')

function history(changes: Partial<DemoProduct>, ...prices: number[]) {
  const sizes = prices.map((price, index) => ({ type: `${index}`, code: '', weight: 1, price, stock: '1' }))
  const product = { ...({} as DemoProduct), ...changes, sizes }
  return priceHistory(product, 365, now).map(({ type, daysAgo, regular, promotion }) => [
    ...[type, daysAgo, regular],
    ...(promotion ? [promotion.amount, promotion.until] : []),
  ])
}

test('a price that never changed is valid since the opening', () => {
  expect(new Set(history({}, 5900).map(([, , regular]) => regular))).toEqual(new Set([5900]))
})

test('past prices come in order, followed by the current one', () => {
  const pastPrices = [
    { daysAgo: 60, price: 6800 },
    { daysAgo: 200, price: 6400 },
  ]
  expect(history({ pastPrices }, 7200)).toEqual([
    ['0', 365, 6400],
    ['0', 200, 6400],
    ['0', 60, 6800],
    ['0', 30, 7200],
  ])
})

test('a reduction begins and ends on its days; only sizes that are cheaper than before are reduced', () => {
  const reduction = { priceBefore: 9300, sinceDays: 15, untilDays: 2 }
  const until = new Date('2026-11-23T23:00:00Z') // midnight in Poland
  expect(history({ reduction }, 7900, 9300)).toEqual([
    ['0', 365, 9300],
    ['0', 15, 9300, 7900, until],
    ['1', 365, 9300],
    ['1', 0, 9300],
  ])
})

test('past prices of a product with several sizes belong to the size with the closest price', () => {
  const changing = history({ pastPrices: [{ daysAgo: 70, price: 3800 }] }, 2200, 3900).filter(([, days]) => days === 70)
  expect(changing).toEqual([['1', 70, 3800]])
})
