import { expect, test } from 'vitest'
import { nextSubscriptionDelivery } from './order.ts'

test.each([
  ['2026-11-01T10:00:00Z', 30, '2026-11-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-11-01T10:00:00Z', 30, '2026-11-30T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-11-01T10:00:00Z', 14, '2026-11-29T10:00:00Z', '2026-12-13T10:00:00.000Z'],
  ['2026-11-01T10:00:00Z', 14, '2026-11-29T09:59:59Z', '2026-11-29T10:00:00.000Z'],
])('a subscription ordered on %s every %i days comes next after %s on %s', (placed, days, now, next) => {
  expect(nextSubscriptionDelivery(new Date(placed), days, new Date(now)).toISOString()).toBe(next)
})
