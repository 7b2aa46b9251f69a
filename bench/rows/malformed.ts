import { askApplication, openSenders } from '../../test/malformed/ask.ts'
import { throwRequests } from '../../test/malformed/throw-requests.ts'
import { atMost, exactly, type Figure, plain } from '../figure.ts'
import { openBuiltShop } from '../place/built-shop.ts'
import type { Place } from '../place/place.ts'

const count = 10_000

/** Malformed requests of all kinds, thrown at the built shop: each is refused in words or means nothing, and memory stays flat. */
export async function malformed(place: Place): Promise<Figure[]> {
  const { app, house, patterns } = await openBuiltShop(await place.prepared('PostgreSQL'))
  const seed = Date.now() % 1_000_000
  try {
    const ask = askApplication(app.fetch, await openSenders(app.fetch))
    const { failures, heapGrowth } = await throwRequests(ask, patterns, count, seed)
    for (const failure of failures) console.error(failure)
    const megabytes = heapGrowth / 1_000_000
    const row = `${plain(count)} malformed requests (seed ${seed})`
    return [
      { row: `${row}: faults`, measured: `${failures.length}`, verdict: exactly(0, failures.length) },
      { row: `${row}: growth of the heap`, measured: `${plain(megabytes)} MB`, verdict: atMost(30, megabytes, ' MB') },
    ]
  } finally {
    await house.close()
  }
}
