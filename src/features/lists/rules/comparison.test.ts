import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeComparison, mostCompared } from './comparison.ts'

const known = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each<[string, number[], { wanted: boolean; productId: number | null }, number[], string]>([
  ['the first', [], { wanted: true, productId: 1 }, [1], 'added'],
  ['one more', [2], { wanted: true, productId: 1 }, [2, 1], 'added'],
  ['the same again', [2, 1], { wanted: true, productId: 2 }, [2, 1], 'added'],
  ['one that there is not', [2], { wanted: true, productId: 99 }, [2], 'unknown_product'],
  ['nothing', [2], { wanted: true, productId: null }, [2], 'unknown_product'],
  ['an eleventh', ten, { wanted: true, productId: 11 }, ten, 'too_many'],
  [
    'an eleventh where one is not sold any more',
    [99, ...ten.slice(1)],
    { wanted: true, productId: 11 },
    [...ten.slice(1), 11],
    'added',
  ],
  ['one less', [1, 2, 3], { wanted: false, productId: 2 }, [1, 3], 'removed'],
  ['one less that is not there', [1], { wanted: false, productId: 9 }, [1], 'removed'],
  ['one less that is not sold any more', [99, 1], { wanted: false, productId: 99 }, [1], 'removed'],
  ['all', [1, 2], { wanted: false, productId: null }, [], 'emptied'],
])('B2.51 what is compared: %s', (_, held, change, ids, code) => {
  const changed = changeComparison(held, change, known)
  expect([changed.ids, changed.outcome.code]).toEqual([ids, code])
})

test('B2.51 whatever is chosen, no product is compared twice, and no more than ten are', () => {
  const change = fc.record({
    wanted: fc.boolean(),
    productId: fc.option(fc.integer({ min: 1, max: 14 }), { freq: 12 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const ids = changes.reduce((held, change) => changeComparison(held, change, known).ids, [] as number[])
      expect(ids.length).toBeLessThanOrEqual(mostCompared)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => known.has(id))).toBe(true)
    }),
  )
})
