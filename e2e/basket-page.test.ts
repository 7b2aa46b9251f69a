import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillBasket, unfold, unorderedProduct } from './shopper-steps.ts'
import { actAndWaitForResponse } from './wait-for-page.ts'

const mug = { id: 1001, name: 'Kubek Ania 300 ml' }
const candle = { id: 1005 }

/** A visitor with two mugs and another product in the basket, on the basket page. */
function withGoods(options: { javaScriptEnabled: boolean; width?: number }, work: (page: Page) => Promise<void>) {
  return visitAs(options, async (page) => {
    await fillBasket(page, [candle.id, 1], [mug.id, 2])
    await goTo(page, '/koszyk')
    await work(page)
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page, text: string) => page.locator('#Basket').getByText(text).first().waitFor()
const manage = 'Zapisz lub udostępnij'
async function saveForLater(page: Page): Promise<void> {
  await button(page, `Zapisz na później: ${mug.name}`).click()
}
const lines = (page: Page) => page.locator('input[name=chosen]').count()

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('comments, saved lines and couriers, %s', (_, javaScriptEnabled) => {
  test('A2.14 A4.27 A5.10 A9.14 comments open by a toggle, are cut at 255 characters with a message, and are the initial comments of the order', async () => {
    await withGoods({ javaScriptEnabled, width: 390 }, async (page) => {
      const [ofLine, ofBasket] = [
        page.getByLabel(`Uwagi: ${mug.name}`, { exact: true }),
        page.locator('#Basket textarea[name=comment]'),
      ]
      expect([await ofLine.isVisible(), await ofBasket.isVisible()]).toEqual([false, false])
      const row = page.locator('#Basket li', { hasText: mug.name })
      await row.locator('summary').press('Enter')
      await ofLine.fill('ż'.repeat(256))
      await page.locator('summary', { hasText: 'Dodaj uwagi do zamówienia' }).press('Enter')
      await ofBasket.fill('Zostawić u sąsiada')
      if (!javaScriptEnabled) await button(page, 'Przelicz koszyk').click()
      await page.getByText('Uwagi mogą mieć najwyżej 255 znaków').first().waitFor()
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => scrollTo(0, 0)) // no target is half below the header or the bar at the bottom
      if (javaScriptEnabled) await expectAccessible(page)
      await expect.poll(() => ofLine.inputValue()).toBe('ż'.repeat(255))
      await button(page, 'Przejdź do zamówienia').filter({ visible: true }).first().click()
      await page.waitForURL('**/zamowienie')
      expect(await page.locator('.order_page textarea[name=comment]').inputValue()).toBe('Zostawić u sąsiada')
      await goTo(page, '/koszyk')
      await ofLine.waitFor()
      expect(await ofLine.inputValue()).toBe('ż'.repeat(255))
    })
  })

  test('A4.27 a line is saved for later with its quantity, and comes back', async () => {
    await withGoods({ javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByLabel(`Ilość: ${mug.name}`).fill('3')
      await saveForLater(page)
      await notice(page, 'Zapisano na później')
      const aside = page.getByRole('region', { name: 'Zapisane na później' })
      await expect.poll(() => aside.textContent()).toMatch(/Ilość: 3/)
      await expect.poll(() => lines(page)).toBe(1)
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) await expectAccessible(page)
      await button(page, `Przenieś do koszyka: ${mug.name}`).press('Enter')
      await aside.waitFor({ state: 'detached' })
      await expect.poll(() => page.getByLabel(`Ilość: ${mug.name}`).inputValue()).toBe('3')
      await saveForLater(page)
      await button(page, `Usuń z zapisanych na później: ${mug.name}`).click()
      await notice(page, 'Usunięto z zapisanych na później')
      await expect.poll(() => lines(page)).toBe(1)
    })
  })

  test('B2.50 all couriers are listed for the whole basket, the most expensive first; another country changes the sums but not the goods', async () => {
    await withGoods({ javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByRole('link', { name: 'Sposoby i koszty dostawy' }).press('Enter')
      const ways = page.locator(javaScriptEnabled ? 'dialog[open]' : 'main')
      await ways.locator('li', { hasText: 'Płacisz przy odbiorze' }).first().waitFor()
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) await expectAccessible(page)
      await ways.locator('select[name=country]').selectOption('DE')
      await button(page, 'Pokaż koszty').click()
      await ways.getByText('Pokazujemy koszty dostawy do: Niemcy').waitFor()
      if (javaScriptEnabled) await page.keyboard.press('Escape')
      else await page.getByRole('link', { name: 'Wróć do koszyka' }).click()
      await expect.poll(() => lines(page)).toBe(2)
      await expect
        .poll(async () => (await page.locator('#Basket').textContent())?.replaceAll('\u00a0', ' '))
        .toContain('49,90 zł')
    })
  })

  test('a shared basket is shown to another visitor, who adds it to their own', async () => {
    let address = ''
    await withGoods({ javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByLabel(`Ilość: ${mug.name}`).fill('3')
      await unfold(page, manage)
      await button(page, 'Udostępnij koszyk').click()
      await page.waitForURL('**/koszyk/udostepniony/*')
      address = await page.getByLabel('Adres do wysłania').inputValue()
      expect(address).toBe(page.url())
      if (javaScriptEnabled) {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await button(page, 'Kopiuj').click()
        await page.getByText('Skopiowano').waitFor()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
      }
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) await expectAccessible(page)
    })
    await visitAs({ javaScriptEnabled }, async (page) => {
      await fillBasket(page, [mug.id, 1])
      await goTo(page, new URL(address).pathname)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.getByLabel('Adres do wysłania').count()).toBe(0)
      if (javaScriptEnabled) await expectAccessible(page)
      await button(page, 'Dodaj wszystko do koszyka').click()
      await page.waitForURL('**/koszyk')
      await expect.poll(() => lines(page)).toBe(2)
      await expect.poll(() => page.getByLabel(`Ilość: ${mug.name}`).inputValue()).toBe('4')
      const ended = await page.goto(`${shop.url}/koszyk/udostepniony/${'a'.repeat(43)}`)
      expect(ended?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Ten link już nie działa' }).waitFor()
    })
  })
})

