import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ossSetting } from '#features/catalogue/settings.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import type { Setting } from '#shared/setting.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { confirmOrder, sendData } from '../../test/order-steps.ts'
import { PlainBrowser, pageText, redirectOf } from '../../test/plain-browser.ts'

let application: TestApplication
let [mugId, bookId] = [0, 0]
const shop = () => application.appContext.publicShop('http://localhost:3000')

async function set<Value>(setting: Setting<Value>, raw: unknown): Promise<void> {
  await changeSetting(shop(), { setting, raw })
  await expect.poll(() => shop().settings.get(setting)).toEqual(raw)
}

beforeAll(async () => {
  application = await openTestApplication()
  mugId = (await createTestProduct(shop(), { name: 'Kubek z gliny', price: 11900 })).id
  bookId = (await createTestProduct(shop(), { name: 'Książka o glinie', price: 10700, vat: '5' })).id
})
afterEach(async () => {
  await set(ossSetting, 'yes')
  await set(priceTypeSetting, 'gross')
})
afterAll(() => application.close())

const [dataPage, summaryPage] = ['/zamowienie/dane', '/zamowienie/podsumowanie']
const berlin = { country: 'DE', postcode: '10115', city: 'Berlin', street: 'Hauptstr.', streetNumber: '12' }
const company = {
  ...{ wantsInvoice: 'on', invoiceName: 'Wrona GmbH', invoiceTaxNumber: 'DE136695976', invoiceStreet: 'Hauptstr.' },
  ...{ invoiceStreetNumber: '12', invoicePostcode: '10115', invoiceCity: 'Berlin' },
}

async function buyer(...products: number[]): Promise<PlainBrowser> {
  const browser = new PlainBrowser(application)
  for (const product of products)
    await browser.post('/basketchange.php', { product: String(product), size: 'uniw', number: '1', mode: '1' })
  return browser
}

/** Orders by the two steps; returns the summary, the order's page and its stored lines. */
async function order(browser: PlainBrowser, changes: Record<string, string>) {
  await sendData(browser, { ...changes, intent: 'recalculate' }) // the couriers of that country
  expect(await redirectOf(sendData(browser, changes))).toBe(summaryPage)
  const summary = await pageText(browser, summaryPage)
  const page = await (await browser.get(summaryPage)).text()
  const placed = (await redirectOf(confirmOrder(browser, page))) ?? ''
  const number = Number(/\d+/.exec(placed)?.[0])
  const { rows } = await sql<{ name: string; percent: string; gross: number; net: number }>`
    select line.name, trim_scale(vat_percent)::text as percent, line.gross, line.net
    from order_line line join orders on orders.id = line.order_id where orders.number = ${number} order by position
  `.execute(shop().database)
  return { summary, confirmation: await pageText(browser, placed), lines: rows }
}

describe('a seller who declares VAT by OSS', () => {
  test('a consumer in Germany pays the shown prices, with the VAT of Germany in them, from the sum to the order', async () => {
    const { summary, confirmation, lines } = await order(await buyer(mugId, bookId), berlin)
    expect(lines).toEqual([
      { name: 'Kubek z gliny', percent: '19', gross: 11900, net: 10000 },
      { name: 'Książka o glinie', percent: '7', gross: 10700, net: 10000 },
    ])
    const vat = /w tym VAT \d+,\d\d zł \(19%: \d+,\d\d zł, 7%: \d+,\d\d zł\)/
    for (const text of [summary, confirmation]) {
      expect(text).toContain('119,00 zł')
      expect(text).toMatch(vat)
    }
    expect(vat.exec(confirmation)?.[0]).toBe(vat.exec(summary)?.[0])
  })

  test('a company with a tax number, and a parcel to Poland, have the Polish rates', async () => {
    const abroad = await order(await buyer(mugId), { ...berlin, ...company })
    expect(abroad.lines).toMatchObject([{ percent: '23', gross: 11900 }])
    expect(abroad.summary).toMatch(/w tym VAT/)
    expect((await order(await buyer(mugId), {})).lines).toMatchObject([{ percent: '23' }])
  })

  test('in a shop with net prices the net price stays, and the sum has the VAT of the country', async () => {
    await set(priceTypeSetting, 'net')
    const { lines, summary } = await order(await buyer(mugId), berlin)
    expect(lines).toEqual([{ name: 'Kubek z gliny', percent: '19', net: 9675, gross: 11513 }]) // 119,00 zł with 23%
    expect(summary).toContain('96,75 zł netto')
  })

  test('the basket counts the VAT of the country that the visitor has chosen', async () => {
    const browser = await buyer(mugId)
    expect(await pageText(browser, '/koszyk')).toMatch(/w tym VAT/)
    await browser.get('/settings.php?country=1143020143')
    expect(await pageText(browser, '/koszyk')).toContain('w tym VAT 26,97 zł') // 19% of 119,00 and 49,90 zł
  })

  test('an address with other VAT rules is refused at its postcode', async () => {
    const answer = await sendData(await buyer(mugId), { ...berlin, postcode: '78266' })
    expect(answer.status).toBe(422)
    expect((await answer.text()).replaceAll('\u00a0', ' ')).toMatch(/id="postcode-error"[^>]*>[^<]*przepisy o VAT/)
  })
})

describe('any other seller sells to Poland only', () => {
  test('no page offers another country, and one chosen before counts no more', async () => {
    const browser = await buyer(mugId)
    await browser.get('/settings.php?country=1143020143')
    expect(await pageText(browser, '/dostawa?koszyk')).toContain('Niemcy')
    await set(ossSetting, 'no')
    for (const path of ['/dostawa?koszyk', dataPage, '/rejestracja', '/koszyk']) {
      const page = await (await browser.get(path)).text()
      expect([path, /value="(?:DE|CZ|ES)"|Niemcy/.test(page)]).toEqual([path, false])
    }
    expect((await browser.get('/settings.php?country=1143020143')).headers.get('Set-Cookie') ?? '').not.toContain('DE')
  })

  test.each([
    ['the buyer', berlin, 'country'],
    [
      'another recipient',
      {
        ...{ otherDelivery: 'on', deliveryFirstName: 'Jan', deliveryLastName: 'Kos', deliveryStreet: 'Hauptstr.' },
        ...{ deliveryStreetNumber: '12', deliveryPostcode: '10115', deliveryCity: 'Berlin', deliveryCountry: 'DE' },
      },
      'deliveryCountry',
    ],
  ])('an order to Germany is refused in words at the country of %s', async (_, changes, field) => {
    await set(ossSetting, 'no')
    const browser = await buyer(mugId)
    const answer = await sendData(browser, changes)
    expect(answer.status).toBe(422)
    const words = new RegExp(`id="${field}-error"[^>]*>Do tego kraju nie sprzedajemy. Wysyłamy do: Polska.`)
    expect((await answer.text()).replaceAll('\u00a0', ' ')).toMatch(words)
    expect(await redirectOf(browser.get(summaryPage))).toMatch(/^\/zamowienie\/dane/)
  })

  test('so is one without a parcel: a card by e-mail is sold at home as well', async () => {
    await set(ossSetting, 'no')
    const browser = new PlainBrowser(application)
    await browser.post('/basketchange.php', { product: '1199', size: '100 zł', number: '1', mode: '1' })
    const answer = await sendData(browser, berlin)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('id="country-error"')
  })
})
