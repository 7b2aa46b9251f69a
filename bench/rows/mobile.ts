import type { Browser } from 'playwright-core'
import { chromiumPath, openBrowser } from '../../e2e/launch-chromium.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { median } from '../load/statistics.ts'
import { buyAtOnce } from '../mobile/buy-at-once.ts'
import { openSlowMobile, vitalsOf } from '../mobile/vitals.ts'

const times = [1, 2, 3, 4, 5]

/** The product page on a slow mobile: Chromium, processor four times slower, 1.6 Mbit/s, 150 ms; medians of 5 first visits. */
export async function mobile(place: BenchEnvironment): Promise<Figure[]> {
  const prepared = await place.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const browser = await openBrowser(chromiumPath)
  const address = `http://localhost:${shop.port}${prepared.product.address}`
  await fetch(address).then((answer) => answer.text()) // warm-up
  try {
    const vitals = await eachTime(browser, (phone) => vitalsOf(phone, address))
    const bought = await eachTime(browser, (phone) => buyAtOnce(phone, address))
    const of = (name: keyof (typeof vitals)[number]) => median(vitals.map((vital) => vital[name]))
    const seconds = median(bought) / 1000
    return [
      {
        row: 'slow mobile: largest contentful paint',
        measured: `${formatNumber(of('largestPaint') / 1000)} s`,
        verdict: noGoal,
      },
      { row: 'slow mobile: cumulative layout shift', measured: of('layoutShift').toFixed(3), verdict: noGoal },
      { row: 'slow mobile: total blocking time', measured: `${formatNumber(of('blocked'))} ms`, verdict: noGoal },
      {
        row: 'slow mobile: buy button reaches the basket',
        measured: `${formatNumber(seconds)} s`,
        verdict: atMost(0.7, seconds, ' s'),
      },
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function eachTime<Measured>(
  browser: Browser,
  measure: (phone: Awaited<ReturnType<typeof openSlowMobile>>) => Promise<Measured>,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const _ of times) {
    const phone = await openSlowMobile(browser)
    measured.push(await measure(phone))
    await phone.context().close()
  }
  return measured
}
