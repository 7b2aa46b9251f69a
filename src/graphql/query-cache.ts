import { LRUCache } from 'lru-cache'

const maxEntries = 250
const maxQueryLength = 4_000

/** Returns an LRU cache by query text. Long queries are not stored, so that a client cannot fill the memory. */
export function createQueryCache<Value extends {}>(): LRUCache<string, Value> {
  return new LRUCache({
    max: maxEntries,
    maxEntrySize: maxQueryLength,
    sizeCalculation: (_value, query) => Math.max(1, query.length), // the library takes no 0
  })
}
