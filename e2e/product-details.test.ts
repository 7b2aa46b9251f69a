import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'

const mug = '/produkt/kubek-ania-300-ml-1001'

test('B2.23 on large views details are tabs, usable by keyboard, and each has an address', async () => {
  await visitAs({ path: mug }, async (page) => {
    const panel = (name: string) => page.getByRole('tabpanel', { name })
    await page.getByRole('tab', { name: 'Opis' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => panel('Do pobrania').isVisible()).toBe(true)
    await expect.poll(() => panel('Opis').isVisible()).toBe(false)
    await expect.poll(() => panel('Parametry').isVisible()).toBe(false)
    await expect.poll(() => new URL(page.url()).hash).toBe('#projector_downloads')
    await expectAccessible(page)
    await page.keyboard.press('End')
    await expect.poll(() => panel('Zadaj pytanie').isVisible()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => panel('Opis').isVisible()).toBe(true)
    const [text, facts] = [await panel('Opis').boundingBox(), await panel('Parametry').boundingBox()]
    expect(text && facts && text.x + text.width < facts.x, 'the parameters stand beside the description').toBe(true)
  })
  await visitAs({ path: `${mug}#projector_warranty` }, async (page) => {
    await expect.poll(() => page.getByText('art. 43a').isVisible()).toBe(true)
  })
})

test('B2.23 on a phone details are sections that open and close, and an address opens its section', async () => {
  await visitAs({ path: `${mug}#projector_warranty`, width: 390 }, async (page) => {
    await expect.poll(() => page.getByText('art. 43a').isVisible()).toBe(true)
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.locator('summary', { hasText: 'Zadaj pytanie' }).click()
    await expect.poll(() => page.getByText('Napisz na sklep@example.com').isVisible()).toBe(true)
  })
})

test('B2.23 B2.24 without scripts, and in print, all details are readable', async () => {
  const texts = [
    'Pierwszy kubek z tej serii',
    'art. 43a',
    'Karta pielęgnacji',
    '5908412100101',
    'kamionka – glina wypalana',
  ]
  const readable = (page: Page) => Promise.all(texts.map((text) => page.getByText(text).first().isVisible()))
  const all = texts.map(() => true)
  for (const width of [390, 1440])
    await visitAs({ path: mug, width, javaScriptEnabled: false }, async (page) =>
      expect(await readable(page)).toEqual(all),
    )
  await visitAs({ path: mug }, async (page) => {
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => readable(page)).toEqual(all)
  })
})

test('B2.25 B9.28 a film opens over the page, 478 pixels high, and Esc returns to its link', async () => {
  await visitAs({ path: `${mug}#projector_downloads` }, async (page) => {
    const link = page.getByRole('link', { name: /Kubek z bliska/ })
    await link.click()
    const film = page.getByRole('dialog').locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
    await expect.poll(async () => (await film.boundingBox())?.height).toBe(478)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: /Jak brzmi/ }).click()
    const sound = page.getByRole('dialog').locator('audio')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(4, 1)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /Wymiary/ }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('img').isVisible()).toBe(true)
  })
})
