const pageBits = 12
const pageSize = 1 << pageBits

/** In which row of the columns a product stands: a table in pages, since ids may have wide gaps; a tenth of the room of a Map. */
export class RowNumbers {
  readonly #pages: (Int32Array | undefined)[] = []

  /** -1: in none. */
  rowOf(id: number): number {
    return (this.#pages[id >>> pageBits]?.[id % pageSize] ?? 0) - 1
  }

  put(id: number, row: number): void {
    const page = this.#pages[id >>> pageBits] ?? new Int32Array(pageSize)
    this.#pages[id >>> pageBits] = page
    page[id % pageSize] = row + 1
  }
}
