import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RaggedArray } from './ragged-array.ts'

const list = fc.array(fc.nat(30), { maxLength: 12 })

test('each row contains what was last written to it, however often the others change', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(200), list), { maxLength: 60 }), (writes) => {
      const lists = new RaggedArray()
      const plain = new Map<number, number[]>()
      for (
        let round = 0;
        round < 40;
        round++ // enough rounds to trigger compaction
      )
        for (const [row, numbers] of writes) {
          const list = numbers.map((number) => (number + round) % 31).slice(round % 3)
          lists.write(row, list)
          plain.set(row, list)
        }
      for (const [row, numbers] of plain)
        for (let number = 0; number <= 30; number++) {
          const wanted = new Uint8Array(31)
          wanted[number] = 1
          expect(lists.holdsOne(row, wanted)).toBe(numbers.includes(number))
        }
    }),
    { numRuns: 30 },
  )
})

test('a hundred thousand changes of one list take no more memory than a few', () => {
  const lists = new RaggedArray()
  for (let round = 0; round < 100_000; round++) lists.write(round % 3, [1, 2, 3, 4, 5].slice(round % 5))
  expect(lists.numbers.length).toBeLessThan(20_000)
})

test('a row without a write is empty', () => {
  expect(new RaggedArray().holdsOne(7, new Uint8Array([1]))).toBe(false)
})
