import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { actAndWaitForResponse, waitForHydration } from './wait-for-page.ts'

const category = '/kategoria/ceramika-1001'
const aprons = '/szukaj?text=fartuch'
const mug = '/produkt/kubek-ania-300-ml-1001'

const addButton = (page: Page | Locator) => page.getByRole('button', { name: /^Do koszyka: / })
const sizeLink = (page: Page) => page.getByRole('link', { name: /^Wybierz wariant: / })
const compareButtons = (page: Page) => page.getByRole('button', { name: /^(?:Porównaj|W porównaniu): / })
const count = (page: Page) => page.locator('#menu_basket .header-count')

test('A8.2 A8.3 a card adds its product to the basket: counted at once, announced, once for a double click, undone after a failure', async () => {
  await visitAs({ path: category }, async (page) => {
    await addButton(page).first().dblclick()
    const panel = page.locator('.added-panel')
    await panel.getByText('Dodano do koszyka').waitFor()
    await panel.getByText(/Do darmowej dostawy brakuje|Dostawa gratis/).waitFor()
    await expect.poll(() => count(page).textContent()).toBe('1')
    await panel.getByRole('button', { name: 'Zamknij' }).click()
    await page.evaluate(() => scrollTo(0, 0)) // otherwise the header covers half a filter
    await expectAccessible(page)
    await page.context().setOffline(true)
    await addButton(page).nth(1).press('Enter')
    await page.getByText('Błąd podczas dodawania do koszyka').waitFor()
    await expect.poll(() => count(page).textContent()).toBe('1')
    await page.context().setOffline(false)
    const basket = await (await page.request.get(`${shop.url}/ajax/basket.php?getAjax=true`)).json()
    expect(basket.basket.products).toMatchObject([{ count: 1 }])
  })
})

test.each([390, 1440])(
  'A8.3 A5.3 a product with sizes opens a dialog, by keyboard, which returns the focus (%i px)',
  async (width) => {
    await visitAs({ path: aprons, width }, async (page) => {
      await sizeLink(page).first().focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog.dialog')
      await dialog.getByRole('group', { name: 'Rozmiar' }).waitFor()
      if (width === 390) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect
        .poll(() =>
          sizeLink(page)
            .first()
            .evaluate((link) => link === document.activeElement),
        )
        .toBe(true)
      await page.keyboard.press('Enter')
      await dialog.getByRole('radio').first().waitFor({ state: 'attached' })
      await dialog.getByRole('textbox', { name: 'Ilość' }).fill('99999')
      await dialog.getByRole('textbox', { name: 'Ilość' }).press('Tab')
      await dialog.getByText('Maksymalnie możesz zamówić').waitFor()
      await dialog.getByRole('button', { name: 'Do koszyka' }).click()
      const panel = page.getByRole('dialog', { name: 'Dodano do koszyka' })
      await panel.getByText('Rozmiar: ').waitFor() // the shop has sent the line
      await expect.poll(() => count(page).textContent()).toBe('1')
      await expectAccessible(page)
      await page.goBack()
      await panel.waitFor({ state: 'hidden' })
      expect(page.url()).toContain(aprons)
      expect(
        await sizeLink(page)
          .first()
          .evaluate((link) => link === document.activeElement),
      ).toBe(true)
    })
  },
)

