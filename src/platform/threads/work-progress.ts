/** Where a worker is, in memory that it shares with the main thread: while the worker is busy, it could not answer. */
export class WorkProgress {
  readonly #cells: Int32Array

  /** @param shared of another thread's progress; new when it is left out */
  constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(12)) {
    this.#cells = new Int32Array(shared)
  }

  get shared(): SharedArrayBuffer {
    return this.#cells.buffer as SharedArrayBuffer
  }

  /** Begins another turn of work: on the row that begins on this line, or on what comes behind it. */
  begin(line: number, behind = false): void {
    Atomics.store(this.#cells, 1, behind ? -line : line)
    Atomics.store(this.#cells, 2, 1)
    Atomics.add(this.#cells, 0, 1)
  }

  /** Waits for the main thread. */
  rest(): void {
    Atomics.store(this.#cells, 2, 0)
  }

  /** The same number as long as one turn of work lasts; null while the worker waits. */
  get turn(): number | null {
    return Atomics.load(this.#cells, 2) === 1 ? Atomics.load(this.#cells, 0) : null
  }

  get place(): WorkPlace {
    const line = Atomics.load(this.#cells, 1)
    return { line: Math.abs(line), behind: line <= 0 }
  }
}

/** The row that begins on a line, or what comes behind it. */
export interface WorkPlace {
  line: number
  behind: boolean
}
