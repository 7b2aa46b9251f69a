import { expect, test } from 'vitest'
import { miniBasketMode, missingToFreeDelivery } from './mini-basket.ts'

test.each([
  [0, 'hidden'],
  [1, 'pictures'],
  [9, 'pictures'],
  [10, 'list'],
  [22, 'list'],
  [23, 'hidden'],
])('A4.26 A9.13 with %i products the mini basket is shown as: %s', (products, mode) => {
  expect(miniBasketMode(products)).toBe(mode)
})

test.each([
  ['0.00', 0],
  ['0', 0],
  ['0.01', 1],
  ['62.00', 6200],
  ['1234.5', 123_450],
  [undefined, null],
])('A4.26 with %s to free delivery the missing minor units are: %s', (toShippingFree, missing) => {
  expect(missingToFreeDelivery(toShippingFree)).toBe(missing)
})
