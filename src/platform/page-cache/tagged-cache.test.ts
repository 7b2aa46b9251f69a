import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tag } from '#shared/tag.ts'
import { testTime } from '../../../test/constants.ts'
import { dependsOn, validUntil } from './cache-dependencies.ts'
import { TaggedCache } from './tagged-cache.ts'

const now = testTime.getTime()
const page = (value: string, tags: Tag[] = [], bytes = 10) => ({ value, tags, bytes })
const store = (cache: TaggedCache<string>, key: string, { value, tags, bytes }: ReturnType<typeof page>) =>
  cache.computeShared(key, testTime, async (cacheDependencies) => {
    dependsOn({ cacheDependencies }, ...tags)
    return { value, bytes }
  })

test('fifty concurrent callers share one computation; all of them get its failure, and the next call tries again', async () => {
  const cache = new TaggedCache<string>(100)
  let computed = 0
  const fail = async () => {
    computed += 1
    await Promise.resolve()
    throw new Error('no database')
  }
  const settled = await Promise.allSettled(Array.from({ length: 50 }, () => cache.computeShared('a', testTime, fail)))
  expect(computed).toBe(1)
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']))
  const answers = await Promise.all(Array.from({ length: 50 }, () => store(cache, 'a', page('new'))))
  expect(new Set(answers)).toEqual(new Set(['new']))
  expect(cache.get('a', now)).toBe('new')
})

