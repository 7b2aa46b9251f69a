import { Numbering } from './numbering.ts'

/** Sets that many products share, as their categories and their sizes: each is kept once, and a product holds its number. */
export class SetsInCommon<Value> {
  readonly sets: Value[][] = []
  readonly #numbers = new Numbering<string>()

  /** @param set as JSON */
  numberOf(set: string): number {
    const number = this.#numbers.numberOf(set)
    this.sets[number] ??= JSON.parse(set)
    return number
  }

  /** 1 at the number of each set that holds one of the values. */
  holding(values: readonly Value[]): Uint8Array {
    return Uint8Array.from(this.sets, (set) => (set.some((value) => values.includes(value)) ? 1 : 0))
  }
}
