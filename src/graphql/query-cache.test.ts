import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'

test('evicts the least recently used query, and never stores a long one', () => {
  const cache = createQueryCache<number>()
  const queryOf = (index: number) => `query ${index}`.padEnd(1_024)
  for (let index = 0; index < 256; index += 1) cache.set(queryOf(index), index)
  expect(cache.get(queryOf(0))).toBe(0)
  cache.set('one more', 1)
  cache.set('x'.repeat(4_001), 1)
  expect([queryOf(0), queryOf(1), queryOf(2), 'x'.repeat(4_001)].map((query) => cache.get(query))).toEqual([
    0,
    undefined,
    2,
    undefined,
  ])
})

test('an empty query is one like any other, and what is as long as it may be is cached', () => {
  const cache = createQueryCache<number>()
  for (const query of ['', 'x'.repeat(4_000)]) {
    cache.set(query, 7)
    expect(cache.get(query)).toBe(7)
  }
})
