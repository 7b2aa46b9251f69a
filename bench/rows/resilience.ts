import { killDuringOrders } from '../../test/kill-during-orders.ts'
import { fuzzRequests } from '../../test/malformed/fuzz-requests.ts'
import { createSenderCookies, sendToApplication } from '../../test/malformed/send-request.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { openBuiltShop } from '../environment/built-shop.ts'
import { atMost, exactly, type Figure, formatNumber } from '../figure.ts'

const count = 10_000

/** Malformed requests of all kinds, sent to the built shop: each is refused with a message or ignored, and memory stays flat. */
export async function malformed(environment: BenchEnvironment): Promise<Figure[]> {
  const { app, appContext, patterns } = await openBuiltShop(await environment.prepared('PostgreSQL'))
  const seed = Date.now() % 1_000_000
  try {
    const ask = sendToApplication(app.fetch, await createSenderCookies(app.fetch))
    const { failures, heapGrowth } = await fuzzRequests(ask, patterns, count, seed)
    for (const failure of failures) console.error(failure)
    const megabytes = heapGrowth / 1_000_000
    const row = `${formatNumber(count)} malformed requests (seed ${seed})`
    return [
      { row: `${row}: faults`, measured: `${failures.length}`, verdict: exactly(0, failures.length) },
      {
        row: `${row}: growth of the heap`,
        measured: `${formatNumber(megabytes)} MB`,
        verdict: atMost(30, megabytes, ' MB'),
      },
    ]
  } finally {
    await appContext.close()
  }
}

const size = { orders: 1000, kills: 10, buyers: 16 }

/** Guests order while the shop is killed repeatedly; throws when a confirmed order is lost, duplicated or incomplete. */
export async function killedDuringOrders(environment: BenchEnvironment): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of ['PGlite', 'PostgreSQL'] as const) {
    const { databaseUrl, folder } = await environment.prepared(engine)
    const { orders, kills, repeated, starts } = await killDuringOrders({ databaseUrl, dataFolder: folder }, size)
    figures.push({
      row: `${formatNumber(orders)} orders, killed ${kills} times, ${engine}`,
      measured: `${repeated} sent again, open again after ${formatNumber(Math.max(...starts))} s at most`,
      verdict: { goal: 'none lost, twice or half', text: 'reached' },
    })
  }
  return figures
}
