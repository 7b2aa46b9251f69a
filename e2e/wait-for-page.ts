import type { Locator, Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page's scripts, if it has any, have hydrated it: before that only inputs that `early-inputs.ts` replays have an effect. */
export async function waitForScripts(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (scripts) await page.waitForSelector('#viewType[data-view]', { state: 'attached' })
}

/** Waits until React has rendered the buttons inside `container`: the server-rendered ones send their forms and leave the page. */
export async function waitForHydration(container: Locator): Promise<void> {
  const isHydrated = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => container.locator('button').first().evaluate(isHydrated)).toBe(true)
}

/** Runs `act`, and waits until the shop has answered its request to `address`: otherwise the test would go on too early. */
export async function actAndWaitForResponse(
  page: Page,
  address: string | RegExp,
  act: () => Promise<unknown>,
): Promise<Response> {
  const [answer] = await Promise.all([page.waitForResponse(address), act()])
  return answer
}
