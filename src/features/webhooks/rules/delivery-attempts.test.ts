import { expect, test } from 'vitest'
import { attemptOutcome, maxDeliveryAttempts } from './delivery-attempts.ts'

test.each([
  [200, 1, 'delivered'],
  [204, maxDeliveryAttempts, 'delivered'],
  [302, 1, 'again'],
  [400, 1, 'again'],
  [410, 1, 'gone'],
  [503, maxDeliveryAttempts - 1, 'again'],
  [503, maxDeliveryAttempts, 'failed'],
  ['too-slow', 1, 'again'],
  ['private-address', maxDeliveryAttempts, 'failed'],
] as const)('%s at attempt %i: %s', (result, attempts, outcome) => {
  expect(attemptOutcome(result, attempts)).toBe(outcome)
})