describe('eviction', () => {
  test('evicts the least recently used values', async () => {
    const cache = new TaggedCache<string>(30)
    for (const key of ['a', 'b', 'c']) await store(cache, key, page(key))
    cache.get('a', now)
    await store(cache, 'd', page('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key, now))).toEqual(['a', 'c', 'd'])
    expect(cache.bytes).toBe(30)
  })

  test('does not cache a value larger than the cache, and counts a value that grew at its new size', async () => {
    const cache = new TaggedCache<string>(30)
    await store(cache, 'a', page('a'))
    await store(cache, 'huge', page('huge', [], 31))
    expect(['a', 'huge'].map((key) => cache.get(key, now))).toEqual(['a', undefined])
    await store(cache, 'b', page('b'))
    cache.resize('b', 'b', 25)
    expect(cache.get('a', now)).toBeUndefined()
    expect(cache.bytes).toBe(25)
    cache.resize('b', 'an older b', 1)
    expect(cache.bytes).toBe(25)
  })

  test.each([0, 9.9])('a cache of %d bytes stores no value of ten bytes, but returns it', async (bytes) => {
    const cache = new TaggedCache<string>(bytes)
    expect(await store(cache, 'a', page('a'))).toBe('a')
    expect(cache.get('a', now)).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test('frees the bytes of an expired value', async () => {
    const cache = new TaggedCache<string>(30)
    await store(cache, 'a', page('a'))
    expect(cache.get('a', now + 86_400_000)).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test('returns a value that must not be cached without storing it', async () => {
    const cache = new TaggedCache<string>(30)
    expect(await cache.computeShared('a', testTime, async () => ({ value: 'mine', bytes: null }))).toBe('mine')
    expect(cache.get('a', now)).toBeUndefined()
  })
})

describe('invalidation', () => {
  test('removes values that depend on the tags, and no others', async () => {
    const cache = new TaggedCache<string>(100)
    await store(cache, 'mug', page('mug', ['product:1', 'delivery']))
    await store(cache, 'linen', page('linen', ['product:2']))
    cache.invalidate(['product:1', 'product:3'])
    expect(cache.get('mug', now)).toBeUndefined()
    expect(cache.get('linen', now)).toBe('linen')
    cache.invalidate(['all'])
    expect(cache.get('linen', now)).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test.each<[Tag, string]>([
    ['product:1', 'read afterwards'],
    ['all', 'read afterwards'],
    ['product:2', 'read before'],
  ])('%s while a page is read that depends on product:1: the cached value is %s', async (tag, cached) => {
    const cache = new TaggedCache<string>(100)
    const reading = Promise.withResolvers<void>()
    const pending = cache.computeShared('mug', testTime, async (cacheDependencies) => {
      await reading.promise
      dependsOn({ cacheDependencies }, 'product:1')
      return { value: 'read before', bytes: 10 }
    })
    cache.invalidate([tag])
    expect(await store(cache, 'mug', page('read afterwards', ['product:1']))).toBe('read afterwards')
    reading.resolve()
    expect(await pending).toBe('read before')
    expect(cache.get('mug', now)).toBe(cached)
  })
})

test('a value expires exactly at its end of validity, at the latest at midnight in Poland', async () => {
  const cache = new TaggedCache<string>(100)
  const inAnHour = now + 3_600_000
  await cache.computeShared('promotion', testTime, async (cacheDependencies) => {
    validUntil({ cacheDependencies }, new Date(inAnHour))
    validUntil({ cacheDependencies }, new Date(inAnHour + 1))
    validUntil({ cacheDependencies }, null)
    return { value: 'reduced', bytes: 10 }
  })
  await store(cache, 'plain', page('plain'))
  expect(cache.get('promotion', inAnHour - 1)).toBe('reduced')
  expect(cache.get('promotion', inAnHour)).toBeUndefined()
  const midnight = Date.parse('2026-11-22T00:00:00+01:00')
  expect(cache.get('plain', midnight - 1)).toBe('plain')
  expect(cache.get('plain', midnight)).toBeUndefined()
})

/** A page's content: the version of each dependency at the time it was read. */
test('in any order of events, no caller gets a value that changed before the call', async () => {
  const tags = ['product:1', 'product:2', 'category:1'] as const
  const step = fc.oneof(
    fc.record({ event: fc.constant('request' as const), shows: fc.subarray([...tags], { minLength: 1 }) }),
    fc.record({ event: fc.constant('change' as const), tag: fc.constantFrom(...tags) }),
    fc.record({ event: fc.constant('finish' as const), which: fc.nat(5) }),
    fc.record({ event: fc.constant('wait' as const), milliseconds: fc.nat(40) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const cache = new TaggedCache<{ versions: number[]; ends: number }>(55)
      const versions = new Map(tags.map((tag) => [tag, 0]))
      const unfinished: (() => void)[] = []
      const checks: Promise<void>[] = []
      let time = now
      const present = (shows: readonly (typeof tags)[number][]) => shows.map((tag) => versions.get(tag) ?? 0)
      const settle = async () => {
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      }
      for (const one of steps) {
        if (one.event === 'wait') time += one.milliseconds
        if (one.event === 'finish') unfinished.splice(one.which, 1)[0]?.()
        if (one.event === 'change') {
          versions.set(one.tag, (versions.get(one.tag) ?? 0) + 1)
          cache.invalidate([one.tag])
        }
        if (one.event === 'request') {
          const [key, requestedAt, wanted] = [one.shows.join(), time, present(one.shows)]
          const cached = cache.get(key, time)
          if (cached) {
            expect(cached.versions).toEqual(wanted)
            expect(cached.ends).toBeGreaterThan(time)
          } else
            checks.push(
              cache
                .computeShared(key, new Date(time), async (cacheDependencies) => {
                  const read = present(one.shows)
                  const ends = requestedAt + 50
                  await new Promise<void>((resolve) => unfinished.push(resolve))
                  dependsOn({ cacheDependencies }, ...one.shows)
                  validUntil({ cacheDependencies }, new Date(ends))
                  return { value: { versions: read, ends }, bytes: 10 }
                })
                .then((shown) => expect(shown.versions).toEqual(wanted)),
            )
        }
        await settle()
        expect(cache.bytes).toBeLessThanOrEqual(55)
      }
      for (const finish of unfinished) finish()
      await Promise.all(checks)
    }),
    { numRuns: 500 },
  )
})
