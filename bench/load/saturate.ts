import { Connection } from './connection.ts'
import { type Latency, summarise } from './latency.ts'
import type { Visitor } from './visitor.ts'

export interface Saturated {
  /** Answers a second. */
  rate: number
  latency: Latency
}

/**
 * How many answers a second the server at `port` gives when each visitor asks again as soon as he is answered. The first
 * `warmUp` seconds do not count. Its latency is that of a full queue: see `arriveConstantly` for one that shoppers feel.
 */
export async function saturate(port: number, visitors: Visitor[], seconds = 8, warmUp = 3): Promise<Saturated> {
  const began = performance.now()
  const countsFrom = began + warmUp * 1000
  const end = countsFrom + seconds * 1000
  const latencies: number[] = []
  await Promise.all(
    visitors.map(async (visitor) => {
      const connection = new Connection(port)
      for (let now = performance.now(); now < end; ) {
        visitor.answered(await connection.send(visitor.request()))
        const answered = performance.now()
        if (now >= countsFrom) latencies.push(answered - now)
        now = answered
      }
      connection.close()
    }),
  )
  return { rate: latencies.length / ((performance.now() - countsFrom) / 1000), latency: summarise(latencies) }
}
