import { expect, test } from 'vitest'
import { isStillCurrent, nextStatuses, orderStatuses, statusEffects, statusMailKinds } from './order-status.ts'

test('an order goes from the shop to the buyer, and leaves the way only by being cancelled or returned', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, nextStatuses(status)]))).toEqual({
    new: ['accepted', 'packed', 'cancelled'],
    accepted: ['packed', 'sent', 'cancelled'],
    packed: ['sent', 'cancelled'],
    sent: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: [],
    returned: [],
  })
})

test('no way leads back, so goods and points are given back at most once', () => {
  const reachable = (from: (typeof orderStatuses)[number]): string[] =>
    nextStatuses(from).flatMap((status) => [status, ...reachable(status)])
  for (const status of orderStatuses) expect(reachable(status)).not.toContain(status)
})

test.each([
  ['cancelled', 'new', true, 'returned'],
  ['delivered', 'sent', false, 'received'],
  ['returned', 'sent', false, 'returned'],
  ['returned', 'delivered', false, 'returned-and-withdrawn'],
  ['packed', 'accepted', false, 'none'],
] as const)('an order that becomes %s after %s: stock back %s, points %s', (to, from, returnsStock, points) => {
  expect(statusEffects(to, from)).toEqual({ returnsStock, points })
})

test('of a cancelled order only the cancellation and the refund are news', () => {
  expect(statusMailKinds.filter((news) => isStillCurrent(news, 'cancelled'))).toEqual(['cancelled', 'refunded'])
})
