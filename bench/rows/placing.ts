import { openBaselineDriver } from '../baseline/driver.ts'
import type { Statement } from '../baseline/trace-drivers.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { BuyerSession, isConfirmation } from '../environment/buyer-session.ts'
import { startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, noGoal } from '../figure.ts'
import { Connection } from '../load/connection.ts'
import { runAtConstantRate } from '../load/constant-rate.ts'
import { headerOf } from '../load/parse-response.ts'
import { formatLatency, type Latency, percentiles } from '../load/statistics.ts'

const connections = 16
/** Orders of each buyer; the first ones do not count: a shop that has just started still compiles its scripts. */
const [orders, warmUp] = [50, 25]
/** Of orders that arrive one after the other; the first two seconds do not count. */
const calmSeconds = 10

/** As many statements as placing an order has (statement-budgets.db.test.ts), empty: the round trips alone. */
const emptyTransaction: Statement[] = ['begin', ...Array<string>(20).fill('select 1'), 'commit'].map((text) => ({
  text,
  values: [],
}))

/**
 * Guests place orders over HTTP, 16 at a time, each on from its open form; compared with the round trips of the driver alone. That is the
 * time of a full queue, which only the rate decides: what buyers wait for while the shop is half as busy is measured besides.
 */
export async function placing(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const seats = Array.from({ length: connections }, () => new Connection(shop.port))
  const order = async (seat: number, address: string) => {
    const buyer = new BuyerSession(shop.port, address)
    await buyer.add(prepared.product.id, 'M')
    const request = buyer.orderRequest(await buyer.get('/zamowienie'))
    return async () => {
      const answer = await (seats[seat] as Connection).send(request)
      if (!isConfirmation(headerOf(answer, 'Location') ?? '')) throw new Error('the shop refused an order')
    }
  }
  const measured = await measure((seat, count) => order(seat, `198.18.${seat}.${count}`))
  const rate = Math.round((connections * 1000) / measured.p50 / 2)
  const calm = await runAtConstantRate(
    await Promise.all(seats.map((_, seat) => inTurn(seat, Math.ceil((rate * calmSeconds) / connections) * 2, order))),
    rate,
    calmSeconds - 2,
  )
  for (const seat of seats) seat.close()
  await shop.stop()
  const driver = await openBaselineDriver(prepared)
  const baseline = await measure(async () => () => driver.run(emptyTransaction))
  await driver.close()
  return [
    {
      row: `place an order, ${connections} at a time`,
      measured: formatLatency(measured),
      baseline: `${formatLatency(baseline)} driver alone, empty statements on ${driver.connections} connections`,
      ratio: measured.p50 / baseline.p50,
      verdict: atMost(80, measured.p99, ' ms p99'),
    },
    {
      row: `… at half of that rate, ${rate} a second`,
      measured: formatLatency(calm),
      verdict: atMost(80, calm.p99, ' ms p99'),
    },
    { row: '… the slowest', measured: `${Math.round(measured.max)} ms`, verdict: noGoal },
  ]
}

/** Prepares so many orders of a seat, each at the address of its own client; returns what sends the next of them. */
async function inTurn(
  seat: number,
  count: number,
  prepare: (seat: number, address: string) => Promise<() => Promise<void>>,
): Promise<() => Promise<void>> {
  const steps: (() => Promise<void>)[] = []
  for (let place = 0; place < count; place++) steps.push(await prepare(seat, `198.19.${seat}.${place}`))
  return async () => {
    const next = steps.pop()
    if (!next) throw new Error('there are no prepared orders left')
    await next()
  }
}

/** Prepares what all seats do, then lets them do it at once, one after the other each; returns the latency without the first ones. */
async function measure(prepare: (seat: number, count: number) => Promise<() => Promise<void>>): Promise<Latency> {
  const seats = Array.from({ length: connections }, (_, seat) => seat)
  const ready = await Promise.all(
    seats.map(async (seat) => {
      const steps: (() => Promise<void>)[] = []
      for (let count = 0; count < orders; count++) steps.push(await prepare(seat, count))
      return steps
    }),
  )
  const latencies = await Promise.all(
    ready.map(async (steps) => {
      const own: number[] = []
      for (const step of steps) {
        const began = performance.now()
        await step()
        own.push(performance.now() - began)
      }
      return own.slice(warmUp)
    }),
  )
  return percentiles(latencies.flat())
}
