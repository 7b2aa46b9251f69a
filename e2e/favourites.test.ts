import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

const category = '/kategoria/ceramika-1001'
const product = '/produkt/kubek-ania-300-ml-1001'

const heart = (page: Page) => page.locator('main form.heart[action*="product=1001&"]').first()
const button = (page: Page) => heart(page).locator('> button')
const isPressed = (page: Page, state: boolean) =>
  page.waitForSelector(`main form.heart[action*="product=1001&"] > button[aria-pressed="${state}"]`)

test('B2.45 A8.13 hearts on cards and product page: pressed at once, announced, the same after reload, undone after a failure', async () => {
  await visitAs({ path: category }, async (page) => {
    const context = page.context()
    await isPressed(page, false)
    const shown = Promise.withResolvers<void>()
    await context.route('**/basketchange.php', async (route) => {
      await shown.promise
      await route.continue()
    })
    await button(page).click()
    await isPressed(page, true)
    shown.resolve()
    await page.getByRole('status').getByText('Dodano do ulubionych: Kubek Ania 300 ml').waitFor({ state: 'attached' })
    expect(await button(page).getAttribute('aria-label')).toBe('W\u00a0ulubionych: Kubek Ania 300\u00a0ml')
    await page
      .getByRole('navigation', { name: 'Konto' })
      .getByRole('link', { name: /Ulubione\s*1 produkt/ })
      .waitFor()
    await context.unroute('**/basketchange.php')
    await expectAccessible(page)
    await goTo(page, product)
    await isPressed(page, true)
    await expect.poll(() => button(page).getAttribute('aria-label')).toMatch(/^W\u00a0ulubionych: /)
    await expectAccessible(page)
    let answers = 0
    page.on('response', (response) => {
      if (response.url().includes('/basketchange.php')) answers++
    })
    const second = Promise.withResolvers<void>()
    let requestCount = 0
    await context.route('**/basketchange.php', async (route) => {
      requestCount += 1
      if (requestCount === 2) await second.promise
      await route.continue()
    })
    await button(page).click()
    await button(page).click()
    const removed = page.getByRole('status').getByText('Usunięto z ulubionych: Kubek Ania 300 ml')
    await removed.waitFor({ state: 'attached' })
    await isPressed(page, true) // the answer to the first press does not affect the second
    await button(page).click()
    await isPressed(page, false)
    second.resolve()
    await expect.poll(() => answers).toBe(3)
    await goTo(page, product)
    await isPressed(page, false)
    await context.setOffline(true)
    await button(page).click()
    await page.getByText('Nie udało się zmienić ulubionych').waitFor()
    await isPressed(page, false)
  })
})

test.each([390, 1440])(
  'B2.45 without scripts hearts are forms, and the address shows the result (%i px)',
  async (width) => {
    await visitAs({ width, javaScriptEnabled: false }, async (page) => {
      for (const path of [category, product]) {
        await page.goto(shop.url + path)
        const addedMessage = heart(page).locator('.toggle-added')
        expect(await addedMessage.isVisible()).toBe(false)
        await button(page).click()
        await page.waitForURL(/#[^-]+$/) // before the styles have loaded everything is visible
        await addedMessage.waitFor()
        expect(new URL(page.url()).pathname).toBe(path)
        await expectNoSidewaysScroll(page)
        await page.goto(`${shop.url}/ulubione/potwierdz?product=1001`)
        await page.getByText('Ten produkt jest w ulubionych.').waitFor()
        await page.goBack()
        await heart(page).locator('.toggle-back').click()
        await page.waitForURL(/#.+-removed$/)
        await heart(page).locator('.toggle-removed').waitFor()
        expect(await addedMessage.isVisible()).toBe(false)
      }
      await page.goto(`${shop.url}/ulubione/potwierdz?product=1001`)
      await page.getByRole('button', { name: 'Dodaj do ulubionych' }).click()
      await page.getByText('Ten produkt jest w ulubionych.').waitFor()
    })
  },
)

const like = (page: Page, product: string) =>
  page.request.post(`${shop.url}/basketchange.php`, {
    form: { mode: '2', getAjax: '1', product },
    headers: { Origin: shop.url },
  })

test('a favourite without a size offers the choice of one alone, and is bought here once it is chosen, also without scripts', async () => {
  await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
    await like(page, '1069')
    await page.goto(`${shop.url}/ulubione`)
    const buy = page.getByRole('button', { name: 'Do koszyka: Fartuch lniany Izba szary' })
    const quantity = page.getByLabel('Ilość: Fartuch lniany Izba szary')
    const size = page.getByLabel('Rozmiar: Fartuch lniany Izba szary')
    const hint = page.getByText('Wybierz, żeby dodać do koszyka.')
    await size.waitFor()
    expect([await buy.isVisible(), await quantity.isVisible(), await hint.isVisible()]).toEqual([false, false, true])
    await size.selectOption('M')
    await buy.waitFor()
    expect(await hint.isVisible()).toBe(false)
    await quantity.fill('2')
    await quantity.press('Enter')
    await page.waitForURL('**/koszyk')
    await page.getByText('Rozmiar: M').first().waitFor()
    expect(await page.getByLabel('Ilość: Fartuch lniany Izba szary').inputValue()).toBe('2')
  })
})

test.each([390, 768, 1440])(
  'B7.9 the button for all favourites says how many it adds, for how much, and without which (%i px)',
  async (width) => {
    await visitAs({ width }, async (page) => {
      for (const product of ['1002', '1019', '1069']) await like(page, product)
      await goTo(page, '/ulubione')
      const sum = page.locator('[data-sum]')
      await sum.getByRole('button', { name: '2 produkty do koszyka' }).waitFor()
      await sum.getByText('93,00 zł').waitFor()
      await sum.getByText('Pomijamy: Fartuch lniany Izba szary').waitFor()
      if (width === 390) {
        const tops = [sum.locator('button'), page.getByText('Zaznacz kilka'), page.locator('.entry-row').first()]
        const [button, choose, row] = await Promise.all(tops.map((one) => one.boundingBox()))
        expect((row?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan((choose?.height ?? 0) + 40)
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByLabel('Rozmiar: Fartuch lniany Izba szary').selectOption('M')
      await page.getByRole('button', { name: 'Więcej: Len naturalny szary' }).click()
      await sum.getByRole('button', { name: 'Wszystkie do koszyka' }).waitFor()
      await sum.getByText('268,80 zł').waitFor()
      await page.getByText('Razem 40,80 zł', { exact: true }).waitFor()
      expect(await sum.getByText('Bez:').isVisible()).toBe(false)
      await sum.getByRole('button').click()
      await page.getByRole('dialog', { name: 'Dodano do koszyka: 3 produkty' }).waitFor()
    })
  },
)

test('on phones the photo of a product has its heart and the number of the shown picture', async () => {
  await visitAs({ path: product, width: 390 }, async (page) => {
    const count = page.getByText('1/4', { exact: true })
    await count.waitFor()
    await page.locator('#zdjecie-2').scrollIntoViewIfNeeded()
    await page.getByText('2/4', { exact: true }).waitFor()
    expect(await page.locator('section[data-pictures] form.heart').count()).toBe(1)
    await expect(page.locator('main form.heart[action*="product=1001&"]').count()).resolves.toBe(1)
  })
})
