import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Figure, noGoal, plain } from '../figure.ts'
import { keepAsking } from '../load/keep-asking.ts'
import { mixedVisitor } from '../load/mixed-visitor.ts'
import type { Place } from '../place/place.ts'
import { type Data, startShop } from '../place/shop-process.ts'

const [warmUp, counted] = [10_000, 100_000]

/** Resident memory of the shop's process: at rest, after 10,000 requests that fill what it keeps, and after 100,000 more. */
export async function memory(place: Place): Promise<Figure[]> {
  return [...(await measure(place, 'PostgreSQL')), ...(await measure(place, 'PGlite'))]
}

async function measure(place: Place, engine: Data['engine']): Promise<Figure[]> {
  const prepared = await place.prepared(engine)
  const shop = await startShop(prepared, { MALLOC_ARENA_MAX: '2' }) // as docs/running.md does
  await sleep(3_000)
  const atRest = shop.megabytes()
  const visitors = Array.from({ length: 32 }, (_, seat) => mixedVisitor(shop.port, prepared.product, seat))
  const askSoOften = (count: number) => {
    let left = count
    return keepAsking(shop.port, visitors, () => left-- > 0)
  }
  await askSoOften(warmUp)
  const warm = shop.megabytes()
  await askSoOften(counted)
  const after = shop.megabytes()
  await shop.stop()
  const judged = engine === 'PostgreSQL'
  const megabytes = (value: number) => `${plain(value)} MB`
  return [
    { row: `memory at rest, ${engine}`, measured: megabytes(atRest), verdict: noGoal },
    {
      row: `memory after ${plain(warmUp + counted)} requests, ${engine}`,
      measured: megabytes(after),
      verdict: judged ? atMost(350, after, ' MB') : noGoal,
    },
    {
      row: `growth from request ${plain(warmUp)} on, ${engine}`,
      measured: megabytes(after - warm),
      verdict: atMost(50, after - warm, ' MB'),
    },
  ]
}
