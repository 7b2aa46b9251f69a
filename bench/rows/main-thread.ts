import { chromiumPath, openBrowser } from '../../e2e/launch-chromium.ts'
import { measuredPages, startDemoShop } from '../environment/shop-process.ts'
import { type Figure, formatNumber, noGoal } from '../figure.ts'
import { median } from '../load/statistics.ts'
import { type MainThread, mainThreadOf } from '../mobile/main-thread.ts'

const times = [1, 2, 3, 4, 5, 6, 7]

/** Main-thread time of the demo shop's pages, medians of 7 first visits, alternating with the same page without scripts. */
export async function mainThread(): Promise<Figure[]> {
  const shop = await startDemoShop()
  const browser = await openBrowser(chromiumPath)
  const figures: Figure[] = []
  try {
    for (const [name, path] of Object.entries(measuredPages)) {
      const address = `http://localhost:${shop.port}${path}`
      await mainThreadOf(browser, address) // warm-up
      const visits: MainThread[] = []
      const baseline: MainThread[] = []
      for (const _ of times) {
        visits.push(await mainThreadOf(browser, address))
        baseline.push(await mainThreadOf(browser, address, false))
      }
      figures.push({
        row: `main thread, ${name}`,
        measured: formatVisits(visits),
        baseline: formatVisits(baseline),
        verdict: noGoal,
      })
    }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Medians, and the spread of the visits. */
function formatVisits(visits: MainThread[]): string {
  const of = (name: keyof MainThread) => visits.map((visit) => visit[name])
  const all = of('all')
  const parts = `scripts ${formatNumber(median(of('scripts')))}, style and layout ${formatNumber(median(of('styleAndLayout')))}`
  return `${formatNumber(median(all))} ms (${formatNumber(Math.min(...all))}–${formatNumber(Math.max(...all))}; ${parts}; 4 × slower blocked ${formatNumber(median(of('blocked')))})`
}
