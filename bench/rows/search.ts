import { openBaselineDriver } from '../baseline/driver.ts'
import { openRecorder, type RecordedWork } from '../baseline/recorder.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { type LargeCatalogue, largeCatalogue } from '../environment/large-catalogue.ts'
import { startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { Connection } from '../load/connection.ts'
import { saturate } from '../load/saturate.ts'
import { type Latency, percentiles } from '../load/statistics.ts'
import { shopper, toRequest, type Visitor, type VisitorAction } from '../load/visitor.ts'
import { indexingDelays } from '../search/indexing-delays.ts'
import { filteredCategories, plainCategories, resultPages, suggestionCalls } from '../search/search-requests.ts'

const rounds = 3

/** Milliseconds; ten times the products may take four times as long. */
const goalOf = (goal: number, { products }: LargeCatalogue) => (products > 100_000 ? 4 * goal : goal)
const connections = 16

interface SearchRow {
  what: string
  goal: number | null
  actions: VisitorAction[]
  /** Of the shop, besides the page cache that is off. */
  settings?: Record<string, string>
}

/** The latency in a catalogue of 100,000 products, without the page cache. Suggestions are measured without the cache of texts and facts too. */
export async function search(environment: BenchEnvironment): Promise<Figure[]> {
  const large = await largeCatalogue(environment)
  const searches: SearchRow[] = [
    {
      what: 'suggestions for new texts',
      goal: 30,
      actions: suggestionCalls(),
      settings: { PRODUCT_CACHE_MEGABYTES: '0' },
    },
    { what: 'suggestions for texts typed before', goal: null, actions: suggestionCalls() },
    { what: 'page of results with all counts', goal: 120, actions: resultPages() },
    { what: 'category with three filters', goal: 100, actions: await filteredCategories(large) },
    { what: 'category without filters', goal: null, actions: await plainCategories(large) },
  ]
  const figures: Figure[] = []
  for (const row of searches) figures.push(...(await measure(large, row)))
  return [...figures, await freshness(large)]
}

async function measure(large: LargeCatalogue, { what, goal, actions, settings }: SearchRow): Promise<Figure[]> {
  const works = await record(large, actions)
  const baseline = await baselineTimes(large, works)
  const shop = await startShop(large, { PAGE_CACHE_MEGABYTES: '0', ...settings })
  try {
    const alone = await oneAfterTheOther(shop.port, actions)
    let turnedAway = 0
    const visitors = Array.from({ length: connections }, (_, visitor) =>
      countingRejections(
        shopper(shop.port, (count) => actions[(count * 7 + visitor * 13) % actions.length] as VisitorAction),
        () => turnedAway++,
      ),
    )
    const together = await saturate(shop.port, visitors, 8)
    const row = `${what}, ${formatNumber(large.products)} products`
    return [
      {
        row: `${row}, one connection (${actions.length} questions)`,
        measured: formatSearchLatency(alone),
        baseline: `${formatSearchLatency(baseline)} driver alone`,
        ratio: alone.p95 / baseline.p95,
        verdict: goal === null ? noGoal : atMost(goalOf(goal, large), alone.p95, ' ms p95'),
      },
      {
        row: `${row}, ${connections} connections`,
        measured: `${formatNumber(together.rate)}/s, p50 ${formatNumber(together.latency.p50)} ms, longest ${formatNumber(together.latency.max)} ms${turnedAway ? `, ${turnedAway} turned away with 503` : ''}`,
        verdict: atMost(10_000, together.latency.max, ' ms'),
      },
    ]
  } finally {
    await shop.stop()
  }
}

/** Under overload the shop answers some requests with 503 and Retry-After. */
function countingRejections(visitor: Visitor, tell: () => void): Visitor {
  return { ...visitor, answered: (answer) => (answer.status === 503 ? tell() : visitor.answered(answer)) }
}

/** The statements of each, when the shop's caches are filled. */
async function record(large: LargeCatalogue, actions: VisitorAction[]): Promise<RecordedWork[]> {
  const recorder = await openRecorder(large)
  const works: RecordedWork[] = []
  if (actions[0]) await recorder.record(toRequest(actions[0]))
  for (const action of actions) works.push((await recorder.record(toRequest(action))).work)
  await recorder.close()
  return works
}

async function baselineTimes(large: LargeCatalogue, works: RecordedWork[]): Promise<Latency> {
  const driver = await openBaselineDriver(large)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const { statements } of works) {
      const began = performance.now()
      await driver.run(statements)
      if (round > 0) times.push(performance.now() - began)
    }
  await driver.close()
  return percentiles(times)
}

async function oneAfterTheOther(port: number, actions: VisitorAction[]): Promise<Latency> {
  const connection = new Connection(port)
  const times: number[] = []
  let count = 0
  const visitor = shopper(port, () => actions[count % actions.length] as VisitorAction)
  for (; count < actions.length * (rounds + 1); count++) {
    const began = performance.now()
    visitor.answered(await connection.send(visitor.request()))
    if (count >= actions.length) times.push(performance.now() - began)
  }
  connection.close()
  return percentiles(times)
}

async function freshness(large: LargeCatalogue): Promise<Figure> {
  const shop = await startShop(large)
  try {
    const seconds = await indexingDelays(large, shop.port)
    return {
      row: `a changed product is found by its new name, ${formatNumber(large.products)} products, longest of ${seconds.length}`,
      measured: `${formatNumber(Math.max(...seconds))} s`,
      verdict: atMost(1, Math.max(...seconds), ' s'),
    }
  } finally {
    await shop.stop()
  }
}

function formatSearchLatency({ p50, p95 }: Latency): string {
  return `p50 ${formatNumber(p50)} ms, p95 ${formatNumber(p95)} ms`
}
