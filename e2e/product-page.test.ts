import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
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

const apron = '/produkt/fartuch-lniany-izba-terakota-1071'

async function visit(width: number, work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(shop.url + apron, { waitUntil: 'load' })
  await page.waitForSelector('#viewType[data-view]', { state: 'attached' })
  await work(page)
  await context.close()
}

test.each([390, 1440])(
  'at %i px the pictures fill the window by keyboard, turn, grow, and give the focus back',
  async (width) => {
    await visit(width, async (page) => {
      const link = page.locator('#zdjecie-1 a')
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog.full-screen[open]')
      await dialog.waitFor()
      await expectAccessible(page)
      const [first, second] = [dialog.locator('li button').nth(0), dialog.locator('li button').nth(1)]
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await second.boundingBox())?.x).toBe(0)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(async () => (await first.boundingBox())?.x).toBe(0)
      await first.click()
      expect(await first.getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  },
)

test('A9.18 on a phone the first picture comes in a small file, and those further down when they are near', async () => {
  await visit(
    390,
    async (page) => {
      const shown = () => page.locator('#zdjecie-1 img').evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(shown).toMatch(/-640\.avif$/)
      expect(await page.locator('#products_associated_zone2 img').first().getAttribute('loading')).toBe('lazy')
    },
    { deviceScaleFactor: 3 },
  )
})

test('a size that is chosen stands in the address, and is there again after a reload', async () => {
  await visit(1440, async (page) => {
    await page.getByRole('radio', { name: 'M', exact: true }).press('Space')
    await page.waitForURL('**?rozmiar=M')
    await page.reload()
    expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
  })
})

test('A9.15 four products stand in a row on a large view, and its button brings the next', async () => {
  await visit(1440, async (page) => {
    const row = page.locator('#products_associated_zone2')
    await row.scrollIntoViewIfNeeded()
    const inSight = () =>
      row.locator('li').evaluateAll((items) => {
        const seen = items
          .map((item) => item.getBoundingClientRect())
          .map(({ left, right }) => left >= 0 && right <= innerWidth)
        return [seen.indexOf(true), seen.filter(Boolean).length]
      })
    expect(await inSight()).toEqual([0, 4])
    await row.getByRole('button', { name: 'Następne produkty' }).click()
    await expect.poll(inSight).toEqual([4, 4])
  })
})

test('A9.17 B9.22 a tooltip comes for mouse and keyboard, fades in 400 ms, goes 500 ms after, and at once by Escape', async () => {
  await visit(1440, async (page) => {
    const host = page.locator('#projector_versions .tooltip-host').first()
    const tooltip = host.locator('.tooltip')
    const opacity = () => tooltip.evaluate((element) => getComputedStyle(element).opacity)
    expect(await opacity()).toBe('0')
    await host.hover()
    await expect.poll(opacity).toBe('1')
    await page.keyboard.press('Escape')
    expect(await tooltip.isVisible()).toBe(false)
    await page.mouse.move(0, 0)
    await host.locator('a').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(opacity).toBe('1')
  })
  await visit(
    1440,
    async (page) => {
      const timing = await page
        .locator('.tooltip')
        .first()
        .evaluate((element) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(element)
          return [transitionDuration, transitionDelay]
        })
      expect(timing).toEqual(['0.4s, 0.4s', '0.5s, 0.5s'])
    },
    { reducedMotion: 'no-preference' },
  )
})

test('A4.29 the countdown removes itself at zero', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(shop.url + apron, { waitUntil: 'load' })
  const countdown = page.locator('#projector_countdown')
  await countdown.getByRole('timer').waitFor()
  await page.clock.fastForward(96 * 60 * 60 * 1000)
  await expect.poll(() => countdown.textContent()).toBe('')
  expect(await countdown.isVisible()).toBe(false)
  await context.close()
})

test('A7.22 B7.19 a phone shares by its own means', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await context.addInitScript(() => {
    const share = async (shared: ShareData) => {
      document.title = `shared ${shared.url}`
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  const page = await context.newPage()
  await page.goto(shop.url + apron, { waitUntil: 'load' })
  await page.locator('#projector_share').getByRole('button', { name: 'Udostępnij' }).click()
  await expect.poll(() => page.title()).toContain(apron)
  await context.close()
})
