import { expect, test } from 'vitest'
import { checkPickupPoint } from './pickup-point.ts'

test.each([
  ['WAW123M', 'WAW123M'],
  [' waw 123m ', 'WAW123M'],
  ['PL-12345', 'PL12345'],
  ['ABCDE12345', 'ABCDE12345'],
])('%j is the point %s', (typed, value) => {
  expect(checkPickupPoint(typed)).toEqual({ value })
})

test.each(['', 'WA', 'ABCDE123456', 'WAW123!', 'ŁDZ01'])('%j is no code of a point', (typed) => {
  expect(checkPickupPoint(typed)).toEqual({ code: 'no_pickup_point' })
})
