import { expect, test } from 'vitest'
import { testTime } from '../../../test/constants.ts'
import { CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'
import { type CachedRead, cached } from './cached-reads.ts'
import { TaggedCache } from './tagged-cache.ts'

const inAnHour = new Date(testTime.getTime() + 3_600_000)

function openMemory() {
  const memory = new TaggedCache<CachedRead>(10)
  let reads = 0
  const ask = async (isTransaction = false) => {
    const cacheDependencies = new CacheDependencies(testTime)
    const answer = await cached(
      { now: testTime, cacheDependencies, readCache: memory, productCache: memory, database: { isTransaction } },
      'menu',
      async (shop) => {
        dependsOn(shop, 'categories')
        validUntil(shop, inAnHour)
        reads += 1
        return reads
      },
    )
    return { answer, tags: [...cacheDependencies.tags], until: cacheDependencies.until }
  }
  return { memory, ask }
}

test('a page inherits the dependencies and the expiry of its cached reads, no matter which request computed them', async () => {
  const { memory, ask } = openMemory()
  const first = { answer: 1, tags: ['categories'], until: inAnHour.getTime() }
  expect(await ask()).toEqual(first)
  expect(await ask()).toEqual(first)
  memory.invalidate(['categories'])
  expect(await ask()).toEqual({ ...first, answer: 2 })
})

test('a transaction bypasses the cache, and its reads, which may be rolled back, are not cached', async () => {
  const { ask } = openMemory()
  expect((await ask(true)).answer).toBe(1)
  expect((await ask()).answer).toBe(2)
  expect((await ask(true)).answer).toBe(3)
  expect((await ask()).answer).toBe(2)
})
