import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tag.ts'
import { CacheDependencies } from './cache-dependencies.ts'

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
  readonly #keysByTag = new Map<Tag, Set<string>>() // so that an invalidation costs what it removes, not what is cached
  readonly #pending = new Map<CacheDependencies, Set<Tag>>() // tags invalidated since each computation began
  readonly #joinable = new Map<string, Promise<Value>>()

  constructor(mostBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, Math.floor(mostBytes)), // the library accepts neither 0 nor fractions
      dispose: ({ dependencies }, key) => this.#removeFromIndex(key, dependencies),
    })
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
    const alone = async (cacheDependencies: CacheDependencies) => new Map([[key, await work(cacheDependencies)]])
    const computation = this.computeTogether(now, alone)
      .then((values) => values.get(key) as Value)
      .finally(() => {
        if (this.#joinable.get(key) === computation) this.#joinable.delete(key)
      })
    this.#joinable.set(key, computation)
    return computation
  }

  /** Removes values that depend on these tags. Later callers do not join computations that began before. */
  invalidate(tags: Tag[]): void {
    for (const changed of this.#pending.values()) for (const tag of tags) changed.add(tag)
    this.#joinable.clear()
    if (tags.includes('all')) this.#entries.clear()
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key)
  }

  /** Updates the size of a cached value. */
  resize(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.peek(key)
    if (entry?.value === value) this.#store(key, value, bytes, entry.dependencies)
  }

  /** Computes several values together and stores each with the dependencies of all. */
  async computeTogether(
    now: Date,
    work: (cacheDependencies: CacheDependencies) => Promise<Map<string, Computed<Value>>>,
  ): Promise<Map<string, Value>> {
    const cacheDependencies = new CacheDependencies(now)
    const changed = new Set<Tag>()
    this.#pending.set(cacheDependencies, changed)
    try {
      const computed = await work(cacheDependencies)
      const isValid = !dependsOnAny(changed, cacheDependencies)
      return new Map(
        [...computed].map(([key, { value, bytes }]) => {
          if (bytes !== null && isValid) this.#store(key, value, bytes, cacheDependencies)
          return [key, value]
        }),
      )
    } finally {
      this.#pending.delete(cacheDependencies)
    }
  }

  /** A value that never fits does not evict the others. */
  #store(key: string, value: Value, bytes: number, dependencies: CacheDependencies): void {
    this.#entries.set(key, { value, dependencies }, { size: bytes })
    if (this.#entries.peek(key)?.dependencies !== dependencies) return
    for (const tag of dependencies.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  #removeFromIndex(key: string, { tags }: CacheDependencies): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

function dependsOnAny(changed: Set<Tag>, { tags }: CacheDependencies): boolean {
  if (changed.has('all')) return true
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}
