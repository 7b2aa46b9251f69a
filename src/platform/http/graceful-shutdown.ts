import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds of consecutive phases: a process too busy to notice the end of one still has the whole of the next. */
export interface ShutdownTimes {
  /** Requests in progress and new ones are served. */
  serving: number
  /** New requests get 503 and start nothing. */
  finishing: number
  /** Requests in progress get 503 as well; the port closes at the end of this phase at the latest. */
  answering: number
  /** Then open connections are cut. */
  closing: number
}

const defaultTimes: ShutdownTimes = { serving: 1_000, finishing: 1_000, answering: 500, closing: 500 }
/** Milliseconds within which every accepted request gets some response, unless the process is starved of CPU. */
export const answerPeriod = defaultTimes.serving + defaultTimes.finishing + defaultTimes.answering
const pause = 5 // milliseconds between two checks for connections: polling constantly makes every turn long on a busy machine
const idleMilliseconds = 250 // milliseconds for which idle connections stay: a proxy may just have sent a request that it must not send twice

/**
 * Stops accepting connections, lets requests finish, answers those that do not finish in time, and resolves when all
 * connections are closed.
 */
export async function closeGracefully(server: Server, closing: ShutdownState, times = defaultTimes): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const done = new AbortController()
  const late = new AbortController()
  void closeInTime(server, closing, times, late, done.signal).then(resolve, () => {})
  const idle = performance.now() + Math.min(idleMilliseconds, times.serving)
  await acceptPending(server, closing, late.signal)
  Listener.prototype.close.call(server, () => resolve()) // HTTP's own close would close idle connections at once
  const sweep = setInterval(async () => {
    const isQuick = await quickTurn() // otherwise the next request of a seemingly idle connection may be unread
    if (late.signal.aborted || (isQuick && performance.now() > idle)) server.closeIdleConnections()
  }, 50)
  await closed
  clearInterval(sweep)
  done.abort()
  closing.end()
}

/** Resolves when all connections are cut; throws when that is no longer needed. */
async function closeInTime(
  server: Server,
  closing: ShutdownState,
  times: ShutdownTimes,
  late: AbortController,
  signal: AbortSignal,
): Promise<void> {
  await sleep(times.serving, undefined, { signal })
  closing.refuse()
  await sleep(times.finishing, undefined, { signal })
  closing.end()
  await sleep(times.answering, undefined, { signal })
  late.abort()
  await sleep(times.closing, undefined, { signal })
  server.closeAllConnections() // connections with another protocol (upgraded) stay
}

/**
 * Resolves when no connection waits to be accepted, or when `late` aborts: waiting connections are lost when the port closes.
 * Node accepts one per turn, and with the embedded database a turn may be slow. Once requests are refused, any turn without a
 * connection suffices: a proxy retries elsewhere when the port is closed, but not after a 503.
 */
async function acceptPending(server: Server, closing: ShutdownState, late: AbortSignal): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on('connection', count)
  for (let isLast = false; !isLast && !late.aborted; ) {
    await sleep(pause)
    const before = taken
    isLast = ((await quickTurn()) || closing.isRefusing) && taken === before
  }
  server.off('connection', count)
}

/** Lets received data be read; returns whether almost nothing else was to be done. */
async function quickTurn(): Promise<boolean> {
  const began = performance.now()
  await turn()
  return performance.now() - began < 0.5
}

/** Closes the server with all its connections. */
export async function closeImmediately(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  await closed
}

/** The progress of the shutdown, for requests in progress and new ones. */
export class ShutdownState {
  #refuses = false
  readonly #over = new AbortController()

  /** New requests must start nothing. */
  get isRefusing(): boolean {
    return this.#refuses
  }

  /** The time is up: every request is answered now, done or not. */
  get isOver(): boolean {
    return this.#over.signal.aborted
  }

  refuse(): void {
    this.#refuses = true
  }

  end(): void {
    this.#refuses = true
    this.#over.abort()
  }

  /** Calls `listener` when the time is up; returns the function that removes it. */
  onEnd(listener: () => void): () => void {
    const { signal } = this.#over
    signal.addEventListener('abort', listener, { once: true })
    return () => signal.removeEventListener('abort', listener)
  }
}
