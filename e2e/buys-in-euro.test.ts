import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { decodeMail } from '../test/smtp-double.ts'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder, mailsNaming } from './order-and-mail-steps.ts'
import { addToBasket, fillBasket } from './shopper-steps.ts'
import { actAndWaitForResponse, waitForScripts } from './wait-for-page.ts'

const ownPrice = '/produkt/kubek-ania-300-ml-szalwiowy-1002'

describe.each([true, false])('a guest buys in EUR, scripts: %s', (scripts) => {
  test('all pages from the product to the confirmation, the stored order and the mail are in EUR', () =>
    visitAs({ javaScriptEnabled: scripts, width: 390 }, async (page) => {
      await goTo(page, ownPrice)
      await chooseEuro(page)
      expect(page.url()).toBe(shop.url + ownPrice)
      await expectEuro(page, /14,90\s€/)
      await addToBasket(page)

      await goTo(page, '/koszyk')
      expect(await page.locator('#Basket').textContent()).toMatch(/14,90\s€/)
      await goTo(page, '/zamowienie')
      expect(await page.getByText('Za pobraniem').count()).toBe(0)
      await fillOrder(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
      await page.waitForURL(/\/zamowienie\/\d+\/[\w.-]+/)

      await page.getByRole('heading', { name: 'Jak zapłacić' }).waitFor()
      const confirmation = (await page.locator('main').textContent()) ?? ''
      const [total = ''] = /\d+,\d\d\s€/.exec(confirmation) ?? []
      expect(total).not.toBe('')
      expect(confirmation).toContain('PL95 9990 0012 0000 2026 0002 0019')
      expect(confirmation).not.toMatch(/\d,\d\d\szł/)
      const [, number = ''] = /\/zamowienie\/(\d+)\//.exec(page.url()) ?? []
      const stored = await shop.terminal('orders', 'show', number)
      expect(stored).toContain(total)
      expect(stored).toContain('1 EUR = 4,25 PLN')
      await expect.poll(() => mailsNaming(shop, number).length).toBe(2)
      for (const mail of mailsNaming(shop, number))
        expect(decodeMail(mail).replaceAll('&nbsp;', '\u00a0')).toContain(total)
    }))
})

test('going back shows pages in the currency chosen meanwhile', () =>
  visitAs({}, async (page) => {
    await goTo(page, '/')
    await goTo(page, ownPrice)
    await chooseEuro(page)
    await page.evaluate(() => void setTimeout(() => history.go(-2))) // returns before the page is left
    await page.waitForURL(`${shop.url}/`)
    await page.getByRole('button', { name: 'EUR €', pressed: true }).waitFor()
    await expectEuro(page)
  }))

test('a currency chosen in another tab is shown before the order is charged', () =>
  visitAs({}, async (page) => {
    await fillBasket(page, [1002, 1])
    await goTo(page, '/zamowienie')
    await fillOrder(page)
    const other = await page.context().newPage()
    await goTo(other, '/')
    await chooseEuro(other)
    const reloads: string[] = []
    page.on('request', (request) => request.url() === `${shop.url}/zamowienie.data` && reloads.push(request.method()))
    const personal = await actAndWaitForResponse(page, '**/ajax/get.php', () =>
      page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click(),
    )
    await personal.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(reloads, 'a reload would remove the message').toEqual(['POST'])
    await page.getByText('Ceny są teraz w EUR, a nie w PLN').waitFor()
    await expectEuro(page, /× 14,90\s€/)
  }))

test('a page that the browser loaded in PLN a moment ago is not shown again after choosing EUR', () =>
  visitAs({}, async (page) => {
    await goTo(page, '/kategoria/ceramika-1001')
    const product = page.locator(`main a[href="${ownPrice}"]`).first()
    const form = page.locator('#projector_form')
    await product.click()
    await form.waitFor()
    await page.goBack()
    await product.waitFor()
    await chooseEuro(page)
    await product.click()
    await form.waitFor()
    await expectEuro(page, /14,90\s€/)
  }))

/** A full page load. */
async function chooseEuro(page: Page): Promise<void> {
  const answer = await actAndWaitForResponse(page, '**/waluta', () =>
    page.getByRole('button', { name: 'EUR €' }).click(),
  )
  expect(answer.status()).toBe(303)
  await page.getByRole('button', { name: 'EUR €', pressed: true }).waitFor()
  await waitForScripts(page)
}

/** The page shows this amount, and none in PLN. */
async function expectEuro(page: Page, amount = /\d,\d\d\s€/): Promise<void> {
  const mainText = () => page.locator('main').textContent()
  await expect.poll(mainText).toMatch(amount)
  expect(await mainText()).not.toMatch(/\d,\d\d\szł/)
}
