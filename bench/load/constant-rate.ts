import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './connection.ts'
import { type Latency, percentiles } from './statistics.ts'
import type { Visitor } from './visitor.ts'

/** The latency of the shop at `port`, with one connection per visitor, when requests arrive `rate` times a second; see `runAtConstantRate`. */
export async function visitAtConstantRate(
  port: number,
  visitors: Visitor[],
  rate: number,
  seconds?: number,
  warmUp?: number,
): Promise<Latency> {
  const connections = visitors.map(() => new Connection(port))
  const asks = visitors.map((visitor, place) => async () => {
    visitor.answered(await (connections[place] as Connection).send(visitor.request()))
  })
  try {
    return await runAtConstantRate(asks, rate, seconds, warmUp)
  } finally {
    for (const connection of connections) connection.close()
  }
}

/**
 * The latency when requests arrive `rate` times a second, independent of the server; each of `asks` sends one at a time.
 * A request's time starts at the moment at which it was due, not when a connection was free: a stalled server is
 * charged for all waiting requests. The first `warmUp` seconds do not count. A timer of one millisecond sends, which is part of the results.
 */
export async function runAtConstantRate(
  asks: (() => Promise<void>)[],
  rate: number,
  seconds = 8,
  warmUp = 2,
): Promise<Latency> {
  const free = [...asks]
  const queue: number[] = []
  const latencies: number[] = []
  const all = Math.round(rate * (seconds + warmUp))
  const began = performance.now()
  let failed: unknown = null
  let open = all

  const serve = (): void => {
    while (queue.length > 0 && free.length > 0) {
      const due = queue.shift() as number
      const ask = free.shift() as (typeof free)[number]
      ask()
        .then(() => {
          if (due - began >= warmUp * 1000) latencies.push(performance.now() - due)
          open--
          free.push(ask)
          serve()
        })
        .catch((error) => {
          failed = error
        })
    }
  }

  for (let arrived = 0; open > 0 && !failed; await sleep(1)) {
    const due = Math.min(all, Math.floor(((performance.now() - began) * rate) / 1000))
    while (arrived < due) queue.push(began + (++arrived * 1000) / rate)
    serve()
  }
  if (failed) throw failed
  return percentiles(latencies)
}
