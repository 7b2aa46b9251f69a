import { Connection } from './connection.ts'
import { type Latency, percentiles } from './statistics.ts'
import type { Visitor } from './visitor.ts'

export interface SaturationResult {
  /** Answers a second. */
  rate: number
  latency: Latency
  count: number
}

/**
 * The answers a second of the server at `port` when each visitor sends the next request as soon as the last is answered. The first
 * `warmUp` seconds do not count. The latency is that of a full queue: see `visitAtConstantRate` for a realistic one.
 */
export async function saturate(port: number, visitors: Visitor[], seconds = 4, warmUp = 2): Promise<SaturationResult> {
  const countsFrom = performance.now() + warmUp * 1000
  const end = countsFrom + seconds * 1000
  const latencies: number[] = []
  await repeatRequests(
    port,
    visitors,
    () => performance.now() < end,
    (sentAt, answered) => {
      if (sentAt >= countsFrom) latencies.push(answered - sentAt)
    },
  )
  const { length: count } = latencies
  return { rate: (count * 1000) / (performance.now() - countsFrom), latency: percentiles(latencies), count }
}

/** Each visitor sends the next request as soon as the last is answered, while `goesOn` returns true; reports when each was sent and answered. */
export async function repeatRequests(
  port: number,
  visitors: Visitor[],
  goesOn: () => boolean,
  tell: (sentAt: number, answered: number) => void = () => {},
): Promise<void> {
  await Promise.all(
    visitors.map(async (visitor) => {
      const connection = new Connection(port)
      while (goesOn()) {
        const sentAt = performance.now()
        visitor.answered(await connection.send(visitor.request()))
        tell(sentAt, performance.now())
      }
      connection.close()
    }),
  )
}
