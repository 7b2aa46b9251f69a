import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder } from './order-and-mail-steps.ts'
import { chooseLocker, fillBasket } from './shopper-steps.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Dalej: podsumowanie' }).last().click()
const order = (page: Page) => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
const change = (page: Page, part: string) => page.getByRole('link', { name: `Zmień: ${part}` }).click()
const orderPlaced = (page: Page) => page.waitForURL(/\/zamowienie\/\d+\//)
const onSummary = (page: Page) => page.getByRole('heading', { name: 'Sprawdź i zamów' }).waitFor()

/** The goods before the form, which small views alone show there. */
async function unfoldOrder(page: Page): Promise<void> {
  const goods = page.locator('details', { hasText: 'Twoje zamówienie (1)' })
  await goods.locator('summary').press('Enter')
  await goods.getByRole('link', { name: 'Kubek Ania 300 ml' }).waitFor()
}

/** A guest's order of a mug, filled in up to the summary. */
async function openSummary(page: Page): Promise<void> {
  await fillBasket(page, [1001, 1])
  await goTo(page, '/zamowienie/dane')
  await fillOrder(page)
  await next(page)
  await onSummary(page)
}

describe('the order in steps', () => {
  test('B1.4 a guest on a phone without JavaScript fills in, corrects, goes back and forth, and orders', async () => {
    await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await unfoldOrder(page)
      await expectNoSidewaysScroll(page)
      await fillOrder(page)
      expect(await page.locator('[name=otherDelivery]').isVisible()).toBe(true) // nothing would show it for a courier
      await page.locator('#city').fill('1')
      await next(page)
      await page.locator('#city-error').waitFor()
      await expectNoSidewaysScroll(page)
      await page.locator('#city').fill('Warszawa')
      await next(page)
      await onSummary(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Uwagi do zamówienia' }).click()
      await page.getByLabel('Uwagi do zamówienia').fill('Dzwonek nie działa')
      expect(await page.inputValue('#city')).toBe('Warszawa')
      await next(page)
      await onSummary(page)
      await page.getByText('Dzwonek nie działa').waitFor()
      await page.locator('[name=terms]').check()
      await order(page)
      await orderPlaced(page)
    })
  })

  test.each([390, 768])('at %i px nothing that is chosen is drawn over the bar with the sum', async (width) => {
    await visitAs({ width }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await page.locator('#courier').getByRole('radio').first().check()
      const pressed = await page.evaluate(() => {
        const row = document.querySelector('#courier label:has(:checked)')?.getBoundingClientRect()
        scrollTo(0, (row?.bottom ?? 0) + scrollY - innerHeight) // behind the bar
        const button = document.querySelector('.order-bar button')
        const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
        return document.elementFromPoint(left + width / 2, top + height / 2) === button
      })
      expect(pressed).toBe(true)
    })
  })

  test('a reload keeps the locker that was chosen last, not the one that the shop knew before', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await openSummary(page)
      await goTo(page, '/zamowienie/dane')
      const locker = (code: string) => page.getByRole('radio', { name: code })
      await expect.poll(() => locker('WAW123M').isChecked()).toBe(true)
      await chooseLocker(page, 'KRA07N')
      await page.reload()
      await expect.poll(() => locker('KRA07N').isChecked()).toBe(true)
    })
  })

  test('B8.39 B8.40 a search for lockers that finds none, or does not get through, says so; what was chosen stays', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await chooseLocker(page)
      const search = page.getByLabel('Gdzie odbierzesz paczkę')
      await search.fill('Nigdzie')
      await search.press('Enter')
      await page.getByText('Nie ma automatów w').waitFor()
      await page.route('**/graphql/v1/**', (route) => route.abort())
      await search.fill('Kraków')
      await search.press('Enter')
      await page.getByText('Odśwież stronę').waitFor()
      expect(await page.getByRole('radio', { name: 'WAW123M' }).isChecked()).toBe(true)
    })
  })

  test.each([390, 768, 1440])('at %i px the one binding button is in the page, below the consents', async (width) => {
    await visitAs({ width }, async (page) => {
      await openSummary(page)
      const button = page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })
      const [above, below] = await Promise.all([page.locator('[name=terms]').boundingBox(), button.boundingBox()])
      expect(below?.y).toBeGreaterThan(above?.y ?? Infinity)
    })
  })

  test('on a phone the button of the first step is at the bottom of the window, until the one in the page is in it', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      const shown = page.getByRole('button', { name: 'Dalej: podsumowanie' }).filter({ visible: true })
      await expect.poll(() => shown.count()).toBe(2) // the one in the page is far below
      await shown.first().scrollIntoViewIfNeeded()
      await expect.poll(() => shown.count()).toBe(1)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect.poll(() => shown.count()).toBe(1)
    })
  })

  test('what is typed on the first step survives a reload and a look at the summary, and axe finds nothing on either', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await fillOrder(page)
      const otherDelivery = page.locator('[name=otherDelivery]')
      expect(await otherDelivery.isVisible()).toBe(false) // a locker needs no other address
      await page.locator('#courier').getByRole('radio').first().check()
      await otherDelivery.check()
      await page.locator('#courier').getByRole('radio', { name: 'Automat' }).first().check()
      await otherDelivery.uncheck()
      expect(await otherDelivery.isVisible()).toBe(true) // it keeps the focus, and can be ticked again
      await page.locator('#courier').getByRole('radio').first().check()
      await otherDelivery.check()
      await page.locator('[name=wantsInvoice]').check()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        if (width === 390) await unfoldOrder(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await otherDelivery.uncheck()
      await page.locator('[name=wantsInvoice]').uncheck()
      await page.reload()
      await expect.poll(() => page.inputValue('#city')).toBe('Warszawa')
      await next(page)
      await onSummary(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await change(page, 'Kupujący')
      await page.fill('#city', 'Sopot')
      await page.reload()
      await expect.poll(() => page.inputValue('#city')).toBe('Sopot')
    })
  })

  test('B2.15 B2.16 B2.17 B2.18 B4.8 B4.9 B4.10 B4.11 B4.12 B4.13 the summary by keyboard: terms first, then a missing phone, then the loader; leaving asks', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await page.request.post(`${shop.url}/zamowienie/dane`, { form: dataWithoutPhone })
      await goTo(page, '/zamowienie/podsumowanie')
      const form = page.locator('form:has([name=terms])')
      await form.getByRole('status').waitFor({ state: 'attached' }) // the checks are loaded
      const focused = () => page.evaluate(() => document.activeElement?.id)
      const warns = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
      const pressOrder = () => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).press('Enter')

      await page.getByRole('button', { name: 'Co to znaczy?' }).press('Enter')
      await page.locator('dialog:modal').getByText('Bez tej zgody').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Zgadzam się' }).press('Enter')
      await expect.poll(() => page.isChecked('[name=consentEInvoice]')).toBe(true)
      expect(await page.isChecked('[name=terms]')).toBe(false)

      await pressOrder()
      await expect.poll(focused).toBe('terms')
      expect(await page.getAttribute('#terms', 'aria-invalid')).toBe('true')
      await page.keyboard.press('Space')
      await pressOrder()
      await expect.poll(focused).toBe('phone')
      await expect
        .poll(() => page.locator('#phone').evaluate((field) => field.getBoundingClientRect().top > 0))
        .toBe(true)

      expect(await warns()).toBe(true)
      await page.getByRole('link', { name: 'Dom Rzeczy', exact: true }).press('Enter')
      await page.locator('dialog:modal').getByText('nie jest jeszcze złożone').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Zostaję' }).press('Enter')
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/zamowienie/podsumowanie')
      await change(page, 'Kupujący')
      await page.waitForURL('**/zamowienie/dane#email')
      expect(await warns()).toBe(false)
      await page.goBack()
      await onSummary(page)

      await page.fill('#phone', '600 700 800')
      await page.check('[name=terms]')
      await page.route('**/podsumowanie.data*', async (route) => {
        if (route.request().method() === 'POST') await page.waitForSelector('dialog:modal')
        await route.continue()
      })
      await pressOrder()
      await orderPlaced(page)
    })
  })

  test('B2.17 whoever wants to leave the summary leaves, and finds the order as it was', async () => {
    await visitAs({ width: 1440 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await page.request.post(`${shop.url}/zamowienie/dane`, { form: { ...dataWithoutPhone, phone: '600700800' } })
      await goTo(page, '/zamowienie/podsumowanie')
      await page.getByRole('link', { name: 'Dom Rzeczy', exact: true }).click()
      await page.getByRole('button', { name: 'Wychodzę' }).click()
      await page.waitForURL(`${shop.url}/`)
      await goTo(page, '/zamowienie/podsumowanie')
      await page.getByText('Żółw sp. z o.o.').waitFor()
    })
  })
})

/** What the first step has stored of a business client. */
const dataWithoutPhone = {
  ...{ email: 'ola@example.com', phone: '', firstName: 'Ola', lastName: 'Sowa', street: 'Polna', streetNumber: '3' },
  ...{ postcode: '80-298', city: 'Gdańsk', country: 'PL', courier: '1', payment: 'transfer', wantsInvoice: 'on' },
  ...{ invoiceName: 'Żółw sp. z o.o.', invoiceTaxNumber: '5261040828', invoiceStreet: 'Krótka' },
  ...{ invoiceStreetNumber: '5', invoicePostcode: '31-146', invoiceCity: 'Kraków' },
}
