import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { log } from '#platform/log.ts'
import { readyMessage } from './worker.ts'

/** A worker that serves for so many milliseconds has started well. */
const provenAfter = 10_000
/** So many workers in a row that end before, while none serves, are no accident. */
const mostFailures = 5
const longestDelay = 30_000 // milliseconds

export interface Supervisor {
  /** Resolves when the first worker serves; rejects with its exit code when it ends before: it has said why. */
  started: Promise<void>
  /** Rejects when workers keep ending and none is left. */
  failed: Promise<never>
  /** Stops all workers in order; throws when one of them had to be cut off. */
  stop: () => Promise<void>
}

/** How the first worker ended before it served. */
export class StartFailed extends Error {
  readonly code: number
  constructor(code: number) {
    super(`the first worker ended with ${code}`)
    this.code = code
  }
}

/**
 * Runs `count` workers and replaces those that end. The first one starts alone, since it applies migrations and loads the demo,
 * and reports a wrong configuration only once.
 */
export function superviseWorkers(count: number, fork: () => Worker): Supervisor {
  const running = new Set<Worker>()
  const servingSince = new Map<Worker, number>()
  const restarts = new Set<NodeJS.Timeout>()
  const started = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<never>()
  let isStarted = false
  let isStopping = false
  let failures = 0

  const start = () => {
    const worker = fork()
    running.add(worker)
    worker.on('message', (message) => {
      if (message === readyMessage) onReady(worker)
    })
    worker.once('exit', (code, signal) => onExit(worker, code ?? signal))
  }
  const onReady = (worker: Worker) => {
    servingSince.set(worker, performance.now())
    if (isStarted) return
    isStarted = true
    started.resolve()
    for (let others = 1; others < count; others++) start()
  }
  const onExit = (worker: Worker, how: number | string) => {
    const since = servingSince.get(worker)
    running.delete(worker)
    servingSince.delete(worker)
    if (isStopping) return
    if (!isStarted) return started.reject(new StartFailed(typeof how === 'number' ? how : 1))
    failures = since !== undefined && performance.now() - since >= provenAfter ? 0 : failures + 1
    log.error({ worker: worker.process.pid, how, failures }, 'a worker has ended')
    if (failures >= mostFailures && servingSince.size === 0)
      return failed.reject(new Error(`Procesy sklepu kończą się zaraz po starcie (${failures} razy z rzędu).`))
    const restart = setTimeout(() => {
      restarts.delete(restart)
      start()
    }, delayAfter(failures))
    restarts.add(restart)
  }
  start()
  return {
    started: started.promise,
    failed: failed.promise,
    stop: async () => {
      isStopping = true
      for (const restart of restarts) clearTimeout(restart)
      const serving = [...servingSince.keys()]
      const exits = [...running].map((worker) => stopWorker(worker, serving.includes(worker)))
      await Promise.all(exits)
    },
  }
}

/** Milliseconds until an ended worker is replaced: at once, or twice as long as the last time. */
function delayAfter(failures: number): number {
  return failures <= 1 ? 0 : Math.min(longestDelay, 500 * 2 ** (failures - 1))
}

/** Throws when a worker that served could not stop in order; one that was still starting ends at once. */
async function stopWorker(worker: Worker, isServing: boolean): Promise<void> {
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const [code, signal] = await exit
  if (isServing && code !== 0) throw new Error(`worker ${worker.process.pid} ended with ${code ?? signal}`)
}
