import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { orderForm } from '../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf } from '../../test/plain-browser.ts'
import { waitFor } from '../../test/wait-for.ts'

let application: TestApplication
let mugId: number
const shop = () => application.appContext.publicShop('http://localhost:3000')

async function showPrices(raw: 'net' | 'gross'): Promise<void> {
  await changeSetting(shop(), { setting: priceTypeSetting, raw })
  await waitFor(() => shop().settings.get(priceTypeSetting) === raw)
}

beforeAll(async () => {
  application = await openTestApplication()
  await showPrices('net')
  mugId = (await createTestProduct(shop(), { name: 'Kubek Netto', price: 1999 })).id // 16,25 zł without VAT
})
afterAll(() => application.close())

/** Returns a browser with three mugs in the basket. */
async function buyer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: String(mugId), size: 'uniw', number: '3', mode: '1' })
  return browser
}

test('A1.3 every price without VAT says so, on product, list and basket', async () => {
  const browser = await buyer()
  expect(await pageText(browser, `/produkt/kubek-netto-${mugId}`)).toContain('16,25 zł netto')
  expect(await pageText(browser, '/kategoria/kubki-i-filizanki-1008')).toMatch(/\d zł netto/)
  expect(await pageText(browser, '/koszyk')).toContain('16,25 zł netto za szt.')
})

test('A1.3 three times 16,25 is 48,75 from the basket to the order, and VAT is calculated from that', async () => {
  const browser = await buyer()
  const basket = await pageText(browser, '/koszyk')
  expect(basket).toContain('Produkty 48,75 zł netto')
  expect(basket).not.toContain('48,76')
  expect(basket).toMatch(/Do darmowej dostawy brakuje \d+,\d\d zł brutto/)
  const checkout = await pageText(browser, '/zamowienie')
  expect(checkout).toContain('3 szt. × 16,25 zł netto')
  expect(checkout).toContain('Produkty 48,75 zł netto')
  expect(checkout).toMatch(/Razem z dostawą \d+,\d\d zł brutto/)
  const page = await (await browser.get('/zamowienie')).text()
  const placed = await redirectOf(browser.send('/zamowienie', orderForm(page)))
  const confirmation = await pageText(browser, placed ?? '')
  expect(confirmation).toContain('16,25 zł netto')
  expect(confirmation).toContain('48,75 zł netto')
  const lines = await application.appContext.database.query.selectFrom('order_line').select(['net', 'gross']).execute()
  expect(lines).toContainEqual({ net: 4875, gross: 5996 })
})

test('A6.5 B6.4 B6.5 a company registers with its NIP, which its order has; its prices are net or gross as the shop’s setting says', async () => {
  const browser = await buyer()
  const password = 'trzy koty 7'
  const person = { firstName: 'Zofia', lastName: 'Wrona', phone: '600700800', terms: 'on' }
  const place = { street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' }
  const company = { kind: 'business', company: 'Wrona i syn', taxNumber: '526-104-08-28' }
  const account = { email: 'biuro@example.org', password, passwordRepeat: password }
  const registered = browser.post('/rejestracja', { ...account, ...company, ...person, ...place })
  expect(await redirectOf(registered)).toBe('/konto')
  const page = await (await browser.get('/zamowienie')).text()
  expect(page).toMatch(/<input[^>]*name="invoiceTaxNumber"[^>]*value="5261040828"/)
  const invoice = { wantsInvoice: 'on', invoiceName: 'Wrona i syn', invoiceTaxNumber: '526-104-08-28' }
  const invoicePlace = { invoiceStreet: 'Długa', invoiceStreetNumber: '5', invoicePostcode: '31-146' }
  const order = orderForm(page, { ...invoice, ...invoicePlace, invoiceCity: 'Kraków' })
  const address = (await redirectOf(browser.send('/zamowienie', order))) ?? ''
  const placed = await pageText(browser, (await redirectOf(browser.get(address))) ?? '') // within the account
  expect(placed).toContain('NIP 5261040828')
  expect(placed).toContain('16,25 zł netto')
  const product = () => pageText(browser, `/produkt/kubek-netto-${mugId}`)
  expect(await product()).toContain('16,25 zł netto')
  await showPrices('gross')
  try {
    expect(await product()).toContain('19,99 zł')
    expect(await product()).not.toContain('16,25 zł')
  } finally {
    await showPrices('net')
  }
})
