import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const project = 'Projekt i wycena stołu na wymiar'
const sample = 'Wzornik lnów'

/** Returns the text of a page, with plain spaces. */
async function read(browser: PlainBrowser, address: string): Promise<string> {
  return (await (await browser.get(address)).text()).replaceAll('\u00a0', ' ')
}

async function pageOf(browser: PlainBrowser, id: number): Promise<string> {
  return read(browser, (await browser.get(`/produkt/towar-${id}`)).headers.get('Location') ?? '')
}

async function basketOf(browser: PlainBrowser): Promise<{ id: string; price_unit: string }[]> {
  return (await (await browser.get('/ajax/basket.php?getAjax=true')).json()).basket.products
}

describe('a product priced on request', () => {
  test('A4.5 A8.7 has a disabled button, and says in place of the price, and beside it, why and whom to call', async () => {
    const page = await pageOf(new PlainBrowser(shop), 1187)
    const [, form = '', after = ''] = /<form id="projector_form"(.*?)<\/form>(.*)/s.exec(page) ?? []
    expect(form).toMatch(/<button [^>]*disabled=""[^>]*>Do koszyka/)
    expect(form).toContain('Cena na telefon. Skontaktuj się ze sprzedawcą')
    expect(after).toMatch(/^<p [^>]*><a href="tel:/)
    expect(page).toMatch(/ id="projector_price_value"[^>]*>Cena na telefon</)
    expect(page).not.toMatch(/690000|6 900,00/)
  })

  test('A4.8 with the basket enabled has a button, and "free" in place of its price', async () => {
    const page = await pageOf(new PlainBrowser(shop), 1219)
    const [, form = ''] = /<form id="projector_form"(.*?)<\/form>/s.exec(page) ?? []
    expect(form).toMatch(/<button [^>]*type="submit"[^>]*>Do koszyka/)
    expect(page).toMatch(/ id="projector_price_value"[^>]*>Gratis</)
    expect(page).not.toMatch(/690000|6 900,00/)
  })

  test('A4.8 in a list is free too, and is sorted among the cheapest', async () => {
    const list = await read(new PlainBrowser(shop), '/szukaj?text=projekt')
    expect(list).toMatch(new RegExp(`${project}.*?<p [^>]*>Gratis</p>`, 's'))
    const tables = await read(new PlainBrowser(shop), '/szukaj?text=na+wymiar&sortowanie=cena')
    expect(tables.indexOf(project)).toBeLessThan(tables.indexOf('Stół dębowy na wymiar'))
  })

  test('A4.8 costs nothing in the basket', async () => {
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', { product: '1219', number: '1', mode: '1' })
    expect(await basketOf(browser)).toMatchObject([{ id: '1219', price_unit: '0.00' }])
    const page = await read(browser, '/koszyk')
    expect(page).toMatch(new RegExp(`${project}.*Gratis`, 's'))
    expect(page).not.toContain('6 900,00')
  })
})

test('A8.6 a product that is sent shows the lowest delivery cost', async () => {
  expect(await pageOf(new PlainBrowser(shop), 1001)).toMatch(/Koszt od \d+,\d\d zł/)
})

describe('a free sample', () => {
  test('A4.7 hides the buy part of its form, and says how to get it', async () => {
    const page = await pageOf(new PlainBrowser(shop), 1215)
    expect(page).toContain(sample)
    expect(page).toMatch(/<p [^>]*>Gratis<\/p>/)
    expect(page).toMatch(/<div id="projector_buy_section" class="[^"]*\bhidden"/)
    expect(page).toMatch(/<button [^>]*disabled=""[^>]*>Do koszyka/)
    expect(page).toContain('Próbki dokładamy do zamówień bezpłatnie. Napisz do nas')
  })

  test.each<[string, string, Record<string, string>]>([
    ['the form of a product', '/basketchange.php', { product: '1215', number: '1', mode: '1' }],
    ['a script', '/basketchange.php', { product: '1215', number: '1', mode: '1', getAjax: 'true' }],
    ['many products at once', '/basketchange.php?type=multiproduct', { 'product[0]': '1215', 'set_quantity[0]': '1' }],
    ['the form of the basket', '/koszyk', { 'product[0]': '1215', 'size[0]': 'uniw', 'set_quantity[0]': '1' }],
  ])('A4.7 is not added to the basket by a forged request of %s', async (_what, address, fields) => {
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', { product: '1001', number: '1', mode: '1' })
    await browser.post(address, fields)
    expect((await basketOf(browser)).map(({ id }) => id)).toEqual(['1001'])
  })
})
