import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tag.ts'
import { CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'

/** The result of a computation; `bytes` null: it must not be cached. */
export interface Computed<Value> {
  value: Value
  bytes: number | null
}

interface CacheEntry<Value> {
  value: Value
  dependencies: CacheDependencies
}

/**
 * Caches values until their dependencies change or they expire; evicts the least recently used when there are too many bytes. A
 * value whose tags changed during its computation is not stored.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, CacheEntry<Value>>
  readonly #pending = new Map<CacheDependencies, Set<Tag>>() // tags invalidated since each computation began
  readonly #joinable = new Map<string, Promise<Value>>()

  constructor(mostBytes: number) {
    this.#entries = new LRUCache({ maxSize: Math.max(1, Math.floor(mostBytes)) }) // the library accepts neither 0 nor fractions
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Returns the value, if cached and still valid at `now` (milliseconds since 1970). */
  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return
    // Not the library's ttl: it reads the wall clock, while each request has its own time.
    if (now < entry.dependencies.until) return entry.value
    this.#entries.delete(key)
    return
  }

  /**
   * Computes a value and stores it; concurrent callers share one computation, and its failure, which is not stored. Call `get`
   * first: what is stored is computed again here.
   */
  computeShared(
    key: string,
    now: Date,
    work: (cacheDependencies: CacheDependencies) => Promise<Computed<Value>>,
  ): Promise<Value> {
    const underWay = this.#joinable.get(key)
    if (underWay) return underWay
    const computation = this.#compute(key, new CacheDependencies(now), work).finally(() => {
      if (this.#joinable.get(key) === computation) this.#joinable.delete(key)
    })
    this.#joinable.set(key, computation)
    return computation
  }

  /** Removes values that depend on these tags. Later callers do not join computations that began before. */
  invalidate(tags: Tag[]): void {
    for (const changed of this.#pending.values()) for (const tag of tags) changed.add(tag)
    this.#joinable.clear()
    const changed = new Set(tags)
    const outdated: string[] = []
    for (const [key, { dependencies }] of this.#entries.entries())
      if (dependsOnAny(changed, dependencies)) outdated.push(key)
    for (const key of outdated) this.#entries.delete(key)
  }

  /** Updates the size of a cached value. */
  resize(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.peek(key)
    if (entry?.value === value) this.#store(key, value, bytes, entry.dependencies)
  }

  async #compute(
    key: string,
    cacheDependencies: CacheDependencies,
    work: (cacheDependencies: CacheDependencies) => Promise<Computed<Value>>,
  ): Promise<Value> {
    const changed = new Set<Tag>()
    this.#pending.set(cacheDependencies, changed)
    try {
      const { value, bytes } = await work(cacheDependencies)
      if (bytes !== null && !dependsOnAny(changed, cacheDependencies)) this.#store(key, value, bytes, cacheDependencies)
      return value
    } finally {
      this.#pending.delete(cacheDependencies)
    }
  }

  /** A value that never fits does not evict the others. */
  #store(key: string, value: Value, bytes: number, dependencies: CacheDependencies): void {
    this.#entries.set(key, { value, dependencies }, { size: bytes })
  }
}

function dependsOnAny(changed: Set<Tag>, { tags }: CacheDependencies): boolean {
  if (changed.has('all')) return true
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}

/** The result of a read with its dependencies. */
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
 * Returns the result of `read`, cached in memory until its dependencies change. For data on every page. The result is shared
 * and must not be mutated. Transactions bypass the cache.
 */
export async function cached<AnyShop extends CacheContext, Answer>(
  shop: AnyShop,
  key: string,
  read: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (shop.database.isTransaction) return read(shop)
  const { answer, dependencies: cacheDependencies } =
    shop.readCache.get(key, shop.now.getTime()) ??
    (await shop.readCache.computeShared(key, shop.now, async (cacheDependencies) => ({
      value: { answer: await read({ ...shop, cacheDependencies }), dependencies: cacheDependencies },
      bytes: 1,
    })))
  dependsOn(shop, ...cacheDependencies.tags)
  validUntil(shop, new Date(cacheDependencies.until))
  return answer as Answer
}
