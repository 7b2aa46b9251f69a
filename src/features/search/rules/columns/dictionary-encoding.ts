/** Assigns each key a number, from 0 in the order of insertion, so that tallies by key are short arrays. */
export class DictionaryEncoding<Key extends string | number> {
  readonly keys: Key[] = []
  readonly #numbers = new Map<Key, number>()

  encode(key: Key): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }

  /** Undefined: not encoded yet. */
  find(key: Key): number | undefined {
    return this.#numbers.get(key)
  }
}

/** Sets that many products share, such as their categories and sizes: each is stored once, and a product holds its number. */
export class InternedSets<Value> {
  readonly sets: Value[][] = []
  readonly #numbers = new DictionaryEncoding<string>()

  /** @param set as JSON */
  intern(set: string): number {
    const number = this.#numbers.encode(set)
    this.sets[number] ??= JSON.parse(set)
    return number
  }

  /** 1 at the number of each set that contains one of the values. */
  containing(values: readonly Value[]): Uint8Array {
    return Uint8Array.from(this.sets, (set) => (set.some((value) => values.includes(value)) ? 1 : 0))
  }
}

const pageBits = 12
const pageSize = 1 << pageBits

/** The row of each product id: a paged table, since ids may have wide gaps; it takes a tenth of the memory of a Map. */
export class IdToRow {
  readonly #pages: (Int32Array | undefined)[] = []

  /** -1: no row. */
  rowOf(id: number): number {
    return (this.#pages[id >>> pageBits]?.[id % pageSize] ?? 0) - 1
  }

  set(id: number, row: number): void {
    const page = this.#pages[id >>> pageBits] ?? new Int32Array(pageSize)
    this.#pages[id >>> pageBits] = page
    page[id % pageSize] = row + 1
  }
}
