import { openBaselineDriver } from '../baseline/driver.ts'
import { measureRate } from '../baseline/measure-rate.ts'
import { openRecorder, type RecordedWork } from '../baseline/recorder.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { type ShopData, type ShopProcess, startShop } from '../environment/shop-process.ts'
import { atLeast, atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { runAtConstantRate, visitAtConstantRate } from '../load/constant-rate.ts'
import { saturate } from '../load/saturate.ts'
import { alternate, formatLatency, type Latency } from '../load/statistics.ts'
import { shopper, toRequest, type Visitor, type VisitorAction } from '../load/visitor.ts'

const shoppers = 32

/** Lines in the basket before measuring, by engine; the goals are for one line and for twenty. */
const cases = [
  ['PostgreSQL', 1],
  ['PostgreSQL', 20],
  ['PGlite', 1],
] as const

/** Adding to the basket and reading it, each of 32 shoppers a separate one, compared with the same statements run by the driver alone. */
export async function basket(environment: BenchEnvironment): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [engine, lines] of cases)
    for (const look of [false, true]) figures.push(...(await measure(await environment.prepared(engine), lines, look)))
  return figures
}

async function measure(prepared: PreparedShop, lines: number, look: boolean): Promise<Figure[]> {
  const { engine, product } = prepared
  const add: VisitorAction = {
    method: 'POST',
    address: '/basketchange.php',
    body: `product=${product.id}&size=M&number=1&getAjax=true&quiet=true`,
  }
  const fill: VisitorAction = {
    method: 'POST',
    address: '/basketchange.php?type=multiproduct',
    body: [product.id, ...product.otherIds.slice(0, lines - 1)]
      .map((id, place) => `product[${place}]=${id}&size[${place}]=M&set_quantity[${place}]=1&`)
      .concat('getAjax=true&quiet=true')
      .join(''),
  }
  const action: VisitorAction = look ? { method: 'GET', address: '/ajax/basket.php?getAjax=true' } : add
  const recorded = await recordActions(prepared, fill, action)
  const visitors = (port: number) =>
    Array.from({ length: shoppers }, () => shopper(port, (count) => (count === 0 ? fill : action)))
  const { shop, rate, baseline, baselineLatency } = await compare(prepared, recorded, visitors)
  const spent = shop.processorSeconds()
  const saturated = await saturate(shop.port, visitors(shop.port), 4, 0)
  const perAction = (1000 * (shop.processorSeconds() - spent)) / saturated.count
  const half = await visitAtConstantRate(shop.port, visitors(shop.port), rate / 2)
  await shop.stop()

  const row = `${look ? '/ajax/basket.php' : 'add to basket'}, ${lines === 1 ? '' : `${lines} lines, `}${engine}`
  const ratio = rate / baseline
  const hasGoal = engine === 'PostgreSQL' && (lines > 1 || !look)
  const statements = recorded[0]?.statements.length ?? 0
  const figure = { row: `${row} (${statements} statements)`, measured: `${formatNumber(rate)}/s` }
  return [
    {
      ...figure,
      baseline: `${formatNumber(baseline)}/s driver alone`,
      ratio,
      verdict: hasGoal ? atLeast(0.3, ratio) : noGoal,
    },
    { ...figure, verdict: hasGoal && lines === 1 ? atLeast(1000, rate, '/s') : noGoal },
    { row: `${row}, saturated`, measured: formatLatency(saturated.latency), verdict: noGoal },
    {
      row: `${row}, at ${formatNumber(rate / 2)}/s`,
      measured: formatLatency(half),
      ...(baselineLatency && {
        baseline: `${formatLatency(baselineLatency)} driver alone`,
        ratio: half.p99 / baselineLatency.p99,
      }),
      verdict: hasGoal ? atMost(25, half.p99, ' ms p99') : noGoal,
    },
    { row: `${row}, processor time of the process`, measured: `${formatNumber(perAction)} ms`, verdict: noGoal },
  ]
}

/** Alternately where both can be open, and the latency of the driver alone at half of the shop's rate; the embedded engine has one owner, so the driver is measured first there. */
async function compare(
  prepared: PreparedShop,
  recorded: RecordedWork[],
  visitors: (port: number) => Visitor[],
): Promise<{ shop: ShopProcess; rate: number; baseline: number; baselineLatency?: Latency }> {
  const driver = await openBaselineDriver(prepared)
  const asks = recorded.slice(0, driver.connections).map(
    ({ statements }) =>
      () =>
        driver.run(statements),
  )
  const askDriver = () => measureRate(asks.length, (worker) => (asks[worker] as (typeof asks)[number])())
  if (prepared.engine === 'PGlite') {
    const { rate: baseline } = await askDriver().finally(() => driver.close())
    const shop = await startShop(prepared)
    return { shop, baseline, rate: (await saturate(shop.port, visitors(shop.port))).rate }
  }
  const shop = await startShop(prepared)
  const askShop = () => saturate(shop.port, visitors(shop.port))
  try {
    const [rate, baseline] = await alternate(askShop, askDriver)
    return { shop, rate, baseline, baselineLatency: await runAtConstantRate(asks, rate / 2) }
  } finally {
    await driver.close()
  }
}

/** The recorded work of each shopper's second action: by then there is a session and a basket. */
async function recordActions(data: ShopData, first: VisitorAction, second: VisitorAction): Promise<RecordedWork[]> {
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
