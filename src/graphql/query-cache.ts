import { LRUCache } from 'lru-cache'

/** Characters of all queries together, some 2,000 short ones: clients write ids into the text. A parsed query takes about fifty times as much. */
const maxCharacters = 256 * 1024
const maxQueryLength = 4_000

/**
 * Parsed queries by their text, the least recently used leave first. A query is stored when it comes for the second time: those with an
 * e-mail or a number in their text never do, and moving them through old memory would cost collections of all of it. Long ones
 * are not stored either, so that a client cannot fill the memory.
 */
export class QueryCache<Value extends {}> {
  readonly #values = createCache<Value>()
  readonly #seen = createCache<true>()

  get(query: string): Value | undefined {
    return this.#values.get(query)
  }

  /** The stored value; made and stored when the query comes for the second time, undefined before. */
  getOrMake(query: string, make: () => Value): Value | undefined {
    const stored = this.get(query)
    if (stored === undefined && this.#seen.has(query)) this.#values.set(query, make())
    else this.#seen.set(query, true)
    return stored ?? this.get(query)
  }

  set(query: string, value: Value): void {
    if (this.#seen.has(query)) this.#values.set(query, value)
    else this.#seen.set(query, true)
  }
}

function createCache<Value extends {}>(): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxCharacters,
    maxEntrySize: maxQueryLength,
    sizeCalculation: (_value, query) => Math.max(1, query.length), // the library takes no 0
  })
}
