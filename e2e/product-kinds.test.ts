import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, openBrowser } from './open-browser.ts'
import { type StartedShop, startShop } from './start-shop.ts'

let shop: StartedShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop('PGlite'), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

interface View {
  width: number
  scripts: boolean
}

async function visit({ width, scripts }: View, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await work(page)
  await context.close()
}

async function open(page: Page, { scripts }: View, product: number) {
  await page.goto(`${shop.url}/produkt/x-${product}`)
  if (!scripts) return
  await page.waitForSelector('#viewType[data-view]', { state: 'attached' })
  await expectAccessible(page)
}

const views: View[] = [
  { width: 390, scripts: false },
  { width: 1440, scripts: true },
]

describe.each(views)('at $width px, JavaScript: $scripts', (view) => {
  test.each([
    [1204, 'A4.5 A8.8 for points only', 'Towar dostępny tylko w programie lojalnościowym.'],
    [1004, 'A4.3 A8.1 unavailable', 'Produkt niedostępny'],
    [1024, 'A4.9 A8.9 less there than one can buy', 'Brak na magazynie'],
  ])('product %i, %s: its button says why not', async (product, _kind, words) => {
    await visit(view, async (page) => {
      await open(page, view, product)
      expect(await page.locator('#projector_button_basket').isDisabled()).toBe(true)
      expect(await page.locator('#projector_form').getByText(words).first().isVisible()).toBe(true)
      expect(await page.getByText('cena spadnie').count()).toBe(0)
      expect(await page.getByLabel('Twój e-mail').isVisible()).toBe(product !== 1204)
      await expectNoSidewaysScroll(page)
    })
  })
})

test('B2.22 parts of a bundle slide in the smallest view, and stand below each other in larger ones', async () => {
  for (const { width, slides } of [
    { width: 320, slides: true },
    { width: 390, slides: true },
    { width: 1440, slides: false },
  ])
    await visit({ width, scripts: true }, async (page) => {
      await open(page, { width, scripts: true }, 1222)
      await expectNoSidewaysScroll(page)
      const parts = page.locator('#projector_bundle ul')
      expect(await parts.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(slides)
      const last = parts.locator('li').last()
      await last.scrollIntoViewIfNeeded()
      expect(await last.getByText('Łyżki').isVisible()).toBe(true)
    })
})

test('A5.3 Enter in the quantity settles it before it is sent', async () => {
  const view = { width: 1440, scripts: true }
  await visit(view, async (page) => {
    await open(page, view, 1001)
    await page.fill('#projector_number', '99999')
    await page.keyboard.press('Enter')
    await page.getByText('Dodano do koszyka').first().waitFor()
    expect(await page.inputValue('#projector_number')).toBe('40')
  })
})
