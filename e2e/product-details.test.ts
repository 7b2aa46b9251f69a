import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './open-browser.ts'
import { type StartedShop, startShop } from './start-shop.ts'

let shop: StartedShop
let browser: Browser
beforeAll(async () => {
  shop = await startShop('PGlite')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const mug = '/produkt/kubek-ania-300-ml-1001'

async function visit(address: string, width: number, work: (page: Page) => Promise<void>, javaScriptEnabled = true) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  const page = await context.newPage()
  await page.goto(shop.url + address)
  if (javaScriptEnabled) await page.waitForSelector('#viewType[data-view]', { state: 'attached' })
  await work(page)
  await context.close()
}

test('B2.23 where there is room details are tabs, gone through by keyboard, and each has its address', async () => {
  await visit(mug, 1440, async (page) => {
    const panel = (name: string) => page.getByRole('tabpanel', { name })
    await page.getByRole('tab', { name: 'Opis' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => panel('Do pobrania').isVisible()).toBe(true)
    expect(await panel('Opis').isVisible()).toBe(false)
    expect(new URL(page.url()).hash).toBe('#projector_downloads')
    await expectAccessible(page)
    await page.keyboard.press('End')
    await expect.poll(() => panel('Parametry').isVisible()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => panel('Opis').isVisible()).toBe(true)
  })
  await visit(`${mug}#projector_warranty`, 1440, async (page) => {
    await expect.poll(() => page.getByText('art. 43a').isVisible()).toBe(true)
  })
})

test('B2.23 on a phone details are sections that open and close, and an address opens its own', async () => {
  await visit(`${mug}#projector_warranty`, 390, async (page) => {
    await expect.poll(() => page.getByText('art. 43a').isVisible()).toBe(true)
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.locator('summary', { hasText: 'Zadaj pytanie' }).click()
    await expect.poll(() => page.getByText('Napisz na sklep@example.com').isVisible()).toBe(true)
  })
})

test('B2.23 B2.24 without scripts, and on paper, everything can be read', async () => {
  const words = [
    'Pierwszy kubek z tej serii',
    'art. 43a',
    'Karta pielęgnacji',
    '5908412100101',
    'kamionka – glina wypalana',
  ]
  const readable = (page: Page) => Promise.all(words.map((text) => page.getByText(text).first().isVisible()))
  const all = words.map(() => true)
  for (const width of [390, 1440])
    await visit(mug, width, async (page) => expect(await readable(page)).toEqual(all), false)
  await visit(mug, 1440, async (page) => {
    await page.emulateMedia({ media: 'print' })
    expect(await readable(page)).toEqual(all)
  })
})

test('B2.25 B9.28 a film opens over the page, 478 pixels high, and Esc leads back to its link', async () => {
  await visit(`${mug}#projector_downloads`, 1440, async (page) => {
    const link = page.getByRole('link', { name: /Kubek z bliska/ })
    await link.click()
    const film = page.getByRole('dialog').locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
    expect((await film.boundingBox())?.height).toBe(478)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: /Jak brzmi/ }).click()
    const sound = page.getByRole('dialog').locator('audio')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(4, 1)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /Wymiary/ }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('img').isVisible()).toBe(true)
  })
})
