import { expect, test } from 'vitest'
import { initialStatus } from './order-status.ts'

test.each([
  ['prepaid', 7590, 'waiting_for_payment'],
  ['prepaid', 0, 'new'],
  ['dvp', 8090, 'new'],
] as const)('an order, %s, with a total of %i begins as %s', (prepaid, total, status) => {
  expect(initialStatus(prepaid, total)).toBe(status)
})
