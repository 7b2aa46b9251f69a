import { log } from '#platform/log.ts'

const sameSignalWindow = 1_000 // milliseconds

interface Stoppable {
  on: (signal: NodeJS.Signals, listener: () => void) => unknown
  exit: (code: number) => void
}

/**
 * Stops the shop at SIGINT, SIGTERM or SIGHUP and exits: with 0 after a clean stop; with 1 when stopping failed, when the shop
 * has not started yet, or at a second signal. A signal within a second of the first counts as the same: a terminal sends Ctrl-C
 * to the whole group, systemd SIGTERM, and npm forwards its own. Process number 1 needs listeners, since no signal ends it by
 * default.
 * @param now milliseconds
 * @returns call it with the stop function as soon as the shop has started
 */
export function stopOnSignals(process: Stoppable, now = () => performance.now()): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | null = null
  let first: number | null = null
  const end = () => {
    if (!stop) return process.exit(1)
    if (first !== null && now() - first > sameSignalWindow) return process.exit(1)
    if (first !== null) return
    first = now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  return (how) => {
    stop = how
  }
}
