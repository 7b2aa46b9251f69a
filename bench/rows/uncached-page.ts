import type { ReactElement } from 'react'
import type { EntryContext } from 'react-router'
import { openBaselineDriver } from '../baseline/driver.ts'
import { measureRate } from '../baseline/measure-rate.ts'
import { openRecorder, type RecordedWork } from '../baseline/recorder.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { type ShopData, startShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber, noGoal } from '../figure.ts'
import { saturate } from '../load/saturate.ts'
import { alternate } from '../load/statistics.ts'
import { pageViewer } from '../load/visitor.ts'

/** The product page rendered for each request, compared with its statements run by the driver alone and its tree by renderToString. */
export async function uncachedPage(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const { address } = prepared.product
  const work = await recordPage(prepared)
  const baseline = await openBaseline(prepared, work)
  const shop = await startShop(prepared, { PAGE_CACHE_MEGABYTES: '0' })
  const visitors = Array.from({ length: 32 }, () => pageViewer(shop.port, address, 'identity'))
  const [rate, baselineRate] = await alternate(
    () => saturate(shop.port, visitors),
    () => measureRate(32, baseline.answer),
  )
  const spent = shop.processorSeconds()
  const { count } = await saturate(shop.port, visitors, 4, 0)
  const perPage = (1000 * (shop.processorSeconds() - spent)) / count
  const { milliseconds } = await measureRate(32, baseline.answer)
  await shop.stop()
  await baseline.close()
  const ratio = rate / baselineRate
  const figure = {
    row: `product page rendered (${work.statements.length} statements), PostgreSQL`,
    measured: `${formatNumber(rate)}/s`,
    baseline: `${formatNumber(baselineRate)}/s driver and render alone`,
  }
  return [
    { ...figure, ratio, verdict: atLeast(0.5, ratio) },
    { ...figure, verdict: atLeast(400, rate, '/s') },
    {
      row: '… processor time of the process',
      measured: `${formatNumber(perPage)} ms`,
      baseline: `${formatNumber(milliseconds)} ms driver and render alone`,
      ratio: milliseconds / perPage,
      verdict: noGoal,
    },
  ]
}

/** Records the second request, when the shop's caches are filled. */
async function recordPage({ product, ...data }: PreparedShop): Promise<RecordedWork> {
  const recorder = await openRecorder(data)
  const request = () => new Request(`http://localhost${product.address}`, { headers: { Host: 'localhost' } })
  await recorder.record(request())
  const { work } = await recorder.record(request())
  await recorder.close()
  return work
}

/** The same work without the shop. */
async function openBaseline(
  data: ShopData,
  { statements, element }: RecordedWork,
): Promise<{ answer: () => Promise<void>; close: () => Promise<void> }> {
  const render = await baselineRender(element)
  const driver = await openBaselineDriver(data)
  const answer = async () => {
    await driver.run(statements)
    if (render().length < 10_000) throw new Error('the tree renders to nothing')
  }
  return { answer, close: () => driver.close() }
}

/**
 * Renders the tree of a shop repeatedly: React Router in the context of the menu. The page's data, which React Router sends as a stream that
 * can be read only once, was read in the first rendering and is cached in the tree.
 */
async function baselineRender(element: unknown): Promise<() => string> {
  const [{ cloneElement }, { renderToString }] = await Promise.all([import('react'), import('react-dom/server')])
  const page = element as ReactElement<{ children: ReactElement<{ context: EntryContext }> }>
  const router = page.props.children
  const context = { ...router.props.context, serverHandoffStream: { getReader: () => null } }
  return () =>
    renderToString(cloneElement(page, {}, cloneElement(router, { context: context as unknown as EntryContext })))
}