test('B2.51 B9.19 products are compared: chosen on cards, still shown after a reload, 3, 4, 4 and 5 side by side', async () => {
  await visitAs({ path: category }, async (page) => {
    for (const place of [0, 1, 2, 3, 4, 5]) {
      await actAndWaitForResponse(page, /\/settings\.php/, () => compareButtons(page).nth(place).press('Enter'))
    }
    await page.getByRole('link', { name: 'Porównanie: 6 produktów' }).waitFor()
    await goTo(page, category)
    await expect.poll(() => compareButtons(page).first().getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Porównanie: 6 produktów' }).click()
    await page.getByRole('heading', { level: 1, name: 'Porównanie' }).waitFor()
    for (const [width, columns] of [
      [390, 3.25], // a part of the next one says that there are more
      [900, 4.25],
      [1100, 4.25],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shares = () =>
        page.locator('.comparison').evaluate((box) => {
          const cell = box.querySelector('th[scope=col]')
          const labels = box.querySelector('.comparison-corner')?.clientWidth ?? 0
          return cell ? Math.round(((box.clientWidth - labels) / cell.getBoundingClientRect().width) * 4) / 4 : 0
        })
      await expect.poll(shares).toBe(columns)
      await expectNoSidewaysScroll(page)
      if (width === 390 || width === 1440) await expectAccessible(page)
    }
  })
})

test('B2.51 the comparison can show only differences, add to the basket, and be cleared and restored', async () => {
  await visitAs({}, async (page) => {
    for (const product of [1001, 1002, 1003, 1004, 1005, 1006])
      await page.request.post(`${shop.url}/settings.php`, { form: { comparers: 'add', product, getAjax: '1' } })
    await goTo(page, '/porownanie')
    const rows = (of: string) => page.locator(`.comparison tbody${of} tr:has(td)`).count()
    const marks = () => rows(':has-text("Czym się różnią")')
    const lines = () => rows('')
    const differing = await marks()
    expect(await lines()).toBeGreaterThan(differing)
    await page.getByRole('link', { name: 'Tylko różnice' }).click()
    await page.waitForURL('**/porownanie?roznice=1')
    await expect.poll(lines).toBe(differing)
    await expect.poll(marks).toBe(0)
    await addButton(page).first().click()
    await page.locator('.added-panel').getByRole('button', { name: 'Kupuj dalej' }).click()
    await page.getByRole('button', { name: 'Usuń wszystkie' }).click()
    await page.locator('h1:focus').getByText('Nic już nie porównujesz').waitFor()
    await page.getByRole('button', { name: 'Cofnij' }).click()
    await expect.poll(() => page.locator('.comparison thead th[scope=col]').count()).toBe(6)
  })
})

test('B2.51 A7.9 without scripts cards are forms and links: into the basket, to the sizes, to the comparison', async () => {
  await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
    await page.goto(shop.url + mug)
    await actAndWaitForResponse(page, /\/settings\.php/, () =>
      page.getByRole('button', { name: 'Porównaj', exact: true }).click(),
    )
    await expect.poll(() => new URL(page.url()).pathname).toBe(mug)
    await page.goto(`${shop.url}/porownanie`)
    await page
      .getByRole('button', { name: /^Porównaj: / })
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Usuń z porównania: / }).click()
    await page.getByText('Nie wybrano jeszcze niczego do porównania').waitFor()
    await page.goto(shop.url + category)
    await addButton(page).first().click()
    await page.waitForURL('**/koszyk')
    await page.goto(shop.url + aprons)
    await sizeLink(page).first().click()
    await page.waitForURL('**/produkt/**')
  })
})

test.each([390, 1440])(
  'A2.11 B2.51 A8.3 rows below a product and the basket add to the basket, and the product itself can be compared (%i px)',
  async (width) => {
    await visitAs({ path: mug, width }, async (page) => {
      const rows = page.locator('#hotspots')
      const press = () => page.getByRole('button', { name: 'Porównaj', exact: true }).click()
      await actAndWaitForResponse(page, /\/settings\.php/, press)
      await page.getByRole('link', { name: 'Porównanie: 1 produkt' }).waitFor()
      await goTo(page, mug)
      await page.getByRole('button', { name: 'W porównaniu', exact: true, pressed: true }).waitFor()
      await rows.scrollIntoViewIfNeeded()
      await waitForHydration(rows)
      await addButton(rows).first().click()
      await page.locator('.added-panel').getByText('Dodano do koszyka').waitFor()
      await expect.poll(() => count(page).textContent()).toBe('1')
      if (width === 390) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await goTo(page, '/koszyk')
      await rows.scrollIntoViewIfNeeded()
      await waitForHydration(rows)
      await addButton(rows).first().press('Enter')
      await page.getByText(/^Dodano do koszyka: /).waitFor()
      await page.locator('#Basket header').getByText('2 pozycje').waitFor()
    })
  },
)

test('A8.2 goods of a content page are bought on it; while their script cannot load they are forms, and the page stays', async () => {
  const guide = '/strona/pomysly-na-prezent'
  await visitAs({ width: 390 }, async (page) => {
    await page.route('**/parts-with-goods-*.js', (route) => route.abort())
    await goTo(page, guide)
    await addButton(page).first().click()
    await page.waitForURL('**/koszyk')
    await expect.poll(() => count(page).textContent()).toBe('1')
    await page.unroute('**/parts-with-goods-*.js')
    await goTo(page, guide)
    const goods = page.locator('.content-goods')
    await waitForHydration(goods.nth(1))
    await addButton(goods.nth(1)).first().click()
    await page.locator('.added-panel').getByText('Dodano do koszyka').waitFor()
    await expect.poll(() => count(page).textContent()).toBe('2')
    expect(new URL(page.url()).pathname).toBe(guide)
  })
})

test('B2.51 A2.11 without scripts the product page says that the product is compared, and its rows are forms', async () => {
  await visitAs({ javaScriptEnabled: false }, async (page) => {
    await page.goto(shop.url + mug)
    await page.getByRole('button', { name: 'Porównaj', exact: true }).click()
    await page.locator('#porownaj .toggle-added').waitFor()
    await page.getByRole('button', { name: 'Usuń z porównania' }).click()
    await page.locator('#porownaj-removed').waitFor()
    await addButton(page.locator('#hotspots')).first().click()
    await page.waitForURL('**/koszyk')
  })
})
