/** Thrown when more work waits than is allowed to. */
export class TooMuchWaits extends Error {
  constructor() {
    super('too much work waits')
    this.name = 'TooMuchWaits'
  }
}

/**
 * Runs works, at most `limit` of them at the same time; the others wait in the order in which they came. Rejects with TooMuchWaits at
 * once when more than `mostWaiting` would wait.
 */
export function fewAtOnce(
  limit: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new TooMuchWaits()
      await new Promise<void>((goOn) => waiting.push(goOn))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
