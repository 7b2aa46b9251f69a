const maxEntries = 250
const maxQueryLength = 4_000

/** LRU cache by query text. Long queries are not stored, so that a client cannot fill the memory. */
export class QueryCache<Value> {
  readonly #values = new Map<string, Value>()

  get(query: string): Value | undefined {
    const value = this.#values.get(query)
    if (value === undefined) return undefined
    this.#values.delete(query)
    this.#values.set(query, value)
    return value
  }

  set(query: string, value: Value): void {
    if (query.length > maxQueryLength) return
    this.#values.set(query, value)
    if (this.#values.size > maxEntries) this.#values.delete(this.#values.keys().next().value as string)
  }
}
