import { npmStart } from '../../test/spawn-shop.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { repeatRequests } from '../load/saturate.ts'
import { type Comparison, comparisons, readProducts, visitorsOf } from './floor.ts'

const requestsOfEach = 1_500
const maxMegabytes = 350

/**
 * What rendering takes without the page cache: memory after a fixed number of each request of `floor`, and processor time for one.
 * BENCH_NODE_FLAGS='--max-semi-space-size=4;' measures other flags of node than those of npm start, one set after the other.
 */
export async function rendering(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const all = comparisons(await readProducts(prepared), prepared.product.id)
  const sets = process.env.BENCH_NODE_FLAGS?.split(';').map((flags) => flags.split(' ').filter(Boolean))
  const figures: Figure[] = []
  for (const flags of sets ?? [npmStart.slice(0, -1)]) figures.push(...(await measure(prepared, all, flags)))
  return figures
}

async function measure(prepared: PreparedShop, all: Comparison[], flags: string[]): Promise<Figure[]> {
  const shop = await startShop(prepared, { PAGE_CACHE_MEGABYTES: '0' }, flags)
  const before = shop.processorSeconds()
  for (const { shop: actionAt, newVisitors } of all) {
    let left = requestsOfEach
    await repeatRequests(shop.port, visitorsOf(shop.port, actionAt, newVisitors), () => left-- > 0)
  }
  const count = all.length * requestsOfEach
  const milliseconds = ((shop.processorSeconds() - before) * 1000) / count
  const megabytes = shop.megabytes()
  await shop.stop()
  const about = `${formatNumber(count)} rendered, ${flags.join(' ') || 'no flags'}`
  return [
    { row: `memory after ${about}`, measured: `${megabytes} MB`, verdict: atMost(maxMegabytes, megabytes, ' MB') },
    { row: '… processor time', measured: `${formatNumber(milliseconds)} ms`, verdict: noGoal },
  ]
}
