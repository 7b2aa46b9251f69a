import { expect, test } from 'vitest'
import { deliversFree, miniBasketMode } from './mini-basket.ts'

test.each([
  [0, 'hidden'],
  [1, 'pictures'],
  [9, 'pictures'],
  [10, 'list'],
  [22, 'list'],
  [23, 'hidden'],
])('A4.26 A9.13 with %i products the small basket is shown as: %s', (products, mode) => {
  expect(miniBasketMode(products)).toBe(mode)
})

test.each([
  ['0.00', true],
  ['0', true],
  ['0.01', false],
  ['62.00', false],
  [undefined, false],
])('A4.26 with %s missing to free delivery its marker is on: %s', (missing, on) => {
  expect(deliversFree(missing)).toBe(on)
})
