import { openBareDriver } from '../bare/driver.ts'
import { openRecorder, type RecordedWork } from '../bare/recorder.ts'
import { atMost, type Figure, noGoal, plain } from '../figure.ts'
import { Connection } from '../load/connection.ts'
import { type Latency, summarise } from '../load/latency.ts'
import { saturate } from '../load/saturate.ts'
import { type Deed, shopper, toRequest, type Visitor } from '../load/visitor.ts'
import { type LargeCatalogue, largeCatalogue } from '../place/large-catalogue.ts'
import type { Place } from '../place/place.ts'
import { startShop } from '../place/shop-process.ts'
import { secondsUntilFound } from '../search/seconds-until-found.ts'
import { filteredCategories, plainCategories, resultPages, suggestionCalls } from '../search/what-is-asked.ts'

const rounds = 3

/** Milliseconds; ten times the products may take four times as long. */
const goalOf = (goal: number, { products }: LargeCatalogue) => (products > 100_000 ? 4 * goal : goal)
const connections = 16

/** What a shopper in a catalogue of 100,000 products waits for: nothing is kept, every answer is made anew. */
export async function search(place: Place): Promise<Figure[]> {
  const large = await largeCatalogue(place)
  const asked = [
    { what: 'suggestions', goal: 30, deeds: suggestionCalls() },
    { what: 'page of results with all counts', goal: 120, deeds: resultPages() },
    { what: 'category with three filters', goal: 100, deeds: await filteredCategories(large) },
    { what: 'category without filters', goal: null, deeds: await plainCategories(large) },
  ]
  const figures: Figure[] = []
  for (const { what, goal, deeds } of asked) figures.push(...(await measure(large, what, goal, deeds)))
  return [...figures, await freshness(large)]
}

async function measure(large: LargeCatalogue, what: string, goal: number | null, deeds: Deed[]): Promise<Figure[]> {
  const works = await record(large, deeds)
  const bare = await bareTimes(large, works)
  const shop = await startShop(large, { PAGE_CACHE_MEGABYTES: '0' })
  try {
    const alone = await oneAfterTheOther(shop.port, deeds)
    let turnedAway = 0
    const visitors = Array.from({ length: connections }, (_, visitor) =>
      whoMayBeTurnedAway(
        shopper(shop.port, (count) => deeds[(count * 7 + visitor * 13) % deeds.length] as Deed),
        () => turnedAway++,
      ),
    )
    const together = await saturate(shop.port, visitors, 8)
    const row = `${what}, ${plain(large.products)} products`
    return [
      {
        row: `${row}, one connection (${deeds.length} questions)`,
        measured: inWords(alone),
        baseline: `${inWords(bare)} bare driver`,
        ratio: alone.p95 / bare.p95,
        verdict: goal === null ? noGoal : atMost(goalOf(goal, large), alone.p95, ' ms p95'),
      },
      {
        row: `${row}, ${connections} connections`,
        measured: `${plain(together.rate)}/s, p50 ${plain(together.latency.p50)} ms, longest ${plain(together.latency.longest)} ms${turnedAway ? `, ${turnedAway} turned away with 503` : ''}`,
        verdict: atMost(10_000, together.latency.longest, ' ms'),
      },
    ]
  } finally {
    await shop.stop()
  }
}

/** Where too many ask at once, the shop tells some to come back rather than let them wait. */
function whoMayBeTurnedAway(visitor: Visitor, tell: () => void): Visitor {
  return { ...visitor, answered: (answer) => (answer.status === 503 ? tell() : visitor.answered(answer)) }
}

/** The statements of each, when whatever the shop keeps in memory is there. */
async function record(large: LargeCatalogue, deeds: Deed[]): Promise<RecordedWork[]> {
  const recorder = await openRecorder(large)
  const works: RecordedWork[] = []
  if (deeds[0]) await recorder.record(toRequest(deeds[0]))
  for (const deed of deeds) works.push((await recorder.record(toRequest(deed))).work)
  await recorder.close()
  return works
}

async function bareTimes(large: LargeCatalogue, works: RecordedWork[]): Promise<Latency> {
  const driver = await openBareDriver(large)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const { statements } of works) {
      const began = performance.now()
      await driver.say(statements)
      if (round > 0) times.push(performance.now() - began)
    }
  await driver.close()
  return summarise(times)
}

async function oneAfterTheOther(port: number, deeds: Deed[]): Promise<Latency> {
  const connection = new Connection(port)
  const times: number[] = []
  let count = 0
  const visitor = shopper(port, () => deeds[count % deeds.length] as Deed)
  for (; count < deeds.length * (rounds + 1); count++) {
    const began = performance.now()
    visitor.answered(await connection.send(visitor.request()))
    if (count >= deeds.length) times.push(performance.now() - began)
  }
  connection.close()
  return summarise(times)
}

async function freshness(large: LargeCatalogue): Promise<Figure> {
  const shop = await startShop(large)
  try {
    const seconds = await secondsUntilFound(large, shop.port)
    return {
      row: `a changed product is found by its new name, ${plain(large.products)} products, longest of ${seconds.length}`,
      measured: `${plain(Math.max(...seconds))} s`,
      verdict: atMost(1, Math.max(...seconds), ' s'),
    }
  } finally {
    await shop.stop()
  }
}

function inWords({ p50, p95 }: Latency): string {
  return `p50 ${plain(p50)} ms, p95 ${plain(p95)} ms`
}
