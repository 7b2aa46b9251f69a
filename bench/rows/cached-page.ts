import { startBareHono } from '../bare/start-hono.ts'
import { atLeast, type Figure, plain } from '../figure.ts'
import { byTurns } from '../load/by-turns.ts'
import { Connection } from '../load/connection.ts'
import { saturate } from '../load/saturate.ts'
import { looker } from '../load/visitor.ts'
import type { Place } from '../place/place.ts'
import { startShop } from '../place/shop-process.ts'

/** The product page as the shop answers it a second time, beside a bare Hono that answers with the same bytes. */
export async function cachedPage(place: Place): Promise<Figure[]> {
  const prepared = await place.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const { address } = prepared.product
  const connection = new Connection(shop.port)
  await connection.send(looker(shop.port, address).request())
  const answer = await connection.send(looker(shop.port, address).request())
  connection.close()
  const hono = await startBareHono(answer)
  const [rate, bare] = await byTurns(
    () => saturate(shop.port, lookers(shop.port, address)),
    () => saturate(hono.port, lookers(hono.port, address)),
  )
  await shop.stop()
  await hono.stop()
  const ratio = rate / bare
  const figure = {
    row: `product page again (${plain(answer.body.length / 1000)} kB), PostgreSQL`,
    measured: `${plain(rate)}/s`,
    baseline: `${plain(bare)}/s bare Hono`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.6, ratio) },
    { ...figure, verdict: atLeast(30_000, rate, '/s') },
  ]
}

function lookers(port: number, address: string) {
  return Array.from({ length: 32 }, () => looker(port, address))
}
