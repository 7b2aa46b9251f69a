import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { pointsReceived, quantityText } from './product-quantity.ts'

const piece = { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }

test.each([
  ['1', '1 sztuka'],
  ['3', '3 sztuki'],
  ['5', '5 sztuk'],
  ['22', '22 sztuki'],
  ['0.5', '0,5 sztuki'],
])('a quantity of %s is written %s', (quantity, words) => {
  expect(quantityText(decimal(quantity), piece)).toBe(words.replace(' ', '\u00a0'))
})

test.each([
  [59, '2', 118],
  [59, '0.5', 29],
  [1, '0.99', 0],
  [0, '3', 0],
])('%i points per unit for %s units are %i', (points, quantity, received) => {
  expect(pointsReceived(points, decimal(quantity))).toBe(received)
})
