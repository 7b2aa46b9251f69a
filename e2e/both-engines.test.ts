import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, shop, test, visitAs, withOwnShop } from './browser-fixtures.ts'
import { expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder, mailsNaming } from './order-and-mail-steps.ts'
import { addToBasket, signIn } from './shopper-steps.ts'
import type { Engine } from './start-shop.ts'
import { actAndWaitForResponse, waitForScripts } from './wait-for-page.ts'

describe.each<Engine>(['PGlite', 'PostgreSQL'])('on %s', (engine) => {
  if (engine === 'PGlite') withOwnShop(engine)

  // neither width nor scripts affect the database
  const views = [
    { scripts: true, width: 1440 },
    { scripts: false, width: 390 },
  ]
  test.each(engine === 'PostgreSQL' ? views : [{ scripts: true, width: 390 }])(
    'A1.1 A6.1 B6.1 a guest buys a mug and half a metre of fabric, from the home page to the confirmation and both mails; scripts: $scripts, $width px',
    async ({ scripts, width }) => {
      await visitAs({ path: '/', width, javaScriptEnabled: scripts }, async (page) => {
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
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
        await page.waitForURL(/\/zamowienie\/\d+\/[\w.-]+/)
        await expectNoSidewaysScroll(page)
        const [, number = ''] = /\/zamowienie\/(\d+)\//.exec(page.url()) ?? []
        const stored = await shop.terminal('orders', 'show', number)
        for (const words of ['Kubek Ania 300 ml', 'Len naturalny szary', '0,5 m', '34,00', 'Maria Wiśniewska'])
          expect(stored).toContain(words)
        await expect.poll(() => mailsNaming(shop, number).length).toBe(2)

        await goTo(page, '/koszyk')
        await page.getByText('Twój koszyk jest pusty').first().waitFor()
      })
    },
  )

  test('A6.1 B6.1 a client orders goods chosen before signing in, with their data filled in, and finds the order in the account', () =>
    visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
      await goTo(page, '/produkt/kubek-ania-300-ml-1001')
      await page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click()
      await page.waitForURL(`${shop.url}/koszyk`)
      await goTo(page, '/logowanie?powrot=/zamowienie')
      await signIn(page, 'lukasz')
      await page.waitForURL(`${shop.url}/zamowienie`)
      expect(await page.getByRole('textbox', { name: 'Miejscowość', exact: true }).inputValue()).toBe('Białystok')
      await page.getByRole('radio', { name: 'BIA03A' }).check() // near the client's address
      await page.locator('input[name=payment]').first().check()
      await page.locator('input[name=terms]').check()
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
      await page.waitForURL(/\/konto\/zamowienia\/\d+$/)
      const [, number] = /(\d+)$/.exec(page.url()) ?? []
      await goTo(page, '/konto')
      await page.getByRole('link', { name: `Zamówienie nr ${number}` }).click()
      await page.getByRole('heading', { level: 1, name: `${number}` }).waitFor()
      await expect.poll(() => page.locator('#main').textContent()).toContain('Kubek Ania')
    }))
})

async function follow(page: Page, link: Locator): Promise<void> {
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  await link.click()
  await page.waitForURL(address)
  await page.locator('h1').waitFor()
  await waitForScripts(page)
  await expectNoSidewaysScroll(page)
}

/** Without scripts the answer is the basket page itself. */
async function putIntoBasket(page: Page, name: string): Promise<void> {
  const answer = await actAndWaitForResponse(page, /\/basketchange\.php/, () => addToBasket(page))
  expect(answer.ok() || answer.status() === 303 || answer.status() === 302).toBe(true)
  await page.getByText(name).filter({ visible: true }).first().waitFor()
}
