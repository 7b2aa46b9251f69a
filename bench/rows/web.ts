import { atLeast, type Figure, noGoal, plain } from '../figure.ts'
import { type Category, categories, type Judged, judge } from '../lighthouse/judge.ts'
import { median } from '../mobile/median.ts'
import { startDemoShop } from '../place/demo-shop.ts'
import { publicPages } from '../place/public-pages.ts'

const times = [1, 2, 3, 4, 5]
const goals: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const names: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** What Lighthouse says of the demo shop's pages, medians of 5; beside performance the same page whose scripts are not loaded, by turns. */
export async function web(): Promise<Figure[]> {
  const shop = await startDemoShop()
  const figures: Figure[] = []
  const all: Judged[] = []
  try {
    for (const [name, path] of Object.entries(publicPages)) {
      const address = `http://localhost:${shop.port}${path}`
      await judge(address) // others have been here before: pictures are made when somebody first asks for them
      const judged: Judged[] = []
      const bare: Judged[] = []
      for (const _ of times) {
        judged.push(await visit(name, address))
        bare.push(await visit(name, address, false))
      }
      figures.push(...categories.map((category) => figureOf(name, category, judged, bare)))
      all.push(...judged, ...bare)
    }
  } finally {
    await shop.stop()
  }
  const index = median(all.map(({ benchmarkIndex }) => benchmarkIndex))
  return [{ row: 'Lighthouse: benchmarkIndex of the machine', measured: plain(index), verdict: noGoal }, ...figures]
}

/** One of many visits of half a minute each: says what came of it. */
async function visit(page: string, address: string, scripts = true): Promise<Judged> {
  const judged = await judge(address, scripts)
  const index = plain(judged.benchmarkIndex)
  console.error(`${page}${scripts ? '' : ' without scripts'}: ${told([judged])}, benchmarkIndex ${index}`)
  return judged
}

function figureOf(page: string, category: Category, judged: Judged[], bare: Judged[]): Figure {
  const score = median(judged.map(({ scores }) => scores[category]))
  const row = `Lighthouse, ${page}: ${names[category]}`
  const verdict = atLeast(goals[category], score)
  return category === 'performance'
    ? { row, measured: told(judged), baseline: told(bare), verdict }
    : { row, measured: plain(score), verdict }
}

/** Performance, and the two times that decide it. */
function told(judged: Judged[]): string {
  const score = median(judged.map(({ scores }) => scores.performance))
  const largestPaint = median(judged.map(({ largestPaint }) => largestPaint)) / 1000
  const blocked = median(judged.map(({ blocked }) => blocked))
  return `${plain(score)} (LCP ${plain(largestPaint)} s, TBT ${plain(blocked)} ms)`
}
