import { Worker } from 'node:worker_threads'

/** Messages of the worker: it needs bytes, has read a value, has read everything. */
export type FromWorker<Value> = { wants: 'bytes' } | { value: Value; size: number } | { end: true }

/** Messages to the worker: bytes, null after the last; and how many values, of which size, have been consumed. */
export type ToWorker = { bytes: Uint8Array | null } | { taken: number; size: number }

/** A worker ended early: one step took too long or too much memory, or it failed. */
export class WorkerStopped extends Error {
  readonly reason: 'time' | 'memory' | 'other'
  readonly position: WorkPosition

  constructor(reason: WorkerStopped['reason'], position: WorkPosition, cause?: unknown) {
    super(`a worker was stopped (${reason})`, { cause })
    this.reason = reason
    this.position = position
  }
}

export interface WorkerRead {
  /** From `workerEntry`; the file begins with `serveReading`. */
  entry: string
  data: unknown
  bytes: AsyncIterable<Uint8Array>
  /** Time limit of one step; the worker reports when the next one begins. */
  mostMilliseconds: number
  /** Of the worker's heap. */
  mostMegabytes: number
}

const chunkBytes = 65_536

/**
 * Yields the values that a worker reads from bytes. The worker requests bytes as needed and reads ahead only to a limit
 * (`serveReading`), so memory does not grow with the input. Throws WorkerStopped after the values already read, and errors of
 * `bytes`.
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
    void worker.terminate() // may take a while inside native code
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

/** Copies, since a chunk may be part of a shared buffer. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  for await (const piece of bytes)
    for (let from = 0; from < piece.length; from += chunkBytes)
      yield new Uint8Array(piece.subarray(from, from + chunkBytes))
}

/** A queue of messages, and finally the reason why there are no more. */
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

/** The worker's progress in memory shared with the main thread: a busy worker cannot answer messages. */
export class WorkProgress {
  readonly #cells: Int32Array

  /** @param shared memory of another thread's progress; new if omitted */
  constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(12)) {
    this.#cells = new Int32Array(shared)
  }

  get shared(): SharedArrayBuffer {
    return this.#cells.buffer as SharedArrayBuffer
  }

  /** Begins another step: the row that begins on this line, or the code after it. */
  begin(line: number, behind = false): void {
    Atomics.store(this.#cells, 1, behind ? -line : line)
    Atomics.store(this.#cells, 2, 1)
    Atomics.add(this.#cells, 0, 1)
  }

  /** Waits for the main thread. */
  rest(): void {
    Atomics.store(this.#cells, 2, 0)
  }

  /** Changes with each step; null while the worker waits. */
  get turn(): number | null {
    return Atomics.load(this.#cells, 2) === 1 ? Atomics.load(this.#cells, 0) : null
  }

  get position(): WorkPosition {
    const line = Atomics.load(this.#cells, 1)
    return { line: Math.abs(line), behind: line <= 0 }
  }
}

/** The row that begins on a line, or the code after it. */
interface WorkPosition {
  line: number
  behind: boolean
}
