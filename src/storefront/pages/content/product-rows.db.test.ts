import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishPage } from '#features/content/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const guide = '/strona/pomysly-na-prezent'
const read = async (path: string, browser = new PlainBrowser(application)) => (await browser.get(path)).text()
const cards = (html: string) => html.split('<article class="group').slice(1)
const goods = (html: string) => cards(html).map((card) => /href="(\/produkt\/[^"?]+)/.exec(card)?.[1])
const priceOf = (card: string) =>
  Number(/([\d\u00a0]+,\d\d)\u00a0zł/.exec(card)?.[1]?.replace('\u00a0', '').replace(',', '.'))

test.each(['prezent', 'Prezenty', 'prezentów', 'pomysł na prezent', 'pomysły na prezenty', 'gift', 'upominek'])(
  'a search for %s leads to the gift guide',
  async (text) => {
    const path = `/szukaj?text=${encodeURIComponent(text)}`
    expect(await redirectOf(new PlainBrowser(application).get(path))).toBe(guide)
  },
)

test('a search for a present for someone is a search', async () => {
  const { status } = await new PlainBrowser(application).get('/szukaj?text=prezent+dla+mamy')
  expect(status).toBe(200)
})

test('the gift guide shows goods with prices by person, price and occasion, each once', async () => {
  const html = await read(guide)
  for (const title of ['Dla kogo', 'Do jakiej kwoty', 'Na jaką okazję']) expect(html).toContain(`>${title}</h2>`)
  const shown = goods(html)
  expect(shown.length).toBeGreaterThanOrEqual(34)
  expect(new Set(shown).size).toBe(shown.length)
  for (const card of cards(html)) expect(card).toMatch(/\d,\d\d\u00a0zł/)
  const [, tea] = />Kto woli herbatę([\s\S]*?)>Kto pisze i\srysuje/.exec(html) ?? []
  const teapots = goods(tea ?? '').filter((address) => address?.includes('czajniczek-mgla'))
  expect(teapots, 'of two colours').toHaveLength(1)
  const [, below] = /id="sekcja-do-50-zl"([\s\S]*?)id="sekcja-do-100-zl"/.exec(html) ?? []
  expect(cards(below ?? '')).toHaveLength(4)
  for (const card of cards(below ?? '')) expect(priceOf(card)).toBeLessThanOrEqual(50)
  for (const [, anchor] of html.matchAll(/href="#(sekcja-[^"]*)"/g)) expect(html).toContain(`id="${anchor}"`)
  expect(html).not.toContain('{products')
})

test('each row leads to the whole list that it begins, under the name of its section', async () => {
  const link = (html: string, section: string) =>
    new RegExp(`href="([^"]*)"[^>]*>Zobacz wszystkie (\\d+) produkt[^<]+<span[^>]*>: ${section}</span>`).exec(html)
  const html = await read(guide)
  const [, address = '', count] = link(html, 'Do 50\\szł') ?? []
  expect(address).toBe('/produkty/bestsellery?filter_price=20-50&amp;filter_availability=stock')
  expect(await read(address.replace('&amp;', '&'))).toContain(`${count} produktów`)
  expect(html).not.toContain(': Kiedy nie wiesz co')
  const browser = new PlainBrowser(application)
  browser.cookies.set('currency', 'EUR')
  expect(link(await read(guide, browser), 'Do 50\\szł')?.[1]).toMatch(/filter_price=\d-1\d(?!\d)/)
})

test('the gift guide begins with a picture of one of its products', async () => {
  const [, file = ''] =
    /<img src="\/obrazki\/([0-9a-f]{64})-1280\.webp"[^>]* alt="Pudełka/.exec(await read(guide)) ?? []
  const { database } = application.appContext
  const shown = await database.query.selectFrom('picture').select('width').where('file', '=', file).execute()
  expect(shown).toEqual([{ width: 1080 }])
})

test('prices of a row are of the base currency, whatever the visitor sees', async () => {
  const browser = new PlainBrowser(application)
  browser.cookies.set('currency', 'EUR')
  const html = await read(guide, browser)
  const [, below] = /id="sekcja-do-50-zl"([\s\S]*?)id="sekcja-do-100-zl"/.exec(html) ?? []
  const prices = cards(below ?? '').map((card) => Number(/(\d+,\d\d)\u00a0€/.exec(card)?.[1]?.replace(',', '.')))
  expect(prices.length).toBeGreaterThan(0)
  for (const price of prices) expect(price).toBeLessThan(14)
})

test('rows without goods, and addresses that are no lists, are left out', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const rows = [
    '/kategoria/nie-ma-999999',
    '/produkty/inne',
    '/koszyk',
    '/szukaj?text=hipopotam',
    '/kategoria/kawa-1004?strona=2',
  ]
  const html = `<p>Wstęp</p>${rows.map((row) => `<p>{products:${row}}</p>`).join('')}<p>Koniec</p>`
  await publishPage(shop, { slug: 'wiersze', title: 'Wiersze', html, inFooter: false })
  await expect.poll(() => read('/strona/wiersze')).toContain('Koniec')
  const page = await read('/strona/wiersze')
  expect(goods(page)).toHaveLength(4)
  expect(page).not.toContain('{products')
  expect(page, 'a row leads to the page that it begins').not.toContain('strona=2')
  expect(page).toMatch(/name="description" content="Wstęp/)
})
