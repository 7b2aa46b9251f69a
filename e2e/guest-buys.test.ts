import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, openBrowser } from './open-browser.ts'
import { fillOrder, mailsNaming } from './order-form.ts'
import { type Engine, type StartedShop, startShop } from './start-shop.ts'
import { alive, answered } from './waiting.ts'

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
      await page.goto(shop.url)
      await alive(page)
      await follow(page, page.getByRole('link', { name: 'Kubek Ania 300 ml', exact: true }).first())
      await putIntoBasket(page, 'Kubek Ania 300 ml')
      const search = page.locator('header').getByLabel('Czego szukasz?')
      await search.fill('len naturalny szary')
      await search.press('Enter')
      await follow(page, page.locator('main').getByRole('link', { name: 'Len naturalny szary', exact: true }).first())
      await page.locator('#projector_number').fill('0,5')
      await putIntoBasket(page, 'Len naturalny szary')

      await follow(page, page.locator('#menu_basket'))
      const basket = await page.locator('#Basket').textContent()
      for (const words of ['Kubek Ania 300 ml', '34,00', '93,00']) expect(basket).toContain(words)

      await page.getByRole('button', { name: 'Przejdź do zamówienia' }).filter({ visible: true }).first().click()
      await page.waitForURL(/\/zamowienie$/)
      await fillOrder(page)
      await expectGoodPage(page)
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
      await page.waitForURL(/\/zamowienie\/\d+\/[0-9a-f-]{36}/)
      await expectGoodPage(page)
      const [, number = ''] = /\/zamowienie\/(\d+)\//.exec(page.url()) ?? []
      const stored = shop.terminal('orders', 'show', number)
      for (const words of ['Kubek Ania 300 ml', 'Len naturalny szary', '0,5 m', '34,00', 'Maria Wiśniewska'])
        expect(stored).toContain(words)
      await expect.poll(() => mailsNaming(shop, number).length).toBe(2)

      await page.goto(`${shop.url}/koszyk`)
      expect(await page.locator('main').textContent()).not.toContain('Kubek Ania')
      await page.close()
    })
  })
})

async function follow(page: Page, link: Locator): Promise<void> {
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  await link.click()
  await page.waitForURL(address)
  await page.locator('h1').waitFor()
  await alive(page)
  await expectGoodPage(page)
}

/** Without scripts the answer is the basket page itself. */
async function putIntoBasket(page: Page, name: string): Promise<void> {
  const press = () => page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click()
  const answer = await answered(page, /\/basketchange\.php/, press)
  expect(answer.ok() || answer.status() === 303 || answer.status() === 302).toBe(true)
  await page
    .getByText(/Dodano do koszyka/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByText(name).filter({ visible: true }).first().waitFor()
}

/** axe needs scripts of its own: without them it sees nothing, and the markup is the same. */
async function expectGoodPage(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (scripts) await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
