import { LRUCache } from 'lru-cache'

/** Characters of all queries together, some 2,000 short ones: clients write ids into the text. A parsed query takes about fifty times as much. */
const maxCharacters = 256 * 1024
const maxQueryLength = 4_000

/** Returns an LRU cache by query text. Long queries are not stored, so that a client cannot fill the memory. */
export function createQueryCache<Value extends {}>(): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxCharacters,
    maxEntrySize: maxQueryLength,
    sizeCalculation: (_value, query) => Math.max(1, query.length), // the library takes no 0
  })
}
