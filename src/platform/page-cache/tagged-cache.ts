import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tag.ts'
import { CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'

/** What came of making a value; `bytes` null: it must not be kept. */
export interface Computed<Value> {
  value: Value
  bytes: number | null
}

interface CacheEntry<Value> {
  value: Value
  dependencies: CacheDependencies
}

/**
 * Keeps values until what they were made from changes or their time is over; when there are too many bytes, those that nobody
 * has asked for the longest leave. A value whose making began before a change of one of its tags, and ended after it, is not kept.
 */
export class TaggedCache<Value> {
  readonly #stored: LRUCache<string, CacheEntry<Value>>
  readonly #makings = new Map<CacheDependencies, Set<Tag>>() // what has changed since each began
  readonly #joinable = new Map<string, Promise<Value>>()

  constructor(mostBytes: number) {
    this.#stored = new LRUCache({ maxSize: Math.max(1, Math.floor(mostBytes)) }) // the library takes neither 0 nor fractions
  }

  get bytes(): number {
    return this.#stored.calculatedSize
  }

  /** The value, if it is kept and still true at `now` (milliseconds since 1970). */
  get(key: string, now: number): Value | undefined {
    const stored = this.#stored.get(key)
    if (!stored) return
    // Not the library's ttl: that asks the wall clock, and a request goes by its own time.
    if (now < stored.dependencies.until) return stored.value
    this.#stored.delete(key)
    return
  }

  /** Makes the value, once for all who ask before anything changes. A failure is told to all of them and not kept. */
  getOrCompute(
    key: string,
    now: Date,
    work: (cacheDependencies: CacheDependencies) => Promise<Computed<Value>>,
  ): Promise<Value> {
    const underWay = this.#joinable.get(key)
    if (underWay) return underWay
    const making = this.#makeOne(key, new CacheDependencies(now), work).finally(() => {
      if (this.#joinable.get(key) === making) this.#joinable.delete(key)
    })
    this.#joinable.set(key, making)
    return making
  }

  /** Throws away what was made from these. Whoever asks from now on does not join what began before. */
  invalidate(tags: Tag[]): void {
    for (const changed of this.#makings.values()) for (const tag of tags) changed.add(tag)
    this.#joinable.clear()
    const changed = new Set(tags)
    const outdated: string[] = []
    for (const [key, { dependencies }] of this.#stored.entries())
      if (dependsOnAny(changed, dependencies)) outdated.push(key)
    for (const key of outdated) this.#stored.delete(key)
  }

  /** A kept value takes so many bytes by now. */
  resize(key: string, value: Value, bytes: number): void {
    const stored = this.#stored.peek(key)
    if (stored?.value === value) this.#store(key, value, bytes, stored.dependencies)
  }

  async #makeOne(
    key: string,
    cacheDependencies: CacheDependencies,
    work: (cacheDependencies: CacheDependencies) => Promise<Computed<Value>>,
  ): Promise<Value> {
    const changed = new Set<Tag>()
    this.#makings.set(cacheDependencies, changed)
    try {
      const { value, bytes } = await work(cacheDependencies)
      if (bytes !== null && !dependsOnAny(changed, cacheDependencies)) this.#store(key, value, bytes, cacheDependencies)
      return value
    } finally {
      this.#makings.delete(cacheDependencies)
    }
  }

  /** One that never fits does not push the others out. */
  #store(key: string, value: Value, bytes: number, dependencies: CacheDependencies): void {
    this.#stored.set(key, { value, dependencies }, { size: bytes })
  }
}

function dependsOnAny(changed: Set<Tag>, { tags }: CacheDependencies): boolean {
  if (changed.has('all')) return true
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}

/** An answer of a read with what it was made from. */
export interface CachedRead {
  answer: unknown
  dependencies: CacheDependencies
}

interface CacheContext {
  now: Date
  cacheDependencies: CacheDependencies | null
  readCache: TaggedCache<CachedRead>
  database: { isTransaction: boolean }
}

/**
 * What `read` answers, kept in memory until what it depends on changes. For what stands on every page. The answer is shared:
 * nobody may change it. Inside a transaction everything is read anew.
 */
export async function cached<AnyShop extends CacheContext, Answer>(
  shop: AnyShop,
  key: string,
  read: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (shop.database.isTransaction) return read(shop)
  const { answer, dependencies: cacheDependencies } =
    shop.readCache.get(key, shop.now.getTime()) ??
    (await shop.readCache.getOrCompute(key, shop.now, async (cacheDependencies) => ({
      value: { answer: await read({ ...shop, cacheDependencies }), dependencies: cacheDependencies },
      bytes: 1,
    })))
  dependsOn(shop, ...cacheDependencies.tags)
  validUntil(shop, new Date(cacheDependencies.until))
  return answer as Answer
}
