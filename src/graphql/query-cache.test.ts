import { expect, test } from 'vitest'
import { QueryCache } from './query-cache.ts'

/** A cache that has had these queries twice, in this order. */
function filledWith(queries: string[]): QueryCache<number> {
  const cache = new QueryCache<number>()
  for (const [index, query] of queries.entries()) for (const _ of ['first', 'second']) cache.set(query, index)
  return cache
}

test('a query is stored when it comes for the second time', () => {
  const cache = new QueryCache<number>()
  cache.set('{ shop }', 1)
  expect(cache.get('{ shop }')).toBeUndefined()
  cache.set('{ shop }', 2)
  expect(cache.get('{ shop }')).toBe(2)
})

test('the least recently used query leaves first, and a long one is never stored', () => {
  const queryOf = (index: number) => `query ${index}`.padEnd(1_024)
  const cache = filledWith(Array.from({ length: 256 }, (_, index) => queryOf(index)))
  expect(cache.get(queryOf(0))).toBe(0)
  for (const query of ['one more', 'one more', 'x'.repeat(4_001), 'x'.repeat(4_001)]) cache.set(query, 1)
  expect([queryOf(0), queryOf(1), queryOf(2), 'x'.repeat(4_001)].map((query) => cache.get(query))).toEqual([
    0,
    undefined,
    2,
    undefined,
  ])
})

test('an empty query is one like any other, and what is as long as it may be is stored', () => {
  const cache = filledWith(['', 'x'.repeat(4_000)])
  expect([cache.get(''), cache.get('x'.repeat(4_000))]).toEqual([0, 1])
})
