import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { changeSettingForTest, goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder, mailsNaming } from './order-and-mail-steps.ts'
import { fillBasket } from './shopper-steps.ts'

/* The demo's bank of cardboard: what a buyer sees of paying online, with scripts and without. */

beforeEach(() =>
  changeSettingForTest('payments.demoBank', 'yes', async () =>
    (await (await fetch(`${shop.url}/strona/dostawa-i-platnosci`)).text()).includes('Szybki przelew'),
  ),
)

/** Places an order for a cup that is paid in this way; ends where the buyer is sent to. */
async function order(page: Page, method: string): Promise<void> {
  await fillBasket(page, [1002, 1])
  await goTo(page, '/zamowienie')
  await fillOrder(page)
  await page.locator(`input[name=payment][value=${method}]`).check({ force: true })
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
}

const numberOf = async (page: Page) => /\d{5,}/.exec((await page.locator('h1').textContent()) ?? '')?.[0] ?? ''

async function expectUsable(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
}

describe('without scripts', () => {
  test('B5.46 B8.33 B9.27 a BLIK code is typed on the page of the shop, which refreshes until the bank has answered', async () => {
    await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
      await order(page, 'blik')
      await page.getByRole('heading', { name: 'Płatność za zamówienie' }).waitFor()
      const code = page.getByLabel('Kod BLIK')
      expect(await code.getAttribute('inputmode')).toBe('numeric')
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      await code.fill('12345')
      await page.getByRole('button', { name: 'Zapłać kodem' }).click()
      await page.getByText('Kod BLIK ma sześć cyfr.').waitFor()
      await page.getByLabel('Kod BLIK').fill('000000')
      await page.getByRole('button', { name: 'Zapłać kodem' }).click()
      await page.getByText('Bank nie zna tego kodu').waitFor()
      await page.getByLabel('Kod BLIK').fill('777 123')
      await page.getByRole('button', { name: 'Zapłać kodem' }).click()
      await page.getByText('Potwierdź płatność w aplikacji banku').first().waitFor()
      await page.waitForURL(/zmiana=zaplacone/) // by itself
      await page.getByText('Płatność się udała.').waitFor()
      await page.getByText('opłacone', { exact: true }).waitFor()
    })
  })
})

describe('with scripts', () => {
  test('B8.26 B8.31 a card that the bank refuses leaves the order unpaid, and it is paid the second time', async () => {
    await visitAs({ width: 1440 }, async (page) => {
      await order(page, 'card')
      await page.getByRole('heading', { name: 'Bank pokazowy' }).waitFor()
      await expectUsable(page)
      await page.getByRole('button', { name: 'Odmów płatności' }).click()
      await page.getByText('Bank odmówił płatności').waitFor()
      await expectUsable(page)
      const number = await numberOf(page)
      await expect
        .poll(() => mailsNaming(shop, number).some((mail) => mail.includes('Zap=C5=82a=C4=87 teraz')))
        .toBe(true)
      await page.getByRole('link', { name: `Wróć do zamówienia ${number}` }).click()
      await page.getByText('czeka na wpłatę', { exact: true }).waitFor()
      await expectUsable(page)
      await page.getByRole('link', { name: /Zapłać teraz/ }).click()
      await page.getByRole('button', { name: 'Zapłać kartą' }).click()
      await page.getByRole('button', { name: 'Zapłać', exact: true }).click()
      await page.waitForURL(/zmiana=zaplacone/)
      await page.getByText('opłacone', { exact: true }).waitFor()
      expect(await page.getByRole('link', { name: /Zapłać teraz/ }).count()).toBe(0)
      await page.goto(page.url().replace(/\?.*/, '/platnosc')) // nothing is to be paid any more
      await page.waitForURL((url) => !url.pathname.endsWith('/platnosc'))
    })
  })

  test('B4.14 while the bank asks to confirm a BLIK an overlay covers the page; a refusal takes it away', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await order(page, 'blik')
      await page.getByLabel('Kod BLIK').fill('222222')
      await expectUsable(page)
      await page.getByRole('button', { name: 'Zapłać kodem' }).click()
      await page.locator('dialog:modal').getByText('Potwierdź płatność w aplikacji banku').waitFor()
      await expectAccessible(page)
      await page.getByText('Bank odmówił płatności').waitFor()
      expect(await page.locator('dialog:modal').count()).toBe(0)
      await page.getByRole('button', { name: 'Zapłać zwykłym przelewem' }).click()
      await page.getByText('Numer rachunku').waitFor()
      await page.getByText('Zapłacisz zwykłym przelewem').waitFor()
    })
  })

  test('a connection that is lost while the buyer is in the application of the bank does not take the page away', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await order(page, 'blik')
      await page.getByLabel('Kod BLIK').fill('777123')
      await page.getByRole('button', { name: 'Zapłać kodem' }).click()
      await page.locator('dialog:modal').waitFor()
      const asked = page.waitForEvent('requestfailed')
      await page.context().setOffline(true)
      await asked
      await page.locator('dialog:modal').waitFor()
      await page.context().setOffline(false)
      await page.waitForURL(/zmiana=zaplacone/)
    })
  })

  test('the back button of the bank leads to a page that offers to pay again', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await order(page, 'online-transfer')
      await page.getByRole('button', { name: 'Wróć do sklepu bez płacenia' }).click()
      await page.getByText('Czekamy na potwierdzenie z banku').waitFor()
      await page.getByRole('button', { name: 'Wybierz bank' }).click()
      await page.getByRole('button', { name: 'Zapłać', exact: true }).click()
      await page.waitForURL(/zmiana=zaplacone/)
    })
  })
})
