import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { browser, goTo, shop, test } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { chooseLocker, fillBasket, type Goods } from './shopper-steps.ts'
import { waitForScripts } from './wait-for-page.ts'

let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterEach(() => context.close())

const anna = {
  email: 'anna@example.com',
  phone: '600 700 800',
  firstName: 'Anna',
  lastName: 'Nowak',
  street: 'Długa',
  streetNumber: '1',
  postcode: '00950',
  city: 'Warszawa',
}
const button = 'text=Zamawiam z obowiązkiem zapłaty'

async function openWith(...goods: Goods[]): Promise<void> {
  await fillBasket(page, ...goods)
  await goTo(page, '/zamowienie')
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value)
}

const sum = () => page.textContent('dt:has-text("Razem z dostawą") + dd')

describe('the order in a browser', () => {
  test('without a connection the shopper sees a message at once, and the typed text is restored', async () => {
    await openWith([1001, 1])
    await fill(anna)
    await page.check('[name=terms]')
    await context.setOffline(true)
    await page.click(button)
    const offlineHeading = page.getByRole('heading', { name: 'Nie ma połączenia z internetem' })
    await offlineHeading.waitFor()
    await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click()
    await expect.poll(() => page.inputValue('[name=city]')).toBe('Warszawa')
  })

  test('A4.28 a double click places one order; its page says how to pay, and the basket is empty', async () => {
    await openWith([1001, 1], [1066, '0.5'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await fill(anna)
    await chooseLocker(page)
    await page.check('[name=terms]')
    await page.dblclick(button)
    await page.waitForURL(/\/zamowienie\/\d+\//)
    await page.waitForSelector('text=Numer rachunku')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.goBack()
    await page.waitForSelector('text=Koszyk jest pusty')
  })

  test('A2.17 B2.5 the whole page is covered while the order is placed, and only then', async () => {
    await openWith([1001, 1])
    await fill({ ...anna, phone: '000 000 000' })
    await page.check('[name=terms]')
    await page.route('**/graphql/v1/**', (route) => route.abort()) // so that only the order itself finds the phone wrong
    await page.route('**/zamowienie.data*', async (route) => {
      await page.waitForSelector('dialog:modal')
      await route.continue()
    })
    await page.click(button)
    await page.waitForSelector('#phone[aria-invalid=true]')
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
  })

  test('B5.30 an error gets the focus, belongs to its field, and axe finds nothing', async () => {
    await openWith([1001, 1])
    await fill({ ...anna, phone: '12', city: '' })
    await page.check('[name=wantsInvoice]')
    await page.click(button)
    await page.waitForSelector('#phone[aria-invalid=true]')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('phone')
    const described = await page.getAttribute('#phone', 'aria-describedby')
    const message = page.locator(`#${described?.split(' ').at(-1)}`)
    expect(await message.textContent()).toContain('powinien zawierać minimum')
    expect(await page.inputValue('#street')).toBe('Długa')
    await expectAccessible(page)
  })

  test('a reload loses no typed text, and the draft is deleted once the order is placed', async () => {
    await openWith([1001, 1])
    await fill(anna)
    await chooseLocker(page)
    await page.check('[name=payment][value=cash-on-delivery]')
    await page.reload()
    await waitForScripts(page)
    await expect.poll(() => page.inputValue('#city')).toBe('Warszawa')
    await expect.poll(() => page.isChecked('[name=payment][value=cash-on-delivery]')).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'WAW123M' }).isChecked()).toBe(true)
    await page.check('[name=terms]')
    await page.click(button)
    await page.waitForURL(/\/zamowienie\/\d+\//)
    await page.waitForFunction(() => sessionStorage.getItem('order-draft') === null)
  })

  test('a client’s stored data override an older draft; a broken draft is ignored', async () => {
    await openWith([1001, 1])
    const failures: Error[] = []
    page.on('pageerror', (failure) => failures.push(failure))
    await page.evaluate(() => sessionStorage.setItem('order-draft', '{broken'))
    await page.reload()
    await waitForScripts(page)
    await fill(anna)
    await goTo(page, '/logowanie?powrot=/zamowienie')
    await page.fill('[name=login]', 'anna')
    await page.fill('[name=password]', 'witryna-demo')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await page.waitForURL(`${shop.url}/zamowienie`)
    await expect.poll(() => page.inputValue('#city')).toBe('Kraków')
    expect(failures).toEqual([])
  })

  test('the sum changes at once with courier and payment', async () => {
    await openWith([1001, 1])
    const prepaid = await sum()
    await page.check('[name=payment][value=cash-on-delivery]')
    await expect.poll(sum).not.toBe(prepaid)
    const onDelivery = await sum()
    await fill(anna)
    await chooseLocker(page)
    await page.check('[name=terms]')
    await page.click(button)
    await page.waitForURL(/\/zamowienie\/\d+\//)
    await page.waitForSelector('h1:has-text("Zamówienie nr")')
    await expect.poll(() => page.textContent('main')).toContain(`Zapłacisz przy odbiorze paczki: ${onDelivery}`)
  })
})
