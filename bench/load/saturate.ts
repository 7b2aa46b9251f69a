import { keepAsking } from './keep-asking.ts'
import { type Latency, summarise } from './latency.ts'
import type { Visitor } from './visitor.ts'

export interface Saturated {
  /** Answers a second. */
  rate: number
  latency: Latency
  count: number
}

/**
 * How many answers a second the server at `port` gives when each visitor asks again as soon as he is answered. The first
 * `warmUp` seconds do not count. Its latency is that of a full queue: see `arriveConstantly` for one that shoppers feel.
 */
export async function saturate(port: number, visitors: Visitor[], seconds = 4, warmUp = 2): Promise<Saturated> {
  const countsFrom = performance.now() + warmUp * 1000
  const end = countsFrom + seconds * 1000
  const latencies: number[] = []
  await keepAsking(
    port,
    visitors,
    () => performance.now() < end,
    (asked, answered) => {
      if (asked >= countsFrom) latencies.push(answered - asked)
    },
  )
  const { length: count } = latencies
  return { rate: (count * 1000) / (performance.now() - countsFrom), latency: summarise(latencies), count }
}
