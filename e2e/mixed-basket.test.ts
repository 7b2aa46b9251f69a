import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder } from './order-and-mail-steps.ts'
import { fillBasket, unfold } from './shopper-steps.ts'

const said = (page: Page, text: string) => page.locator('#Basket').getByText(text).first().waitFor()
const sums = async (page: Page) => (await page.locator('#Basket dl').textContent())?.replaceAll('\u00a0', ' ')

/** Opens a part of the page as a keyboard does. */
/** Whether all of it can be seen without scrolling. */
const inWindow = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a mixed basket on a phone, %s', (_, javaScriptEnabled) => {
  test('A2.14 A4.27 B2.41 gift, code and wrapping are part of the order', async () => {
    await visitAs({ width: 390, javaScriptEnabled }, async (page) => {
      await fillBasket(page, [1001, 6], [1066, '0.5']) // 381 zł
      await goTo(page, '/koszyk')
      await unfold(page, 'Mam kod rabatowy')
      const code = page.getByLabel('Kod rabatowy')
      await code.fill('zima4')
      await code.press('Enter')
      const refusal = page.locator('#Basket').getByRole('alert')
      await refusal.filter({ hasText: 'Nie znamy takiego kodu' }).waitFor()
      await expect.poll(() => inWindow(refusal)).toBe(true)
      expect(await inWindow(code)).toBe(true)
      expect(await code.getAttribute('aria-describedby')).toBe(await refusal.getAttribute('id'))
      expect(await code.inputValue()).toBe('zima4')
      await page.evaluate(() => scrollTo(0, 0)) // what stands half below the header counts as too small
      if (javaScriptEnabled) await expectAccessible(page)
      await code.fill('zima40')
      await code.press('Enter')
      await said(page, 'Kod ZIMA40 działa')
      await expect.poll(() => sums(page)).toContain('−40,00')
      for (const amount of ['354,00 zł', '27,00 zł']) await said(page, amount)
      expect(await sums(page)).toContain('381,00 zł') // lines add up to the goods, and the rebate is shown once
      expect(await page.locator('#Basket').getByText('Zimowe zakupy').count()).toBe(1)
      const take = page.getByRole('button', { name: 'Wybierz prezent: Podgrzewacz kamienny Żwir' })
      await unfold(page, 'Wybierz jeden prezent gratis')
      await take.focus()
      await take.press('Enter')
      await said(page, 'Prezent dołożony do zamówienia')
      await unfold(page, 'Zapakuj na prezent')
      await page.getByLabel('Kubek Ania 300 ml', { exact: true }).selectOption({ index: 1 })
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Zapisz opakowania' }).click()
      await said(page, 'Opakowanie na prezent: Kubek Ania 300 ml')
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => scrollTo(0, 0)) // else the header that stays may cover a part of some button
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('button', { name: 'Przejdź do zamówienia' }).first().click()
      await page.waitForURL('**/zamowienie')
      await fillOrder(page)
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
      await page.waitForURL(/zamowienie\/\d/)
      const order = async () => (await page.locator('table').textContent())?.replaceAll('\u00a0', ' ')
      for (const words of ['Prezent od nas', 'Opakowanie na: Kubek Ania 300 ml', 'ZIMA40', '40,00', 'Taniej o 37,17'])
        await expect.poll(order).toContain(words)
    })
  })

  test('A5.11 a gift is removed when the goods are below its minimum value, with a message', async () => {
    await visitAs({ width: 390, javaScriptEnabled }, async (page) => {
      await fillBasket(page, [1001, 3])
      await goTo(page, '/koszyk')
      await page.getByRole('button', { name: 'Wybierz prezent: Kawa mielona w góry 100 g' }).click()
      await said(page, 'Prezent dołożony do zamówienia')
      await page.getByLabel('Ilość: Kubek Ania 300 ml').fill('1')
      await page.getByLabel('Ilość: Kubek Ania 300 ml').press('Enter')
      await said(page, 'Wartość koszyka jest za mała na ten prezent: Kawa mielona w góry 100 g')
    })
  })
})
