import { expect, test } from 'vitest'
import { matchSizes } from './find-size.ts'

const sizes = [
  { type: '14', name: 'S' },
  { type: '15', name: 'M' },
  { type: 'M', name: 'L' },
  { type: '17', name: 'duży żółty' },
  { type: '18', name: 'duży żółty' },
]

test.each([
  ['14', ['14']],
  ['s', ['14']],
  ['m', ['M']],
  ['DUZY ZOLTY', ['17', '18']],
  ['XL', []],
])('%j is the size with the source id %j', (input, types) => {
  expect(matchSizes(sizes, input).map(({ type }) => type)).toEqual(types)
})
