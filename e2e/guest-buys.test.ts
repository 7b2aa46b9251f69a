import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, openBrowser } from './open-browser.ts'
import { type Engine, type StartedShop, startShop } from './start-shop.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each<Engine>(['PGlite', 'PostgreSQL'])('a guest on %s buys a mug and half a metre of fabric', (engine) => {
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop(engine)
  })
  afterAll(() => shop.stop())

  describe.each([
    { scripts: true, width: 1440 },
    { scripts: true, width: 390 },
    { scripts: false, width: 390 },
  ])('scripts: $scripts, $width px wide', ({ scripts, width }) => {
    test('A1.1 A6.1 B6.1 from the home page to the confirmation and both mails', async () => {
      const page = await browser.newPage({ javaScriptEnabled: scripts, viewport: { width, height: 900 } })
      page.setDefaultTimeout(20_000)
      await visit(page, shop.url)
      await put(page, `${shop.url}/produkt/kubek-ania-300-ml-1001`, null)
      await put(page, `${shop.url}/produkt/len-naturalny-szary-1019`, '0,5')

      await visit(page, `${shop.url}/koszyk`)
      const basket = await page.locator('#Basket').textContent()
      expect(basket).toContain('Kubek Ania 300 ml')
      expect(basket).toContain('34,00')
      expect(basket).toContain('93,00')

      await visit(page, `${shop.url}/zamowienie`)
      await fillOrder(page)
      await expectGoodPage(page)
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
      await page.waitForURL(/\/zamowienie\/\d+\/[0-9a-f-]{36}/)
      await expectGoodPage(page)
      const confirmation = await page.locator('main').textContent()
      expect(confirmation).toContain('Kubek Ania 300 ml')
      expect(confirmation).toContain('0,5')

      const [, number = ''] = /\/zamowienie\/(\d+)\//.exec(page.url()) ?? []
      await expect.poll(() => mailsNaming(shop, number), { timeout: 15_000 }).toBe(2)

      await visit(page, `${shop.url}/koszyk`)
      expect(await page.locator('main').textContent()).not.toContain('Kubek Ania')
      await page.close()
    })
  })
})

async function put(page: Page, address: string, quantity: string | null): Promise<void> {
  await visit(page, address)
  if (quantity !== null) await page.locator('#projector_number').fill(quantity)
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/basketchange.php')),
    page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click(),
  ])
  await page
    .getByText(/Dodano do koszyka|Kubek Ania/)
    .first()
    .waitFor()
}

async function fillOrder(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('E-mail').fill('maria.wisniewska@example.com')
  await field('Telefon').fill('600 100 200')
  await field('Imię').fill('Maria')
  await field('Nazwisko').fill('Wiśniewska')
  await field('Ulica').fill('Długa')
  await field('Numer domu i mieszkania').fill('5/12')
  await field('Kod pocztowy').fill('00-238')
  await field('Miejscowość').fill('Warszawa')
  await page.locator('input[name=courier]').first().check({ force: true })
  await page.locator('input[name=payment]').first().check({ force: true })
  await page.locator('input[name=terms]').check()
}

async function visit(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  await expectGoodPage(page)
}

/** axe needs scripts of its own: without them it sees nothing, and the markup is the same. */
async function expectGoodPage(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (scripts) await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Without SMTP_URL mails land as files in the data folder. */
function mailsNaming(shop: StartedShop, orderNumber: string): number {
  const folder = join(shop.folder, 'mail')
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(orderNumber)).length
}
