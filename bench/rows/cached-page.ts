import { startBareServer } from '../baseline/start-bare-server.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber } from '../figure.ts'
import { Connection } from '../load/connection.ts'
import { saturate } from '../load/saturate.ts'
import { alternate } from '../load/statistics.ts'
import { pageViewer } from '../load/visitor.ts'

/** The cached product page, compared with Node's HTTP server alone, which answers with the same bytes. */
export async function cachedPage(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const { address } = prepared.product
  const connection = new Connection(shop.port)
  await connection.send(pageViewer(shop.port, address).request())
  const answer = await connection.send(pageViewer(shop.port, address).request())
  connection.close()
  const bare = await startBareServer(answer)
  const [rate, baseline] = await alternate(
    () => saturate(shop.port, pageViewers(shop.port, address)),
    () => saturate(bare.port, pageViewers(bare.port, address)),
  )
  await shop.stop()
  await bare.stop()
  const ratio = rate / baseline
  const figure = {
    row: `product page again (${formatNumber(answer.body.length / 1000)} kB), PostgreSQL`,
    measured: `${formatNumber(rate)}/s`,
    baseline: `${formatNumber(baseline)}/s node:http alone`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.7, ratio) },
    { ...figure, verdict: atLeast(30_000, rate, '/s') },
  ]
}

function pageViewers(port: number, address: string) {
  return Array.from({ length: 32 }, () => pageViewer(port, address))
}
