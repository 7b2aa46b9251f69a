import { LRUCache } from 'lru-cache'

const maxEntries = 250
const maxQueryLength = 4_000

/** A cache of what was made of queries, by their text. Long queries are not cached, so that nobody can fill the memory with them. */
export function createQueryCache<Value extends {}>(): LRUCache<string, Value> {
  return new LRUCache({
    max: maxEntries,
    maxEntrySize: maxQueryLength,
    sizeCalculation: (_value, query) => Math.max(1, query.length), // the library takes no 0
  })
}