test('while a changed quantity is on its way, the notice of free delivery is hidden and the sums are dimmed', async () => {
  await visitAs({ width: 390 }, async (page) => {
    await fillBasket(page, [1001, 4])
    await goTo(page, '/koszyk')
    const free = page.locator('#Basket').getByText('Dostawa gratis!')
    await free.waitFor()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/koszyk*', async (route) => {
      if (route.request().method() === 'POST') await answered
      await route.continue()
    })
    await page.getByRole('button', { name: 'Mniej: Kubek Ania 300 ml' }).click()
    await expect.poll(() => free.isVisible()).toBe(false)
    expect(await page.locator('#Basket [aria-busy=true]').count()).toBe(2)
    answer()
    await page.getByText('Do darmowej dostawy brakuje').first().waitFor()
  })
})

test('a quantity that is not the typed one does not lead on unread; 0 removes the line, and can be undone', async () => {
  await visitAs({ width: 1440 }, async (page) => {
    await fillBasket(page, [unorderedProduct.id, 2])
    await goTo(page, '/koszyk')
    const quantity = page.locator('[name="set_quantity[0]"]')
    const order = page.getByRole('button', { name: 'Przejdź do zamówienia' }).first()
    await quantity.fill('999')
    await order.click()
    await page
      .getByText(/Maksymalnie możesz zamówić/)
      .first()
      .waitFor()
    await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await quantity.inputValue()).toBe(`${unorderedProduct.stock}`)
    await quantity.fill('3')
    await order.click()
    await page.waitForURL('**/zamowienie')
    await page.goBack()
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await quantity.fill('')
    await page.locator('h1').click()
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await quantity.fill('0')
    await quantity.press('Enter')
    await page.getByText('Twój koszyk jest pusty').first().waitFor()
    await page.getByRole('button', { name: 'Cofnij' }).click()
    await expect.poll(() => quantity.inputValue()).toBe('3')
  })
})

