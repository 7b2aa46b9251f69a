import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tag } from '#shared/tag.ts'
import { testTime } from '../../../test/constants.ts'
import { dependsOn, validUntil } from './cache-dependencies.ts'
import { TaggedCache } from './tagged-cache.ts'

const now = testTime.getTime()
const page = (value: string, tags: Tag[] = [], bytes = 10) => ({ value, tags, bytes })
const keep = (keeper: TaggedCache<string>, key: string, { value, tags, bytes }: ReturnType<typeof page>) =>
  keeper.getOrCompute(key, testTime, async (cacheDependencies) => {
    dependsOn({ cacheDependencies }, ...tags)
    return { value, bytes }
  })

test('fifty who ask at once have it made once; a failure is told to all of them, and the next may try again', async () => {
  const keeper = new TaggedCache<string>(100)
  let made = 0
  const fail = async () => {
    made += 1
    await Promise.resolve()
    throw new Error('no database')
  }
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => keeper.getOrCompute('a', testTime, fail)))
  expect(made).toBe(1)
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']))
  const answers = await Promise.all(Array.from({ length: 50 }, () => keep(keeper, 'a', page('new'))))
  expect(new Set(answers)).toEqual(new Set(['new']))
  expect(keeper.get('a', now)).toBe('new')
})

