import type { Locator, Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page's scripts, if it has any, have taken it over: before that nothing answers to them but what `early-inputs.ts` does again. */
export async function waitForScripts(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (scripts) await page.waitForSelector('#viewType[data-view]', { state: 'attached' })
}

/** Waits until React has rendered the buttons inside `place`: those that the server made send their forms and leave the page. */
export async function waitForHydration(place: Locator): Promise<void> {
  const isHydrated = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => place.locator('button').first().evaluate(isHydrated)).toBe(true)
}

/** Does `deed`, and waits until the shop has answered what it sends to `address`: whoever goes on at once would be there before it. */
export async function actAndWaitForResponse(
  page: Page,
  address: string | RegExp,
  deed: () => Promise<unknown>,
): Promise<Response> {
  const [answer] = await Promise.all([page.waitForResponse(address), deed()])
  return answer
}