test('on a slow network the order is not cancelled by the end of the request that it replaced', async () => {
  await visitAs({ width: 1440 }, async (page) => {
    await fillBasket(page, [mug.id, 2])
    await page.clock.install()
    await goTo(page, '/koszyk')
    const released = Promise.withResolvers<void>()
    const sent: (string | null)[] = []
    await page.route('**/koszyk*', async (route) => {
      if (route.request().method() === 'POST') {
        sent.push(new URLSearchParams(route.request().postData() ?? '').get('after_basket_change'))
        await released.promise
      }
      await route.continue().catch(() => undefined) // the page no longer waits for the first
    })
    const field = page.locator('[name="set_quantity[0]"]')
    const order = button(page, 'Przejdź do zamówienia').first()
    await button(page, `Więcej: ${mug.name}`).click()
    await page.clock.runFor(1_000)
    await expect.poll(() => sent).toEqual([null])
    await field.fill('5')
    await order.click()
    await expect.poll(() => sent).toEqual([null, 'order'])
    for (let step = 0; step < 10; step++) await page.clock.runFor(100)
    expect(sent).toEqual([null, 'order'])
    released.resolve()
    await page.waitForURL('**/zamowienie')
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('5')
  })
})

test('A4.27 B7.12 A7.12 the basket is sent as a form, and on to the order with after_basket_change=order', async () => {
  await withGoods({ javaScriptEnabled: false }, async (page) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Przejdź do zamówienia').filter({ visible: true }).first().click()
    const fields = new URLSearchParams((await sent).postData() ?? '')
    expect((await sent).headers()['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(fields)).toMatchObject({
      after_basket_change: 'order',
      'product[1]': String(mug.id),
      'set_quantity[1]': '2',
    })
    await page.waitForURL('**/zamowienie')
  })
})

test('A4.26 A9.13 the mini basket shows 9 products as tiles, 10 or more as a list, and with 23 it is hidden and its link leads to all of them', async () => {
  await visitAs({ path: '/' }, async (page) => {
    const own = page.locator('.mini-basket')
    const show = async (products: number) => {
      await fill(page, products)
      await goTo(page, '/')
      await page.waitForFunction(
        (count) => document.querySelector('#menu_basket .header-count')?.textContent === count,
        String(products),
      )
      await page.mouse.move(0, 600) // where the pointer may still be
      await actAndWaitForResponse(page, '**/ajax/get.php', () => page.hover('#menu_basket'))
    }
    for (const [products, pictures] of [
      [9, 9],
      [10, 0],
      [22, 0],
    ] as const) {
      await show(products)
      const seen = async () => [await own.locator('li').count(), await own.locator('img').count()]
      await expect.poll(seen).toEqual([products, pictures])
    }
    await show(23)
    expect(await own.count()).toBe(0)
    await page.click('#menu_basket')
    await page.waitForURL('**/koszyk')
    await expect.poll(() => lines(page)).toBe(23)
  })
})

/** Fills the basket, empty or with fewer, up to this number of different products. */
async function fill(page: Page, products: number): Promise<void> {
  const held = await page.evaluate(async (products) => {
    const body = new URLSearchParams({ getAjax: '1' })
    for (let place = 0; place < products; place += 1) {
      body.set(`product[${place}]`, '1001')
      body.set(`additional[${place}]`, `Imię ${place}`)
      body.set(`set_quantity[${place}]`, '1')
    }
    const answer = await fetch('/basketchange.php?type=multiproduct', { method: 'POST', body })
    return (await answer.json()).basket.productsCounter
  }, products)
  expect(held).toBe(products)
}
