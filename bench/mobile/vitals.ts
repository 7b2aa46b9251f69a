import type { Browser, Page } from 'playwright-core'

export interface Vitals {
  /** Milliseconds from navigation. */
  largestPaint: number
  layoutShift: number
  /** The part of tasks above 50 ms, in milliseconds. */
  blocked: number
}

interface Recorded extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
}

/** Opens an address and observes it until the network was idle for half a second. */
export async function vitalsOf(page: Page, address: string): Promise<Vitals> {
  await page.addInitScript(() => {
    const entries: Recorded[] = []
    Object.assign(window, { entries })
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const { entries } = window as unknown as { entries: Recorded[] }
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
    return {
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      layoutShift: of('layout-shift').reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : (entry.value ?? 0)), 0),
      blocked: of('longtask').reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }
  })
}

/** A page of a fresh browser on a slow phone: 4 × slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export async function openSlowMobile(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
