import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export { openBrowser } from './launch-chromium.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA as far as axe can check it: the page in its present state has no violation. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    // elements that fade in have no contrast yet; elements that wait to disappear, such as an alert, are checked
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'], // reporting passes takes a third of the time
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect(found, page.url()).toEqual([])
}

interface Violation {
  id: string
  nodes: { html: string }[]
}

/** No element overflows horizontally at this width; names those that do. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sticking = await page.evaluate(async () => {
    // Chromium computes vw by the former width until the next frame, of which a page without scripts gets no event
    const { matches: hasScripts } = matchMedia('(scripting: enabled)')
    for (const _ of hasScripts ? [1, 2] : []) await new Promise((drawn) => requestAnimationFrame(drawn))
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    )
    return [`${document.documentElement.scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })
  expect(sticking, page.url()).toEqual([])
}
