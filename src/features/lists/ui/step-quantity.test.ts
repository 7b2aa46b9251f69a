import { expect, test } from 'vitest'
import { decimalText } from '#shared/decimal.ts'
import { stepQuantity, takenQuantity } from './step-quantity.ts'

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

test.each([
  ['2', '1', '1', undefined, '2'],
  ['0,25', '0.1', '0.1', undefined, '0.3'],
  ['0.1', '0.1', '0.5', undefined, '0.5'],
  ['40', '1', '1', '10', '10'],
  ['0', '1', '1', undefined, null],
  ['-1', '1', '1', undefined, null],
  ['dużo', '1', '1', undefined, null],
])(
  'A5.1 A5.2 A5.3 of a typed %s by steps of %s, at least %s and at most %s, the basket takes %s',
  (typed, step, least, most, expected) => {
    const taken = takenQuantity(typed, step, { least, most })
    expect(taken && decimalText(taken)).toBe(expected)
  },
)
