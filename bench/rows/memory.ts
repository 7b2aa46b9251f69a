import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { type ShopData, startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { repeatRequests } from '../load/saturate.ts'
import { mixedVisitor } from '../load/visitor.ts'

const [warmUp, counted] = [10_000, 100_000]

/** Resident memory of the shop's process: at rest, after 10,000 requests that fill the caches, and after 100,000 more. */
export async function memory(environment: BenchEnvironment): Promise<Figure[]> {
  return [...(await measure(environment, 'PostgreSQL')), ...(await measure(environment, 'PGlite'))]
}

async function measure(environment: BenchEnvironment, engine: ShopData['engine']): Promise<Figure[]> {
  const prepared = await environment.prepared(engine)
  const shop = await startShop(prepared)
  await sleep(3_000)
  const atRest = shop.megabytes()
  const visitors = Array.from({ length: 32 }, (_, seat) => mixedVisitor(shop.port, prepared.product, seat))
  const askSoOften = (count: number) => {
    let left = count
    return repeatRequests(shop.port, visitors, () => left-- > 0)
  }
  await askSoOften(warmUp)
  const warm = shop.megabytes()
  await askSoOften(counted)
  const after = shop.megabytes()
  await shop.stop()
  const hasGoal = engine === 'PostgreSQL'
  const megabytes = (value: number) => `${formatNumber(value)} MB`
  return [
    { row: `memory at rest, ${engine}`, measured: megabytes(atRest), verdict: noGoal },
    {
      row: `memory after ${formatNumber(warmUp + counted)} requests, ${engine}`,
      measured: megabytes(after),
      verdict: hasGoal ? atMost(350, after, ' MB') : noGoal,
    },
    {
      row: `growth from request ${formatNumber(warmUp)} on, ${engine}`,
      measured: megabytes(after - warm),
      verdict: atMost(50, after - warm, ' MB'),
    },
  ]
}
