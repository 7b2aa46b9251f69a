import { expect, test } from 'vitest'
import { stepQuantity } from './step-quantity.ts'

test.each([
  ['1', '1', '1', undefined, '2'],
  ['1', '-1', '1', undefined, '1'],
  ['0,5', '0.1', '0.3', undefined, '0.6'],
  ['0.3', '-0.1', '0.3', undefined, '0.3'],
  ['0.25', '0.1', '0.1', undefined, '0.4'],
  ['9', '1', '1', '9', '9'],
  ['dużo', '1', '2', undefined, '3'],
])('B7.9 from %s by a step of %s, at least %s and at most %s, to %s', (typed, steps, least, most, expected) => {
  expect(stepQuantity(typed, steps, { least, most })).toBe(expected)
})
