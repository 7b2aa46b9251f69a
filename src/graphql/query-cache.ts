const maxEntries = 250
const maxQueryLength = 4_000

/**
 * What was made of queries, by their text: that which was not asked for longest goes first. Long queries are not kept, so that
 * nobody can fill the memory with them.
 */
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
