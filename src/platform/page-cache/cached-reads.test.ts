import { describe, expect, test } from 'vitest'
import type { Tag } from '#shared/tag.ts'
import { testTime } from '../../../test/constants.ts'
import { CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'
import { type CachedRead, cached, cachedById, cachedByText } from './cached-reads.ts'
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

test('what visitors type is cached too, within a limit of bytes, unless it is too long to be typed twice', async () => {
  const [readCache, productCache] = [new TaggedCache<CachedRead>(10), new TaggedCache<CachedRead>(400)]
  const shop = { now: testTime, cacheDependencies: null, readCache, productCache, database: { isTransaction: false } }
  let reads = 0
  const ask = (text: string) =>
    cachedByText(shop, 'suggestions', text, async () => {
      reads += 1
      return `${text} ${'Kubek Ania '.repeat(10)}`
    })
  const [kub, len] = [await ask('kub'), await ask('len')]
  expect([await ask('kub'), await ask('len'), reads]).toEqual([kub, len, 2])
  await ask('drg')
  await ask('her')
  await ask('kub')
  expect(reads).toBe(5)
  await ask('k'.repeat(61))
  await ask('k'.repeat(61))
  expect(reads).toBe(7)
})

describe('facts by id', () => {
  function openFacts(bytes = 10_000) {
    const cache = new TaggedCache<CachedRead>(bytes)
    const asked: number[][] = []
    const ask = async (
      ids: number[],
      { isTransaction = false, meanwhile = () => {}, readAhead = new Map<string, unknown>() } = {},
    ) => {
      const cacheDependencies = new CacheDependencies(testTime)
      const shop = {
        now: testTime,
        cacheDependencies,
        readCache: cache,
        productCache: cache,
        readAhead,
        database: { isTransaction },
      }
      const found = await cachedById(shop, 'name', ids, async (shop, missing) => {
        asked.push(missing)
        const known = missing.filter((id) => id < 100)
        dependsOn(shop, ...known.map((id): Tag => `product:${id}`))
        meanwhile()
        return new Map(known.map((id) => [id, { names: [`product ${id}`] }]))
      })
      return { found, tags: [...cacheDependencies.tags].sort() }
    }
    return { cache, asked, ask }
  }

  test('are read once, those that are missing together, and come in the order of the ids', async () => {
    const { ask, asked } = openFacts()
    await ask([2])
    const { found, tags } = await ask([3, 2, 1])
    expect([...found.keys()]).toEqual([3, 2, 1])
    expect(found.get(2)).toEqual({ names: ['product 2'] })
    expect(tags).toEqual(['product:1', 'product:2', 'product:3'])
    await ask([1, 2, 3])
    expect(asked).toEqual([[2], [3, 1]])
  })

  test('that do not exist are asked for again: nothing could tell that they have appeared', async () => {
    const { ask, asked } = openFacts()
    for (let times = 0; times < 2; times++) expect([...(await ask([100])).found]).toEqual([])
    expect(asked).toEqual([[100], [100]])
  })

  test('are read again after a change, also after one during the read', async () => {
    const { cache, ask, asked } = openFacts()
    await ask([1, 2], { meanwhile: () => cache.invalidate(['product:2']) })
    await ask([1, 2])
    await ask([1, 2])
    cache.invalidate(['product:1'])
    await ask([1])
    expect(asked).toEqual([[1, 2], [1, 2], [1]])
  })

  test('that were read ahead of a transaction are not read in it, unless one of them is missing', async () => {
    const { ask, asked } = openFacts()
    const readAhead = new Map<string, unknown>()
    await ask([1, 2], { readAhead })
    const inside = { isTransaction: true, readAhead }
    expect((await ask([2, 1], inside)).found).toEqual(
      new Map([
        [2, { names: ['product 2'] }],
        [1, { names: ['product 1'] }],
      ]),
    )
    expect(asked).toEqual([[1, 2]])
    await ask([1, 3], inside)
    expect(asked).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  test('are shared between requests, so nobody can change them', async () => {
    const { ask } = openFacts()
    const product = (await ask([1])).found.get(1)
    expect(() => product?.names.push('another')).toThrow(TypeError)
  })

  test.each([
    ['in a transaction', [1], { isTransaction: true }, 10_000],
    ['of more products than visitors see at once', Array.from({ length: 201 }, (_, id) => id), {}, 1_000_000],
    ['without memory for them', [1], {}, 0],
  ])('%s are read each time', async (_where, ids, options, bytes) => {
    const { ask, asked } = openFacts(bytes)
    for (let times = 0; times < 2; times++) await ask(ids, options)
    expect(asked).toHaveLength(2)
  })
})
