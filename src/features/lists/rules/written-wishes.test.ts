import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWishes, writeWishes } from './written-wishes.ts'

const wish = fc.record({
  productId: fc.integer({ min: 1, max: 999_999_999 }),
  sizeId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  quantity: fc.option(fc.bigInt({ min: 1n, max: 99_999_000_000n })),
})

test('wishes come back out of an address as they were', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 20 }), (wishes) => {
      expect(readWishes(writeWishes(wishes), 20)).toEqual(wishes)
    }),
  )
})

test.each([
  ['', 0],
  ['abc', 0],
  ['1-2-3_x_4--', 1],
  ['1--_2--_3--', 2],
  ['1-2--3', 0],
  ['9999999999--', 0],
])('of %j makes %i sense', (text, count) => {
  expect(readWishes(text, 2)).toHaveLength(count)
})
