/** Thrown when the limit of waiting work is reached. */
export class QueueFull extends Error {
  constructor() {
    super('too much work waits')
    this.name = 'QueueFull'
  }
}

/**
 * Returns a function that runs at most `limit` tasks concurrently; the others wait in order. Rejects with QueueFull at once
 * when more than `mostWaiting` would wait.
 */
export function limitConcurrency(
  limit: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new QueueFull()
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

/** Returns a function that shares one running task per key: concurrent callers get the same result. */
export function singleFlight<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>()
  return (key, work) => {
    const underWay = running.get(key)
    if (underWay) return underWay
    const promise = work().finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}
