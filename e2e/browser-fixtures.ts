import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, onTestFinished } from 'vitest'
import { waitFor } from '../test/wait-for.ts'
import { openBrowser } from './open-browser.ts'
import { type Engine, type StartedShop, startShop } from './start-shop.ts'
import { waitForScripts } from './wait-for-page.ts'

/** The shop and the browser of this worker, for all its test files; between `withOwnShop` and the end of its file, that file's own shop. */
export let shop: StartedShop
export let browser: Browser

/** For every test of the project: opens both. The next test gets the shop as this one leaves it, so changes that all visitors see must be reset. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the required fixtures from it
export const test = base.extend('stage', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  ;[shop, browser] = await Promise.all([startShop('PostgreSQL'), openBrowser()])
  onCleanup(async () => {
    await browser.close()
    expect(await shop.stop()).toBe(0)
  })
})

/** A shop for the tests of one file, or of one group in it; `environment` is asked before it starts. */
export function withOwnShop(
  engine: Engine,
  environment: () => Promise<Record<string, string>> = async () => ({}),
): void {
  let ofWorker: StartedShop
  test.beforeAll(async () => {
    ofWorker = shop
    shop = await startShop(engine, await environment())
  })
  test.afterAll(async () => {
    const own = shop
    shop = ofWorker
    expect(await own.stop()).toBe(0)
  })
}

interface Visit extends BrowserContextOptions {
  /** Without it the visitor starts with an empty page. */
  path?: string
  /** Window width in px. */
  width?: number
}

/** A new visitor opens `path` and does `work`; no script of a page may fail meanwhile. */
export async function visitAs(
  { path, width = 1440, ...options }: Visit,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    if (path !== undefined) await goTo(page, path)
    await work(page)
    expect(broken).toEqual([])
  } finally {
    await context.close() // also after a failure, so that it does not disturb other tests
  }
}

/** Opens an address of the shop, and waits until its scripts, if there are any, have hydrated the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path)
  await waitForScripts(page)
}

/** Changes a setting until the test has ended. `isShown`: whether the shop, which is notified a moment later, shows it. */
export async function changeSettingForTest(key: string, value: string, isShown: () => Promise<boolean>): Promise<void> {
  onTestFinished(async () => {
    await shop.terminal('settings', 'reset', key)
    await waitFor(async () => !(await isShown()))
  })
  await shop.terminal('settings', 'set', key, value)
  await waitFor(isShown)
}

/** On a connection so slow that `act` is done before the page's scripts have loaded; then they load. */
export async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await withoutScripts(page, async () => {
    await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' }) // its pictures may still be on their way, too
    await act()
    expect(await page.locator('#viewType[data-view]').count()).toBe(0)
  })
  await waitForScripts(page)
}

/** Holds the scripts of pages that are loaded while `act` runs; afterwards they load. */
export async function withoutScripts(page: Page, act: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => released.promise.then(() => route.continue()))
  await act().finally(released.resolve)
}
