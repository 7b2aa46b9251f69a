import { type CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'
import type { Computed, TaggedCache } from './tagged-cache.ts'

/** The result of a read with its dependencies. */
export interface CachedRead {
  answer: unknown
  dependencies: CacheDependencies
}

interface CacheContext {
  now: Date
  cacheDependencies: CacheDependencies | null
  readCache: TaggedCache<CachedRead>
  productCache: TaggedCache<CachedRead>
  database: { isTransaction: boolean }
  /** What was read ahead of the current transaction, by key. */
  readAhead?: Map<string, unknown>
}

/**
 * Returns the result of `read`, cached in memory until its dependencies change. For data that most requests share, such as the
 * menu. The result is shared and frozen. Transactions bypass the cache, except for what was read ahead.
 */
export function cached<AnyShop extends CacheContext, Answer>(
  shop: AnyShop,
  key: string,
  read: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  return cachedIn(shop.readCache, shop, key, read, 1)
}

/** Longer texts are hardly typed twice. Characters. */
const longestText = 60

/**
 * The same for what visitors type, of which there is no end: within the limit of memory of `cachedById`, where the least recently used leave
 * first.
 */
export function cachedByText<AnyShop extends CacheContext, Answer>(
  shop: AnyShop,
  name: string,
  text: string,
  read: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  return text.length > longestText ? read(shop) : cachedIn(shop.productCache, shop, `${name} ${text}`, read)
}

/** @param size in the unit of the cache's limit, by default the result's approximate bytes */
async function cachedIn<AnyShop extends CacheContext, Answer>(
  cache: TaggedCache<CachedRead>,
  shop: AnyShop,
  key: string,
  read: (shop: AnyShop) => Promise<Answer>,
  size?: number,
): Promise<Answer> {
  if (shop.database.isTransaction)
    return shop.readAhead?.has(key) ? (shop.readAhead.get(key) as Answer) : await read(shop)
  const found =
    cache.get(key, shop.now.getTime()) ??
    (await cache.computeShared(key, shop.now, async (cacheDependencies) => {
      const computed = toCachedRead(await read({ ...shop, cacheDependencies }), cacheDependencies)
      return size === undefined ? computed : { ...computed, bytes: size }
    }))
  inherit(shop, found.dependencies)
  shop.readAhead?.set(key, found.answer)
  return found.answer as Answer
}

/**
 * Returns the shop for a transaction in which `cached` and `cachedById` answer with what `read` has just asked them for. For facts that no lock
 * protects, such as tariffs and terms: they are as old as if the transaction had begun a moment earlier.
 */
export async function readAhead<AnyShop extends CacheContext>(
  shop: AnyShop,
  read: (shop: AnyShop) => Promise<unknown>,
): Promise<AnyShop> {
  const ahead = { ...shop, readAhead: new Map<string, unknown>() }
  await read(ahead)
  return ahead
}

/** More ids at once, as in an export of all products, would only displace what visitors ask for. */
const mostTogether = 200

/**
 * Returns the public facts of products (or sizes) by id, each cached as `cached` does, within a limit of memory; what is missing is read together. An id that `read`
 * does not return is not cached. `read` may use nothing but the shop and the ids: values that were read before it would be
 * cached although they have changed meanwhile.
 */
export async function cachedById<AnyShop extends CacheContext, Answer>(
  shop: AnyShop,
  name: string,
  ids: number[],
  read: (shop: AnyShop, ids: number[]) => Promise<Map<number, Answer>>,
): Promise<Map<number, Answer>> {
  const keyOf = (id: number) => `${name} ${id}`
  if (shop.database.isTransaction && ids.every((id) => shop.readAhead?.has(keyOf(id))))
    return new Map(ids.map((id) => [id, shop.readAhead?.get(keyOf(id)) as Answer]))
  if (shop.database.isTransaction || ids.length > mostTogether) return read(shop, ids)
  const { productCache: cache, now } = shop
  const reads = new Map(ids.map((id) => [id, cache.get(keyOf(id), now.getTime())]))
  const missing = [...reads.keys()].filter((id) => !reads.get(id))
  if (missing.length > 0) {
    const computed = await cache.computeTogether(now, async (cacheDependencies) => {
      const answers = await read({ ...shop, cacheDependencies }, missing)
      return new Map([...answers].map(([id, answer]) => [keyOf(id), toCachedRead(answer, cacheDependencies)]))
    })
    for (const id of missing) reads.set(id, computed.get(keyOf(id)))
  }
  const results = new Map<number, Answer>()
  for (const [id, found] of reads) {
    if (!found) continue
    inherit(shop, found.dependencies)
    shop.readAhead?.set(keyOf(id), found.answer)
    results.set(id, found.answer as Answer)
  }
  return results
}

/** The current response depends on what its cached reads depend on. */
function inherit(shop: CacheContext, { tags, until }: CacheDependencies): void {
  if (!shop.cacheDependencies) return
  dependsOn(shop, ...tags)
  validUntil(shop, new Date(until))
}

function toCachedRead(answer: unknown, dependencies: CacheDependencies): Computed<CachedRead> {
  return { value: { answer, dependencies }, bytes: freeze(answer) + 100 * dependencies.tags.size }
}

/** Freezes a result, which other requests get too; returns its approximate bytes in memory. */
function freeze(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length
  if (typeof value !== 'object' || value === null) return 8
  const parts = value instanceof Map ? [...value].flat() : Object.values(value)
  Object.freeze(value)
  return parts.reduce((sum: number, part) => sum + 8 + freeze(part), 40)
}
