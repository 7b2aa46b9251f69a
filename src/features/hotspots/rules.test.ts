import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleave, joinShortRow, withoutProducts } from './rules.ts'

test.each([
  [[], []],
  [[[]], []],
  [[[1, 2, 3]], [1, 2, 3]],
  [
    [
      [1, 2, 3],
      [4, 5],
    ],
    [1, 4, 2, 5, 3],
  ],
  [
    [[1, 2], [], [2, 1, 3]],
    [1, 2, 3],
  ],
])('%j interleaved: %j', (rows, expected) => {
  expect(interleave<number>(rows)).toEqual(expected)
})

test('contains all products of the rows, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(20))), (rows) => {
      const row = interleave(rows)
      expect(row.toSorted()).toEqual([...new Set(rows.flat())].toSorted())
      expect(row.slice(0, 1)).toEqual(
        rows
          .filter(({ length }) => length > 0)
          .map(([first]) => first)
          .slice(0, 1),
      )
    }),
  )
})

const products = (...ids: number[]) => ids.map((id) => ({ id, colours: id > 90 ? [{ id: 91 }, { id: 92 }] : [] }))

test.each([
  ['a full first row stays', [1, 2, 3, 4], [5, 6], [1, 2, 3, 4], [5, 6]],
  ['a short one begins the second', [1, 2, 3], [5, 6], [], [1, 2, 3, 5, 6]],
  ['a short one stays without a second', [1, 2], [], [1, 2], []],
  ['another colour of a product is not in the joined row', [91], [92, 5], [], [91, 5]],
])('%s', (_, first, second, expectedFirst, expectedSecond) => {
  expect(
    joinShortRow({ products_associated_zone1: products(...first), products_associated_zone2: products(...second) }),
  ).toEqual({
    products_associated_zone1: products(...expectedFirst),
    products_associated_zone2: products(...expectedSecond),
  })
})

test('rows leave out what a bundle holds already', () => {
  const rows = { products_associated_zone1: products(1, 2, 3), products_associated_zone2: products(4, 5) }
  expect(withoutProducts(rows, [2, 5])).toEqual({
    products_associated_zone1: products(1, 3),
    products_associated_zone2: products(4),
  })
})
