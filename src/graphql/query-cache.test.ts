import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'

test('the query that was not asked for longest goes first, and a long one is never kept', () => {
  const cache = createQueryCache<number>()
  for (let i = 0; i < 250; i += 1) cache.set(`query ${i}`, i)
  expect(cache.get('query 0')).toBe(0)
  cache.set('one more', 1)
  cache.set('x'.repeat(4_001), 1)
  expect(['query 0', 'query 1', 'query 2', 'x'.repeat(4_001)].map((query) => cache.get(query))).toEqual([
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
