import { expect, test } from 'vitest'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { decimal } from '#shared/decimal.ts'
import { findPointsRefusal } from './basket.ts'

const mugs = (quantity: string) => ({
  quantity: decimal(quantity),
  options: { ...defaultLineOptions, forPoints: true },
  offer: { unitPoints: 250 },
})

test.each([
  ['a visitor', '1', null, 'points_only'],
  ['a client with too few', '2', 499, 'not_enough_points'],
  ['a client with exactly enough', '2', 500, null],
  ['a client with exactly enough after rounding up half a point', '1.01', 253, null],
  ['a client with one less than that', '1.01', 252, 'not_enough_points'],
])('A6.2 %s', (_who, quantity, points, code) => {
  const line = mugs(quantity)
  expect(findPointsRefusal(line, [line], points)?.code ?? null).toBe(code)
})
