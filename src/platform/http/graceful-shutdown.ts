import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds, one after the other: a process too busy to notice the end of one still has the whole of the next. */
export interface ShutdownTimes {
  /** Requests under way and those that still come are served. */
  serving: number
  /** Those that come now are answered 503 and start nothing. */
  finishing: number
  /** What is still under way is answered 503 as well; the port is open no longer than to the end of this. */
  answering: number
  /** Then what is still open is cut off. */
  closing: number
}

const defaultTimes: ShutdownTimes = { serving: 1_000, finishing: 1_000, answering: 500, closing: 500 }
/** Milliseconds from its beginning for which everything that has been taken is answered, one way or the other; a process that starves may not manage it. */
export const answerPeriod = defaultTimes.serving + defaultTimes.finishing + defaultTimes.answering
const pause = 5 // milliseconds between two looks for connections: on a busy machine looking all the time keeps every turn long
const idleMilliseconds = 250 // milliseconds for which idle connections stay: a proxy may just have sent into one what it must not send twice

/** Takes no new connection, lets requests under way finish, answers in time those that do not, and resolves when all connections are closed. */
export async function closeGracefully(server: Server, closing: ShutdownState, times = defaultTimes): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const done = new AbortController()
  const late = new AbortController()
  void closeInTime(server, closing, times, late, done.signal).then(resolve, () => {})
  const idle = performance.now() + Math.min(idleMilliseconds, times.serving)
  await acceptPending(server, closing, late.signal)
  Listener.prototype.close.call(server, () => resolve()) // that of HTTP closes waiting connections at once
  const sweep = setInterval(async () => {
    const isQuick = await quickTurn() // else the next request of one that seems to wait may have come unread
    if (late.signal.aborted || (isQuick && performance.now() > idle)) server.closeIdleConnections()
  }, 50)
  await closed
  clearInterval(sweep)
  done.abort()
  closing.end()
}

/** Resolves when all is cut off; throws when that is no longer needed. */
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
  server.closeAllConnections() // one that speaks something else than HTTP by now stays
}

/**
 * Resolves when no connection waits to be taken, or when that is given up: those that wait when the port is closed are lost. Node takes one a
 * turn, and where the database is embedded a turn may take a while. Once requests are refused any turn without a connection will do: a proxy
 * sends elsewhere what finds the port closed, but not what is answered 503.
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

/** Lets everything that has come be read; whether next to nothing else was to be done. */
async function quickTurn(): Promise<boolean> {
  const began = performance.now()
  await turn()
  return performance.now() - began < 0.5
}

/** Closes it with all its connections. */
export async function closeImmediately(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  await closed
}

/** How far a shop that is told to stop has come: what requests under way, and those that still come, have to know. */
export class ShutdownState {
  #refuses = false
  readonly #over = new AbortController()

  /** Requests that come now start nothing any more. */
  get isRefusing(): boolean {
    return this.#refuses
  }

  /** The time is up: whatever is under way is answered now, done or not. */
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

  /** Calls `hear` when the time is up; returns what forgets it. */
  onEnd(hear: () => void): () => void {
    const { signal } = this.#over
    signal.addEventListener('abort', hear, { once: true })
    return () => signal.removeEventListener('abort', hear)
  }
}
