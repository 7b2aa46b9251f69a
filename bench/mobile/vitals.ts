import type { Page } from 'playwright-core'

export interface Vitals {
  /** Milliseconds from navigation. */
  largestPaint: number
  layoutShift: number
  /** What tasks took above 50 ms each, in milliseconds. */
  blocked: number
}

interface Recorded extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
}

/** Opens an address and looks at it until nothing has been loaded for half a second. */
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
