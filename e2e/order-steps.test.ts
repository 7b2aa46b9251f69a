import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder } from './order-and-mail-steps.ts'
import { fillBasket } from './shopper-steps.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Dalej: podsumowanie' }).last().click()
const order = (page: Page) => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
const change = (page: Page, part: string) => page.getByRole('link', { name: `Zmień: ${part}` }).click()
const orderPlaced = (page: Page) => page.waitForURL(/\/zamowienie\/\d+\/[0-9a-f-]{36}/)
const onSummary = (page: Page) => page.waitForURL('**/zamowienie/podsumowanie')

describe('the order in steps', () => {
  test('B1.4 a guest on a phone without JavaScript fills in, corrects, goes back and forth, and orders', async () => {
    await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await fillOrder(page)
      await page.locator('#city').fill('1')
      await next(page)
      await page.locator('#city-error').waitFor()
      await expectNoSidewaysScroll(page)
      await page.locator('#city').fill('Warszawa')
      await next(page)
      await onSummary(page)
      await expectNoSidewaysScroll(page)
      await change(page, 'Uwagi do zamówienia')
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

  test('what is typed on the first step survives a reload and a look at the summary, and axe finds nothing on either', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await fillBasket(page, [1001, 1])
      await goTo(page, '/zamowienie/dane')
      await fillOrder(page)
      await page.locator('[name=otherDelivery]').check()
      await page.locator('[name=wantsInvoice]').check()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.locator('[name=otherDelivery]').uncheck()
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
})
