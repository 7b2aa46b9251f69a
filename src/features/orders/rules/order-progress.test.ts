import { expect, test } from 'vitest'
import { orderProgress } from './order-progress.ts'
import { orderStatuses } from './order-status.ts'

test('a packed order has two steps behind it and two ahead', () => {
  expect(orderProgress({ status: 'packed', hasParcel: true }).map(({ state }) => state)).toEqual([
    ...['done', 'done', 'current'],
    ...['ahead', 'ahead'],
  ])
})

test.each(orderStatuses)('%s: the current step is the status, or there are no steps', (status) => {
  const current = orderProgress({ status, hasParcel: true }).filter(({ state }) => state === 'current')
  expect(current.map((step) => step.status)).toEqual(status === 'cancelled' || status === 'returned' ? [] : [status])
})

test('an order without a parcel has no way to show', () => {
  expect(orderProgress({ status: 'new', hasParcel: false })).toEqual([])
})
