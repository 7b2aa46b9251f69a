import { openBareDriver } from '../bare/driver.ts'
import { rateOf } from '../bare/rate-of.ts'
import { openRecorder, type RecordedWork } from '../bare/recorder.ts'
import { bareRender } from '../bare/render.ts'
import { atLeast, type Figure, plain } from '../figure.ts'
import { saturate } from '../load/saturate.ts'
import { looker } from '../load/visitor.ts'
import type { Place, Prepared } from '../place/place.ts'
import { startShop } from '../place/shop-process.ts'

/** The product page rendered for each request, beside its statements said by the driver alone and its tree by renderToString. */
export async function uncachedPage(place: Place): Promise<Figure[]> {
  const prepared = await place.prepared('PostgreSQL')
  const { address } = prepared.product
  const shop = await startShop(prepared, { PAGE_CACHE_MEGABYTES: '0' })
  const visitors = Array.from({ length: 32 }, () => looker(shop.port, address))
  const measured = await saturate(shop.port, visitors)
  await shop.stop()
  const work = await recordPage(prepared)
  const bare = await bareRate(prepared, work)
  const ratio = measured.rate / bare
  const figure = {
    row: `product page rendered (${work.statements.length} statements), PostgreSQL`,
    measured: `${plain(measured.rate)}/s`,
    baseline: `${plain(bare)}/s bare driver and render`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.5, ratio) },
    { ...figure, verdict: atLeast(400, measured.rate, '/s') },
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

async function bareRate(prepared: Prepared, { statements, element }: RecordedWork): Promise<number> {
  const render = await bareRender(element)
  const driver = await openBareDriver(prepared)
  const work = async () => {
    await driver.say(statements)
    if (render().length < 10_000) throw new Error('the tree renders to nothing')
  }
  return rateOf(32, work).finally(() => driver.close())
}
