import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'
import { signIn } from './shopper-steps.ts'
import { waitForScripts } from './wait-for-page.ts'

const ceramics = '/kategoria/ceramika-1001'

/** The addresses of full page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().slice(shop.url.length))
  })
  return documents
}

const terms = (page: Page) => page.locator('footer').getByRole('link', { name: 'Regulamin' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('A2.16 A4.19 A7.2 client-side navigation renders the next page into the current one; a failed one becomes a full page load', () =>
  visitAs({ path: '/' }, async (page) => {
    const documents = documentsOf(page)
    const pages = await page.evaluate(() => history.length)
    await terms(page).click()
    await page.getByRole('heading', { level: 1, name: 'Regulamin' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/strona/regulamin')
    expect([documents, await page.evaluate(() => history.length)]).toEqual([[], pages + 1])
    await page.route('**/strona/kontakt.data*', (route) => route.abort('connectionreset'))
    await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(documents).toEqual(['/strona/kontakt'])
    await page.route('**/_.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Regulamin' }).waitFor()
    await waitForScripts(page)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(`${shop.url}/`)
    await expect.poll(() => documents.at(-1)).toBe('/')
  }))

test('a transition between pages that ends early, as by forward right after back, is no error of a script', () =>
  visitAs({ path: '/' }, async (page) => {
    await page.evaluate(() => document.startViewTransition(() => {}).skipTransition())
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }))

test('a link from the shop to the account loads a document; links within the account and back to the shop do not', () =>
  visitAs({ path: '/logowanie' }, async (page) => {
    const account = page.getByRole('heading', { level: 1, name: 'Twoje konto', exact: true })
    await signIn(page, 'anna')
    await account.waitFor()
    await goTo(page, '/')
    const documents = documentsOf(page)
    await page.locator('.header-action[href="/konto"]').click()
    await account.waitFor()
    expect(documents).toEqual(['/konto'])
    await waitForScripts(page)
    await page.locator('main a[href="/konto/rabaty"]').first().click()
    await page.waitForURL(`${shop.url}/konto/rabaty`)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(`${shop.url}/`)
    await page.goBack()
    await page.waitForURL(`${shop.url}/konto/rabaty`)
    expect(documents).toEqual(['/konto'])
  }))

test('a search on an error page leads to its results without a full page load', () =>
  visitAs({ path: '/nie-ma-takiej-strony' }, async (page) => {
    const documents = documentsOf(page)
    const field = page.locator('header [type=search]') // its role changes when the suggestions have loaded
    await field.fill('kubek')
    await field.press('Enter')
    await page.waitForURL('**/szukaj?text=kubek')
    await page.locator('main article').first().waitFor()
    expect(documents).toEqual([])
  }))

test('A4.19 A9.1 an earlier load is aborted; one that takes more than 16 seconds becomes a full page load', () =>
  visitAs({ path: '/' }, async (page) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000) // otherwise the browser's own time counts as well
    await page.route('**/*.data*', () => {}) // a connection without an answer
    const documents = documentsOf(page)
    const aborted: string[] = []
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname))
    await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click()
    await page.getByRole('progressbar').waitFor()
    await page.clock.fastForward(10_000)
    await terms(page).click()
    await expect.poll(() => aborted).toContain('/strona/kontakt.data')
    await page.clock.fastForward(15_999)
    expect(documents).toEqual([])
    await page.clock.fastForward(1)
    await page.getByRole('heading', { level: 1, name: 'Regulamin' }).waitFor()
    expect(documents).toEqual(['/strona/regulamin'])
  }))

test('A2.17 a slow load covers the page with a veil, says so and does not block other links', () =>
  visitAs({ path: '/' }, async (page) => {
    let arrive = () => {}
    const released = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/strona/*.data*', async (route) => {
      await released
      await route.continue().catch(() => {}) // the first was aborted
    })
    await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click()
    const veil = page.getByRole('progressbar', { name: 'Wczytywanie strony' })
    await expect.poll(() => veil.evaluate((veil) => getComputedStyle(veil).backgroundColor)).toMatch(/0\.6\)$/)
    expect(await veil.boundingBox()).toMatchObject({ width: 1440, height: 900 })
    await page.getByRole('status').getByText('Wczytywanie strony').waitFor()
    await page.evaluate(() => scrollTo(0, 0)) // farther down the header may cover half of a button, which axe reports as too small
    await expectAccessible(page)
    await terms(page).click()
    arrive()
    await page.getByRole('heading', { level: 1, name: 'Regulamin' }).waitFor()
    await expect.poll(() => veil.count()).toBe(0)
  }))

test('A2.16 a new page starts at its top with the focus, going back restores the scroll position; sorting a list does not scroll', () =>
  visitAs({ path: ceramics }, async (page) => {
    const order = page.locator('select[name=sortowanie]')
    await page.mouse.wheel(0, 150)
    await expect.poll(() => scrolled(page)).toBe(150)
    await order.focus()
    await order.selectOption('cena')
    await page.waitForURL('**sortowanie=cena*')
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await page.locator('a[href*="strona=2"][href*="sortowanie=cena"]').first().waitFor()
    expect([await scrolled(page), await order.evaluate((select) => select === document.activeElement)]).toEqual([
      150,
      true,
    ])
    await page.getByRole('link', { name: 'Następna strona' }).press('Enter')
    await page.waitForURL('**strona=2*')
    await expect.poll(() => Promise.all([scrolled(page), focused(page)])).toEqual([0, 'main'])
    const product = page.locator('main a[href^="/produkt/"]').nth(9)
    await product.hover() // scrolls as far as a click would
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(300)
    await product.click()
    await page.waitForURL('**/produkt/**')
    await expect.poll(() => Promise.all([scrolled(page), focused(page)])).toEqual([0, 'main'])
    await page.goBack()
    await page.waitForURL('**strona=2*')
    await expect.poll(() => scrolled(page)).toBe(left)
  }))
