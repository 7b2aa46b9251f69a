import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import { type SpawnedShop, spawnScript } from '../test/spawn-shop.ts'
import { browser, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'
import { addToBasket } from './shopper-steps.ts'
import { waitForHydration } from './wait-for-page.ts'

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const announced = (page: Page) => page.locator('dialog [aria-live]').textContent()

test('a workshop’s day is chosen in a calendar, which loads when it is opened, by keyboard, and the focus returns to the field', () =>
  visitAs({ path: '/produkt/x-1212', width: 390 }, async (page) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const field = page.getByLabel('Termin', { exact: true })
    const open = page.getByRole('button', { name: 'Otwórz kalendarz: Termin' })
    const focusedDay = page.locator('dialog[open] [role=gridcell] :focus')
    await open.click()
    await focusedDay.waitFor()
    expect(scripts.filter((url) => /calendar-dialog/.test(url))).toHaveLength(1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe('')

    await open.click()
    await focusedDay.waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft') // a Saturday in a month
    expect(await focusedLabel(page)).toMatch(/^sobota, /)
    while ((await focusedLabel(page))?.includes('niedostępny')) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
    await addToBasket(page)
  }))

test('B3.8 a day that is not offered stays as typed, and the shop’s message says so', () =>
  visitAs({ path: '/produkt/x-1212', width: 390 }, async (page) => {
    await page.getByLabel('Termin', { exact: true }).fill('2020-01-04')
    await page.locator('#projector_button_basket').click()
    const refusal = page.locator('#projector_form').getByRole('alert')
    await expect.poll(() => refusal.textContent()).toBe('Termin: tego dnia nie można wybrać. Wybierz inny')
  }))

describe('the stories of the development server', () => {
  let shop: SpawnedShop
  const folder = mkdtempSync(join(tmpdir(), 'witryna-calendar-'))
  test.beforeAll(async () => {
    shop = spawnScript(['scripts/dev.mjs'], {
      ...{ DATA_FOLDER: join(folder, 'data'), DATABASE_URL: await createDatabase(), PORT: '0', DEMO: 'no' },
      VITE_CACHE_FOLDER: join(folder, 'vite'),
    })
    await shop.url
  })
  test.afterAll(async () => {
    shop.process.kill('SIGTERM')
    expect(await shop.exit).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })

  /** The page of all stories at this width. */
  async function withStories(width: number, work: (page: Page) => Promise<void>, forcedColors?: 'active') {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      forcedColors,
    })
    try {
      const page = await context.newPage()
      await page.goto(`${await shop.url}/kit/kalendarz`, { timeout: 120_000 })
      await waitForHydration(page.locator('main'))
      await work(page)
    } finally {
      await context.close()
    }
  }

  test('B2.6 B2.7 axe finds nothing in any mode, nor in the days, months and years of a phone, whose days have 44 px', () =>
    withStories(390, async (page) => {
      await expectAccessible(page)
      await page.locator('[data-calendar]').first().click()
      const grid = page.locator('dialog [role=grid]')
      await grid.waitFor()
      const boxes = await grid.locator('button').evaluateAll((days) =>
        days.map((day) => {
          const { width, height } = day.getBoundingClientRect()
          return Math.min(width, height)
        }),
      )
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
      await expectAccessible(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /zmień miesiąc$/ })
        .click()
      await expect.poll(() => grid.locator('button').count()).toBe(12)
      await expect.poll(() => focusedLabel(page)).toBe('grudzień 2026')
      expect(await page.getByRole('dialog').getByText('Page Up i Page Down rok').count()).toBe(1)
      await expectAccessible(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /zmień rok$/ })
        .click()
      await expect.poll(() => grid.locator('button').count()).toBe(15)
      await expectAccessible(page)
      await grid.getByRole('button', { name: '2031' }).click()
      await expect.poll(() => focusedLabel(page)).toBe('piątek, 5 grudnia 2031')
      await expect.poll(() => announced(page)).toBe('grudzień 2031')
    }))

  test('B2.11 B4.5 a range is announced with its two ends, and in forced colours it is still visible', () =>
    withStories(
      1440,
      async (page) => {
        const story = page.getByRole('region', { name: 'Zakres bez weekendów' })
        const day = (name: string) => story.getByRole('button', { name })
        await day('czwartek, 26 listopada 2026').click()
        await day('wtorek, 1 grudnia 2026').click()
        const live = story.locator('[aria-live]')
        const chosen = 'Wybrano 4 dni: czwartek, 26 listopada 2026 – wtorek, 1 grudnia 2026'
        await expect.poll(async () => (await live.textContent())?.replaceAll('\u00a0', ' ')).toBe(chosen)
        const colours = await story
          .locator('[role=gridcell]')
          .evaluateAll((cells) =>
            cells.map((cell) => [
              cell.getAttribute('aria-selected'),
              getComputedStyle(cell.firstElementChild as Element).backgroundColor,
            ]),
          )
        const of = (selected: string) => new Set(colours.flatMap(([is, colour]) => (is === selected ? colour : [])))
        expect([...of('true')].filter((colour) => of('false').has(colour))).toEqual([])
        expect(await story.locator('output').textContent()).toBe('2026-11-26, 2026-11-27, 2026-11-30, 2026-12-01')
      },
      'active',
    ))

  test('B4.6 B4.7 B9.10 hours are typed, stepped and toggled; an hour that does not exist is refused', () =>
    withStories(1440, async (page) => {
      const clock = page.getByRole('region', { name: 'Zegar 12-godzinny' })
      const [hour, time] = [clock.getByLabel('Godzina', { exact: true }), clock.locator('output')]
      await hour.fill('15')
      expect([await hour.inputValue(), await time.textContent()]).toEqual(['03', '15:30'])
      await clock.getByRole('button', { name: 'Minuty później' }).click()
      await expect.poll(() => clock.locator('[aria-live]').textContent()).toBe('Godzina 03:31 PM')
      await clock.getByRole('button', { name: 'Minuty wcześniej' }).click()
      await clock.getByRole('button', { name: 'PM, zmień na AM' }).click()
      expect(await time.textContent()).toBe('03:30')
      await hour.fill('0')
      await hour.press('Enter')
      expect([await hour.inputValue(), await time.textContent()]).toEqual(['12', '00:30'])
      await page.locator('[data-calendar]').nth(1).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Godzina', { exact: true }).fill('02')
      await dialog.getByText('Tego dnia zegary są przestawiane').waitFor()
      expect(await dialog.getByRole('button', { name: 'Gotowe' }).isDisabled()).toBe(true)
      await dialog.getByRole('button', { name: 'Godzina później' }).click()
      await dialog.getByRole('button', { name: 'Gotowe' }).click()
      expect(await page.locator('input[name=moment]').inputValue()).toBe('2027-03-28T03:45')
    }))
})
