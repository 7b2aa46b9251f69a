import { expect, test } from 'vitest'
import { newestOrders } from './newest-orders.ts'
import type { OrderStatus } from './order-status.ts'

test.each<[string, OrderStatus[], number]>([
  ['three where all have arrived', ['delivered', 'cancelled', 'delivered', 'delivered'], 3],
  ['a packed one before a sent one', ['new', 'new', 'new', 'packed', 'sent', 'delivered'], 5],
  ['none between left out', ['new', 'new', 'new', 'delivered', 'sent', 'delivered'], 5],
  ['six at most', ['new', 'new', 'new', 'new', 'new', 'new', 'new'], 6],
  ['all where there are few', ['delivered'], 1],
])('the newest orders are %s', (_, statuses, count) => {
  const orders = statuses.map((status) => ({ status }))
  expect(newestOrders(orders)).toEqual(orders.slice(0, count))
})
