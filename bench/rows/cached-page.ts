import { startBaselineHono } from '../baseline/start-hono.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber } from '../figure.ts'
import { Connection } from '../load/connection.ts'
import { saturate } from '../load/saturate.ts'
import { alternate } from '../load/statistics.ts'
import { pageViewer } from '../load/visitor.ts'

/** The cached product page, compared with a minimal Hono server that answers with the same bytes. */
export async function cachedPage(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const { address } = prepared.product
  const connection = new Connection(shop.port)
  await connection.send(pageViewer(shop.port, address).request())
  const answer = await connection.send(pageViewer(shop.port, address).request())
  connection.close()
  const hono = await startBaselineHono(answer)
  const [rate, baseline] = await alternate(
    () => saturate(shop.port, pageViewers(shop.port, address)),
    () => saturate(hono.port, pageViewers(hono.port, address)),
  )
  await shop.stop()
  await hono.stop()
  const ratio = rate / baseline
  const figure = {
    row: `product page again (${formatNumber(answer.body.length / 1000)} kB), PostgreSQL`,
    measured: `${formatNumber(rate)}/s`,
    baseline: `${formatNumber(baseline)}/s minimal Hono`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.6, ratio) },
    { ...figure, verdict: atLeast(30_000, rate, '/s') },
  ]
}

function pageViewers(port: number, address: string) {
  return Array.from({ length: 32 }, () => pageViewer(port, address))
}
