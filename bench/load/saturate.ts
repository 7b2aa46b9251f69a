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
 * How many answers a second the server at `port` gives when each visitor asks again as soon as he is answered. The first
 * `warmUp` seconds do not count. Its latency is that of a full queue: see `arriveConstantly` for one that shoppers feel.
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

/** Each visitor asks again as soon as he is answered, while `goesOn` says so; tells when each sentAt and was answered. */
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
