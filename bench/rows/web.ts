import { measuredPages, startDemoShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber, noGoal } from '../figure.ts'
import { type Category, categories, type LighthouseResult, runLighthouse } from '../lighthouse/run-lighthouse.ts'
import { median } from '../load/statistics.ts'

const times = [1, 2, 3, 4, 5]
const goals: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const names: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** Lighthouse on the demo shop's pages, medians of 5; performance alternates with the same page without its scripts. */
export async function web(): Promise<Figure[]> {
  const shop = await startDemoShop()
  const figures: Figure[] = []
  const all: LighthouseResult[] = []
  try {
    for (const [name, path] of Object.entries(measuredPages)) {
      const address = `http://localhost:${shop.port}${path}`
      await runLighthouse(address) // warm-up: pictures are resized on the first request
      const results: LighthouseResult[] = []
      const withoutScripts: LighthouseResult[] = []
      for (const _ of times) {
        results.push(await visit(name, address))
        withoutScripts.push(await visit(name, address, false))
      }
      figures.push(...categories.map((category) => figureOf(name, category, results, withoutScripts)))
      all.push(...results, ...withoutScripts)
    }
  } finally {
    await shop.stop()
  }
  const index = median(all.map(({ benchmarkIndex }) => benchmarkIndex))
  return [
    { row: 'Lighthouse: benchmarkIndex of the machine', measured: formatNumber(index), verdict: noGoal },
    ...figures,
  ]
}

/** One of many visits of half a minute each; prints its result. */
async function visit(page: string, address: string, scripts = true): Promise<LighthouseResult> {
  const results = await runLighthouse(address, scripts)
  const index = formatNumber(results.benchmarkIndex)
  console.error(`${page}${scripts ? '' : ' without scripts'}: ${formatPerformance([results])}, benchmarkIndex ${index}`)
  return results
}

function figureOf(
  page: string,
  category: Category,
  results: LighthouseResult[],
  withoutScripts: LighthouseResult[],
): Figure {
  const score = median(results.map(({ scores }) => scores[category]))
  const row = `Lighthouse, ${page}: ${names[category]}`
  const verdict = atLeast(goals[category], score)
  return category === 'performance'
    ? { row, measured: formatPerformance(results), baseline: formatPerformance(withoutScripts), verdict }
    : { row, measured: formatNumber(score), verdict }
}

/** Performance, and the two times with the most weight in it. */
function formatPerformance(results: LighthouseResult[]): string {
  const score = median(results.map(({ scores }) => scores.performance))
  const largestPaint = median(results.map(({ largestPaint }) => largestPaint)) / 1000
  const blocked = median(results.map(({ blocked }) => blocked))
  return `${formatNumber(score)} (LCP ${formatNumber(largestPaint)} s, TBT ${formatNumber(blocked)} ms)`
}
