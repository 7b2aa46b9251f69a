import { openBareDriver } from '../bare/driver.ts'
import { rateOf } from '../bare/rate-of.ts'
import { openRecorder, type RecordedWork } from '../bare/recorder.ts'
import { bareRender } from '../bare/render.ts'
import { atLeast, type Figure, noGoal, plain } from '../figure.ts'
import { byTurns } from '../load/by-turns.ts'
import { saturate } from '../load/saturate.ts'
import { looker } from '../load/visitor.ts'
import type { Place, Prepared } from '../place/place.ts'
import { type Data, startShop } from '../place/shop-process.ts'

/** The product page rendered for each request, beside its statements said by the driver alone and its tree by renderToString. */
export async function uncachedPage(place: Place): Promise<Figure[]> {
  const prepared = await place.prepared('PostgreSQL')
  const { address } = prepared.product
  const work = await recordPage(prepared)
  const bare = await openBare(prepared, work)
  const shop = await startShop(prepared, { PAGE_CACHE_MEGABYTES: '0' })
  const visitors = Array.from({ length: 32 }, () => looker(shop.port, address, 'identity'))
  const [rate, bareRate] = await byTurns(
    () => saturate(shop.port, visitors),
    () => rateOf(32, bare.answer),
  )
  const spent = shop.processorSeconds()
  const { count } = await saturate(shop.port, visitors, 4, 0)
  const perPage = (1000 * (shop.processorSeconds() - spent)) / count
  const { milliseconds } = await rateOf(32, bare.answer)
  await shop.stop()
  await bare.close()
  const ratio = rate / bareRate
  const figure = {
    row: `product page rendered (${work.statements.length} statements), PostgreSQL`,
    measured: `${plain(rate)}/s`,
    baseline: `${plain(bareRate)}/s bare driver and render`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.5, ratio) },
    { ...figure, verdict: atLeast(400, rate, '/s') },
    {
      row: '… processor time of the process',
      measured: `${plain(perPage)} ms`,
      baseline: `${plain(milliseconds)} ms bare driver and render`,
      ratio: milliseconds / perPage,
      verdict: noGoal,
    },
  ]
}

/** Of the second request, when whatever the shop keeps in memory is there. */
async function recordPage({ product, ...data }: Prepared): Promise<RecordedWork> {
  const recorder = await openRecorder(data)
  const request = () => new Request(`http://localhost${product.address}`, { headers: { Host: 'localhost' } })
  await recorder.record(request())
  const { work } = await recorder.record(request())
  await recorder.close()
  return work
}

/** The same work without the shop. */
async function openBare(
  data: Data,
  { statements, element }: RecordedWork,
): Promise<{ answer: () => Promise<void>; close: () => Promise<void> }> {
  const render = await bareRender(element)
  const driver = await openBareDriver(data)
  const answer = async () => {
    await driver.say(statements)
    if (render().length < 10_000) throw new Error('the tree renders to nothing')
  }
  return { answer, close: () => driver.close() }
}
