import { openBareDriver } from '../bare/driver.ts'
import { rateOf } from '../bare/rate-of.ts'
import type { RecordedWork } from '../bare/recorder.ts'
import { openRecorder } from '../bare/recorder.ts'
import { atLeast, atMost, type Figure, noGoal, plain } from '../figure.ts'
import { arriveConstantly } from '../load/arrive-constantly.ts'
import { saturate } from '../load/saturate.ts'
import { type Deed, shopper } from '../load/visitor.ts'
import type { Place, Prepared } from '../place/place.ts'
import type { Data } from '../place/shop-process.ts'
import { startShop } from '../place/shop-process.ts'

const shoppers = 32

/** Adding to the basket and looking at it, each of 32 shoppers his own, beside the same statements said by the driver alone. */
export async function basket(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of ['PostgreSQL', 'PGlite'] as const)
    for (const look of [false, true]) figures.push(...(await measure(await place.prepared(engine), look)))
  return figures
}

async function measure(prepared: Prepared, look: boolean): Promise<Figure[]> {
  const { engine, product } = prepared
  const add: Deed = {
    method: 'POST',
    address: '/basketchange.php',
    body: `product=${product.id}&size=M&number=1&getAjax=true&quiet=true`,
  }
  const deed: Deed = look ? { method: 'GET', address: '/ajax/basket.php?getAjax=true' } : add
  const recorded = await recordDeeds(prepared, add, deed)
  const driver = await openBareDriver(prepared)
  const bare = await rateOf(driver.connections === 1 ? 1 : shoppers, (worker) =>
    driver.say(recorded[worker]?.statements ?? []),
  ).finally(() => driver.close())
  const shop = await startShop(prepared)
  const visitors = Array.from({ length: shoppers }, () => shopper(shop.port, (count) => (count === 0 ? add : deed)))
  const measured = await saturate(shop.port, visitors)
  const half = await arriveConstantly(shop.port, visitors, measured.rate / 2)
  await shop.stop()

  const row = `${look ? '/ajax/basket.php' : 'add to basket'} (${recorded[0]?.statements.length} statements), ${engine}`
  const ratio = measured.rate / bare
  const judged = !look && engine === 'PostgreSQL'
  return [
    {
      row,
      measured: `${plain(measured.rate)}/s`,
      baseline: `${plain(bare)}/s bare driver`,
      ratio,
      verdict: judged ? atLeast(0.3, ratio) : noGoal,
    },
    ...(judged ? [{ row, measured: `${plain(measured.rate)}/s`, verdict: atLeast(1000, measured.rate, '/s') }] : []),
    {
      row: `${row}, saturated`,
      measured: `p50 ${plain(measured.latency.p50)} ms, p99 ${plain(measured.latency.p99)} ms`,
      verdict: noGoal,
    },
    {
      row: `${row}, at ${plain(measured.rate / 2)}/s`,
      measured: `p50 ${plain(half.p50)} ms, p99 ${plain(half.p99)} ms`,
      verdict: judged ? atMost(25, half.p99, ' ms p99') : noGoal,
    },
  ]
}

/** What each shopper's second deed lets the shop do: then he has a session and a basket. */
async function recordDeeds(data: Data, first: Deed, second: Deed): Promise<RecordedWork[]> {
  const recorder = await openRecorder(data)
  const recorded: RecordedWork[] = []
  for (let count = 0; count < shoppers; count++) {
    const { response } = await recorder.record(toRequest(first))
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const { work } = await recorder.record(toRequest(second, { Cookie: cookie }))
    recorded.push(work)
  }
  await recorder.close()
  return recorded
}

function toRequest({ method, address, body }: Deed, headers: Record<string, string> = {}): Request {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Request(`http://localhost${address}`, {
    method,
    body,
    headers: { Host: 'localhost', ...(body && form), ...headers },
  })
}
