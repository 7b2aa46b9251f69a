import { Worker } from 'node:worker_threads'

/** What the worker says: it wants bytes, has read a value, has read them all. */
export type FromWorker<Value> = { wants: 'bytes' } | { value: Value; size: number } | { end: true }

/** What it is given: bytes, null after the last; and how many values, of which size, have been taken. */
export type ToWorker = { bytes: Uint8Array | null } | { taken: number; size: number }

/** A worker did not get to the end: one turn of its work took too long or too much memory, or it ended for another reason. */
export class WorkerStopped extends Error {
  readonly reason: 'time' | 'memory' | 'other'
  readonly position: WorkPosition

  constructor(reason: WorkerStopped['reason'], place: WorkPosition, cause?: unknown) {
    super(`a worker was stopped (${reason})`, { cause })
    this.reason = reason
    this.position = place
  }
}

export interface WorkerRead {
  /** As `workerEntry` says; it begins with `serveReading`. */
  entry: string
  data: unknown
  bytes: AsyncIterable<Uint8Array>
  /** How long one turn of work may take; the worker says when the next one begins. */
  mostMilliseconds: number
  /** Of the worker's own heap. */
  mostMegabytes: number
}

const chunkBytes = 65_536 // bytes

/**
 * The values that a worker reads out of bytes: it takes as many as it needs, and reads no further ahead than it may (`serveReading`), so
 * that memory does not grow with what is read. Throws WorkerStopped behind the values that were read before, and what `bytes` throws.
 */
export async function* readInWorker<Value>(work: WorkerRead): AsyncGenerator<Value> {
  const progress = new WorkProgress()
  const inbox = new Inbox<FromWorker<Value>>()
  const pieces = inPieces(work.bytes)
  const worker = new Worker(work.entry, {
    workerData: { data: work.data, progress: progress.shared },
    resourceLimits: { maxOldGenerationSizeMb: work.mostMegabytes, maxYoungGenerationSizeMb: 8 },
  })
  const send = (message: ToWorker) => worker.postMessage(message)
  const stop = (reason: WorkerStopped['reason'], cause?: unknown) =>
    inbox.fail(new WorkerStopped(reason, progress.position, cause))
  worker.on('message', (message: FromWorker<Value>) => {
    if (!('wants' in message)) return inbox.put(message)
    pieces.next().then(
      ({ value }) => send({ bytes: value ?? null }),
      (error) => inbox.fail(error),
    )
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'other', error),
  )
  worker.on('exit', () => stop('other'))
  const watch = watchTurns(progress, work.mostMilliseconds, () => {
    stop('time')
    void worker.terminate()
  })
  try {
    for (;;) {
      const message = await inbox.take()
      if (!('value' in message)) return
      send({ taken: 1, size: message.size })
      yield message.value
    }
  } finally {
    clearInterval(watch)
    void worker.terminate() // takes as long as what it is in the middle of, where that is no JavaScript
    void pieces.return(undefined).catch(() => {})
  }
}

function watchTurns(progress: WorkProgress, mostMilliseconds: number, tooLong: () => void): NodeJS.Timeout {
  let [turn, since] = [progress.turn, performance.now()]
  return setInterval(
    () => {
      if (progress.turn !== turn || turn === null) [turn, since] = [progress.turn, performance.now()]
      else if (performance.now() - since > mostMilliseconds) tooLong()
    },
    Math.min(250, mostMilliseconds / 4),
  )
}

/** Copies, since a piece may be a part of memory that is used for others as well. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  for await (const piece of bytes)
    for (let from = 0; from < piece.length; from += chunkBytes)
      yield new Uint8Array(piece.subarray(from, from + chunkBytes))
}

/** Messages in their order, and at last why there will be no more. */
class Inbox<Message> {
  #messages: Message[] = []
  #failure: { error: unknown } | null = null
  #wake: () => void = () => {}

  put(message: Message): void {
    this.#messages.push(message)
    this.#wake()
  }

  fail(error: unknown): void {
    this.#failure ??= { error }
    this.#wake()
  }

  async take(): Promise<Message> {
    for (;;) {
      const message = this.#messages.shift()
      if (message !== undefined) return message
      if (this.#failure) throw this.#failure.error
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

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

  get position(): WorkPosition {
    const line = Atomics.load(this.#cells, 1)
    return { line: Math.abs(line), behind: line <= 0 }
  }
}

/** The row that begins on a line, or what comes behind it. */
interface WorkPosition {
  line: number
  behind: boolean
}
