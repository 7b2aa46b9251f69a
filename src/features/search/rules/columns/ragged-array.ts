const minWasteToCompact = 4_096

/** A short list of numbers for each row, all in one array. */
export class RaggedArray {
  numbers = new Int32Array(0)
  /** The index in `numbers` where the list of a row begins. */
  starts = new Int32Array(0)
  lengths = new Int32Array(0)
  #used = 0
  #wasted = 0

  write(row: number, list: readonly number[]): void {
    this.starts = growTypedArray(this.starts, row + 1)
    this.lengths = growTypedArray(this.lengths, row + 1)
    const before = this.lengths[row] ?? 0
    this.lengths[row] = list.length
    if (list.length > before) {
      this.numbers = growTypedArray(this.numbers, this.#used + list.length)
      this.starts[row] = this.#used
      this.#used += list.length
      this.#wasted += before
    } else this.#wasted += before - list.length
    this.numbers.set(list, this.starts[row])
    if (this.#wasted > minWasteToCompact && this.#wasted > this.#used / 2) this.#tidy()
  }

  holdsOne(row: number, wanted: Uint8Array): boolean {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let index = start; index < end; index++) if (wanted[this.numbers[index] ?? 0]) return true
    return false
  }

  #tidy(): void {
    const tidied = new Int32Array(this.#used - this.#wasted)
    let used = 0
    for (const [row, length] of this.lengths.entries()) {
      const start = this.starts[row] ?? 0
      tidied.set(this.numbers.subarray(start, start + length), used)
      this.starts[row] = used
      used += length
    }
    this.numbers = tidied
    this.#used = used
    this.#wasted = 0
  }
}

type Column = Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** The column with a capacity of at least `length`; grows by a quarter, so that appending one by one stays cheap. */
export function growTypedArray<Kind extends Column>(column: Kind, length: number): Kind {
  if (length <= column.length) return column
  const larger = new (column.constructor as new (length: number) => Kind)(
    Math.max(16, length, Math.ceil(column.length * 1.25)),
  )
  larger.set(column)
  return larger
}
