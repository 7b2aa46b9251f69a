/** Gives whatever it is shown a number, from 0 in the order of coming, so that tallies of it are short arrays. */
export class Numbering<Key extends string | number> {
  readonly keys: Key[] = []
  readonly #numbers = new Map<Key, number>()

  numberOf(key: Key): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }

  /** Undefined: never shown. */
  find(key: Key): number | undefined {
    return this.#numbers.get(key)
  }
}
