import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleave } from './rules.ts'

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