describe('what takes too much leaves', () => {
  test('those that nobody has asked for the longest go first', async () => {
    const keeper = new TaggedCache<string>(30)
    for (const key of ['a', 'b', 'c']) await keep(keeper, key, page(key))
    keeper.get('a', now)
    await keep(keeper, 'd', page('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => keeper.get(key, now))).toEqual(['a', 'c', 'd'])
    expect(keeper.bytes).toBe(30)
  })

  test('what is larger than everything together is not kept and pushes nothing out; what has grown counts as large as it is', async () => {
    const keeper = new TaggedCache<string>(30)
    await keep(keeper, 'a', page('a'))
    await keep(keeper, 'huge', page('huge', [], 31))
    expect(['a', 'huge'].map((key) => keeper.get(key, now))).toEqual(['a', undefined])
    await keep(keeper, 'b', page('b'))
    keeper.resize('b', 'b', 25)
    expect(keeper.get('a', now)).toBeUndefined()
    expect(keeper.bytes).toBe(25)
    keeper.resize('b', 'an older b', 1)
    expect(keeper.bytes).toBe(25)
  })

  test.each([0, 9.9])('a cache of %d bytes keeps nothing of ten bytes, and answers all the same', async (bytes) => {
    const keeper = new TaggedCache<string>(bytes)
    expect(await keep(keeper, 'a', page('a'))).toBe('a')
    expect(keeper.get('a', now)).toBeUndefined()
    expect(keeper.bytes).toBe(0)
  })

  test('what is over takes nothing any more', async () => {
    const keeper = new TaggedCache<string>(30)
    await keep(keeper, 'a', page('a'))
    expect(keeper.get('a', now + 86_400_000)).toBeUndefined()
    expect(keeper.bytes).toBe(0)
  })

  test('what must not be kept is answered and forgotten', async () => {
    const keeper = new TaggedCache<string>(30)
    expect(await keeper.getOrCompute('a', testTime, async () => ({ value: 'mine', bytes: null }))).toBe('mine')
    expect(keeper.get('a', now)).toBeUndefined()
  })
})

describe('changes', () => {
  test('throw away what depends on them, and nothing else', async () => {
    const keeper = new TaggedCache<string>(100)
    await keep(keeper, 'mug', page('mug', ['product:1', 'delivery']))
    await keep(keeper, 'linen', page('linen', ['product:2']))
    keeper.invalidate(['product:1', 'product:3'])
    expect(keeper.get('mug', now)).toBeUndefined()
    expect(keeper.get('linen', now)).toBe('linen')
    keeper.invalidate(['all'])
    expect(keeper.get('linen', now)).toBeUndefined()
    expect(keeper.bytes).toBe(0)
  })

  test.each<[Tag, string]>([
    ['product:1', 'read afterwards'],
    ['all', 'read afterwards'],
    ['product:2', 'read before'],
  ])('%s while a page is read that depends on product:1: what is kept was %s', async (tag, kept) => {
    const keeper = new TaggedCache<string>(100)
    const reading = Promise.withResolvers<void>()
    const asked = keeper.getOrCompute('mug', testTime, async (cacheDependencies) => {
      await reading.promise
      dependsOn({ cacheDependencies }, 'product:1')
      return { value: 'read before', bytes: 10 }
    })
    keeper.invalidate([tag])
    expect(await keep(keeper, 'mug', page('read afterwards', ['product:1']))).toBe('read afterwards')
    reading.resolve()
    expect(await asked).toBe('read before')
    expect(keeper.get('mug', now)).toBe(kept)
  })
})

test('time: kept to the very moment at which it would be wrong, and never beyond midnight in Poland', async () => {
  const keeper = new TaggedCache<string>(100)
  const inAnHour = now + 3_600_000
  await keeper.getOrCompute('promotion', testTime, async (cacheDependencies) => {
    validUntil({ cacheDependencies }, new Date(inAnHour))
    validUntil({ cacheDependencies }, new Date(inAnHour + 1))
    validUntil({ cacheDependencies }, null)
    return { value: 'reduced', bytes: 10 }
  })
  await keep(keeper, 'plain', page('plain'))
  expect(keeper.get('promotion', inAnHour - 1)).toBe('reduced')
  expect(keeper.get('promotion', inAnHour)).toBeUndefined()
  const midnight = Date.parse('2026-11-22T00:00:00+01:00')
  expect(keeper.get('plain', midnight - 1)).toBe('plain')
  expect(keeper.get('plain', midnight)).toBeUndefined()
})

/** What a page shows: the version of each thing that it depends on, at the moment when it was read. */
test('whatever happens in whatever order, nobody is shown what has changed before he asked', async () => {
  const things = ['product:1', 'product:2', 'category:1'] as const
  const step = fc.oneof(
    fc.record({ deed: fc.constant('ask' as const), shows: fc.subarray([...things], { minLength: 1 }) }),
    fc.record({ deed: fc.constant('change' as const), thing: fc.constantFrom(...things) }),
    fc.record({ deed: fc.constant('finish' as const), which: fc.nat(5) }),
    fc.record({ deed: fc.constant('wait' as const), milliseconds: fc.nat(40) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const keeper = new TaggedCache<{ versions: number[]; ends: number }>(55)
      const versions = new Map(things.map((thing) => [thing, 0]))
      const unfinished: (() => void)[] = []
      const checks: Promise<void>[] = []
      let time = now
      const present = (shows: readonly (typeof things)[number][]) => shows.map((thing) => versions.get(thing) ?? 0)
      const settle = async () => {
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      }
      for (const one of steps) {
        if (one.deed === 'wait') time += one.milliseconds
        if (one.deed === 'finish') unfinished.splice(one.which, 1)[0]?.()
        if (one.deed === 'change') {
          versions.set(one.thing, (versions.get(one.thing) ?? 0) + 1)
          keeper.invalidate([one.thing])
        }
        if (one.deed === 'ask') {
          const [key, asked, wanted] = [one.shows.join(), time, present(one.shows)]
          const kept = keeper.get(key, time)
          if (kept) {
            expect(kept.versions).toEqual(wanted)
            expect(kept.ends).toBeGreaterThan(time)
          } else
            checks.push(
              keeper
                .getOrCompute(key, new Date(time), async (cacheDependencies) => {
                  const read = present(one.shows)
                  const ends = asked + 50
                  await new Promise<void>((resolve) => unfinished.push(resolve))
                  dependsOn({ cacheDependencies }, ...one.shows)
                  validUntil({ cacheDependencies }, new Date(ends))
                  return { value: { versions: read, ends }, bytes: 10 }
                })
                .then((shown) => expect(shown.versions).toEqual(wanted)),
            )
        }
        await settle()
        expect(keeper.bytes).toBeLessThanOrEqual(55)
      }
      for (const finish of unfinished) finish()
      await Promise.all(checks)
    }),
    { numRuns: 500 },
  )
})
