import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds over which the use of the process is measured. */
const span = 50

/** From this share of its time on the process has none to spare. */
const busy = 0.85

/**
 * Resolves once this process has time to spare: an order that somebody waits for comes before the mails of the last ones.
 * @param signal aborted when the process stops: then it resolves at once
 * @param longest milliseconds after which it resolves all the same: a shop that is always busy sends its mails too
 */
export async function spareTime(signal: AbortSignal, longest = 2_000): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < longest && !signal.aborted) {
    const before = performance.eventLoopUtilization()
    await sleep(span, undefined, { signal }).catch(() => {}) // cut short by the signal
    if (performance.eventLoopUtilization(before).utilization < busy) return
  }
}
