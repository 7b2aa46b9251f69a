import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { pointsReceived } from './points-received.ts'

test.each([
  [59, '2', 118],
  [59, '0.5', 29],
  [1, '0.99', 0],
  [0, '3', 0],
])('%i points for one are of %s of it %i', (points, quantity, received) => {
  expect(pointsReceived(points, decimal(quantity))).toBe(received)
})
