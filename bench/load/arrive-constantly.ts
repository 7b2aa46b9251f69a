import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './connection.ts'
import { type Latency, summarise } from './latency.ts'
import type { Visitor } from './visitor.ts'

/**
 * How long answers take when requests arrive `rate` times a second whatever the server does. A request's time runs from the
 * moment at which it was due, not from when a connection was free for it: a server that stalls is charged for all who
 * wait meanwhile. The first `warmUp` seconds do not count. A timer of one millisecond sends, which is in the figures.
 */
export async function arriveConstantly(
  port: number,
  visitors: Visitor[],
  rate: number,
  seconds = 8,
  warmUp = 2,
): Promise<Latency> {
  const free = visitors.map((visitor) => ({ visitor, connection: new Connection(port) }))
  const queue: number[] = []
  const latencies: number[] = []
  const all = Math.round(rate * (seconds + warmUp))
  const began = performance.now()
  let failed: unknown = null
  let open = all

  const serve = (): void => {
    while (queue.length > 0 && free.length > 0) {
      const due = queue.shift() as number
      const seat = free.shift() as (typeof free)[number]
      seat.connection
        .send(seat.visitor.request())
        .then((answer) => {
          seat.visitor.answered(answer)
          if (due - began >= warmUp * 1000) latencies.push(performance.now() - due)
          open--
          free.push(seat)
          serve()
        })
        .catch((error) => {
          failed = error
        })
    }
  }

  for (let arrived = 0; open > 0 && !failed; await sleep(1)) {
    const due = Math.min(all, Math.floor(((performance.now() - began) * rate) / 1000))
    for (; arrived < due; arrived++) queue.push(began + (arrived * 1000) / rate)
    serve()
  }
  for (const { connection } of free) connection.close()
  if (failed) throw failed
  return summarise(latencies)
}
