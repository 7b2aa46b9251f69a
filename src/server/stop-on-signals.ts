import { log } from '#platform/log.ts'

const sameSignalWindow = 1_000 // milliseconds

interface Stoppable {
  on: (signal: NodeJS.Signals, listener: () => void) => unknown
  exit: (code: number) => void
}

/**
 * Stops the shop at SIGINT, SIGTERM or SIGHUP and ends the process: with 0 when all was done, with 1 when it could not be, when the shop has not
 * started yet, or at a second signal. A signal within a second of the first is the same one: a terminal sends Ctrl-C to the whole
 * group, systemd SIGTERM, and npm hands on what it gets itself. Listening matters to a process with the number 1, which no signal ends by itself.
 * @param now milliseconds
 * @returns tell it how to stop as soon as the shop has started
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
