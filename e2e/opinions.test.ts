import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillOrder } from './order-and-mail-steps.ts'

/** A product that no other test rates. */
const product = { name: 'Kartka linoryt Świerk', path: '/produkt/kartka-linoryt-swierk-1163', id: 1163 }
const category = '/szukaj?text=linoryt'

test('B1.7 B2.27 a guest without scripts buys, gets the goods and rates them; once the shop publishes it, page and card show it', async () => {
  await visitAs({ path: product.path, width: 390, javaScriptEnabled: false }, async (page) => {
    await page.getByText('Nikt jeszcze nie ocenił tego produktu.').waitFor()
    await page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click()
    await page.waitForURL(`${shop.url}/koszyk`)
    await goTo(page, '/zamowienie')
    await fillOrder(page)
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
    await page.waitForURL(/\/zamowienie\/\d+\/[\w.-]+/)
    const [, number = ''] = /\/zamowienie\/(\d+)\//.exec(page.url()) ?? []
    expect(await page.getByRole('link', { name: 'Oceń', exact: true }).count()).toBe(0)
    for (const status of ['packed', 'sent']) await shop.terminal('orders', 'status', number, status)
    await page.reload()
    await page.getByRole('link', { name: 'Oceń', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Oceń: ${product.name}` }).waitFor()
    await expectNoSidewaysScroll(page)

    await page.getByRole('textbox', { name: 'Opinia' }).fill('Piękny druk,\ngruby papier.')
    await page.getByRole('button', { name: 'Wyślij opinię' }).click()
    await page.getByText('Wybierz, ile gwiazdek').waitFor()
    expect(await page.getByRole('textbox', { name: 'Opinia' }).inputValue()).toContain('gruby papier.')
    await page.getByRole('radio', { name: '4 ★' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Wyślij opinię' }).click()
    await page.getByText('Dziękujemy za opinię.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Podpis' }).inputValue()).toBe('Maria')
  })

  const waiting = await shop.terminal('opinions', 'list')
  const [, id = ''] = new RegExp(`^(\\d+) {2}★★★★☆ {2}${product.name} \\(nr ${product.id}\\)$`, 'm').exec(waiting) ?? []
  await shop.terminal('opinions', 'publish', id)
  await shop.terminal('opinions', 'answer', id, 'Dziękujemy!')

  await visitAs({ width: 390 }, async (page) => {
    await expect
      .poll(async () => {
        await goTo(page, category)
        return page.getByRole('img', { name: 'Ocena 4,0 na 5, 1 opinia' }).count()
      })
      .toBe(1)
    await goTo(page, product.path)
    await page.getByRole('link', { name: '4,0 (1 opinia)' }).click()
    const section = page.getByRole('region', { name: 'Opinie' })
    await section.getByText('Zakup potwierdzony', { exact: true }).waitFor()
    await section.getByText('Czytaj dalej').click()
    await section.getByText('Dziękujemy!').waitFor()
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Pomocna (0)', exact: true }).click()
    await page.waitForURL(/\/opinie.*#opinia-/)
    await page.getByRole('button', { name: 'Pomocna (1)', exact: true }).click()
    await page.getByText(/Twój głos w\s+sprawie tej opinii już mamy/).waitFor()
    await page.getByRole('link', { name: 'Tylko potwierdzone zakupy (1)' }).click()
    await page.waitForURL(/potwierdzone=1/)
    await page.getByText('gruby papier.').waitFor()
    await expectAccessible(page)
  })
})

test('B4.30 B9.17 a product shows three opinions side by side, 30 px apart, on the widest view too; the others on demand', async () => {
  await visitAs({ path: '/produkt/kubek-ania-300-ml-1001', width: 1440 }, async (page) => {
    const section = page.getByRole('region', { name: 'Opinie' })
    const shown = section.locator('.opinion-grid > li:visible')
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await Promise.all((await shown.all()).map((card) => card.boundingBox()))
      const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0 })
      expect(boxes).toHaveLength(3)
      expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1)
      expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 0)
    }
    await section.getByText('Pokaż więcej opinii').click()
    await expect.poll(() => shown.count()).toBeGreaterThan(3)
    const tops = await shown.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length ?? 0)
    expect(Math.max(...rows)).toBe(3)
  })
})

test('the form for an opinion is accessible, and leads a stranger to their order', async () => {
  await visitAs({ path: '/ocena/1001', width: 390 }, async (page) => {
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zaloguj się' }).first().waitFor()
  })
})
