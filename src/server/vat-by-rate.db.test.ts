import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vatExemptionSetting } from '#features/catalogue/settings.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { createTestProduct, type TestProduct } from '../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { orderForm } from '../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf } from '../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** Returns a buyer with one piece of each of these in the basket. */
async function buyerOf(...sales: TestProduct[]): Promise<PlainBrowser> {
  const browser = new PlainBrowser(application)
  const shop = application.appContext.publicShop('http://localhost:3000')
  for (const sale of sales) {
    const { id } = await createTestProduct(shop, sale)
    await browser.post('/basketchange.php', { product: String(id), size: 'uniw', number: '1', mode: '1' })
  }
  return browser
}

async function confirmationOf(browser: PlainBrowser): Promise<string> {
  const page = await (await browser.get('/zamowienie')).text()
  return pageText(browser, (await redirectOf(browser.send('/zamowienie', orderForm(page)))) ?? '')
}

const book: TestProduct = { name: 'Książka o glinie', price: 10500, vat: '5' }
const mug: TestProduct = { name: 'Kubek z gliny', price: 12300 }
const lesson: TestProduct = { name: 'Lekcja garncarstwa', price: 20000, vat: 'zw' }

test('a page of VAT-exempt goods does not say that its price includes any', async () => {
  const text = await pageText(await buyerOf(lesson), '/koszyk')
  expect(text).toContain('Wszystkie ceny zawierają należne podatki.')
  expect(text).not.toContain('zawierają VAT')
})

test('VAT is shown by rate in basket, checkout and order', async () => {
  const browser = await buyerOf(book, mug)
  const vat = /w tym VAT 28,00 zł \(23%: 23,00 zł, 5%: 5,00 zł\)/
  expect(await pageText(browser, '/koszyk')).toMatch(vat)
  expect(await pageText(browser, '/zamowienie')).toMatch(vat)
  expect(await confirmationOf(browser)).toMatch(vat)
})

test('VAT-exempt goods say so, alone and together with taxed ones, and are stored without a rate', async () => {
  const alone = await buyerOf(lesson)
  expect(await pageText(alone, '/koszyk')).toContain('zwolnione z VAT')
  expect(await confirmationOf(alone)).toContain('zwolnione z VAT')
  const lines = await application.appContext.database.query
    .selectFrom('order_line')
    .select(['gross', 'net', 'vat_percent'])
    .where('name', '=', 'Lekcja garncarstwa')
    .execute()
  expect(lines).toEqual([{ gross: 20000, net: 20000, vat_percent: null }])

  const mixed = await buyerOf(mug, lesson)
  const vat = /w tym VAT 23,00 zł \(23%: 23,00 zł, zwolnione: 200,00 zł\)/
  expect(await pageText(mixed, '/koszyk')).toMatch(vat)
  expect(await pageText(mixed, '/zamowienie')).toMatch(vat)
})

test('why goods are exempt is said from the basket to the order and its mail: their own basis, or the seller’s', async () => {
  const course = { ...lesson, name: 'Kurs garncarstwa', vatExemption: 'art. 43 ust. 1 pkt 26 ustawy o VAT' }
  const alone = await buyerOf(course)
  const because = /zwolnione z VAT na podstawie art\. 43 ust\. 1 pkt 26 ustawy o VAT/
  expect(await pageText(alone, '/koszyk')).toMatch(because)
  const confirmation = await confirmationOf(alone)
  expect(confirmation).toMatch(because)
  expect(confirmation).toContain('Zwolnione z VAT: art. 43 ust. 1 pkt 26 ustawy o VAT')

  const shop = application.appContext.publicShop('http://localhost:3000')
  const article113 = 'art. 113 ust. 1 ustawy o VAT'
  await changeSetting(shop, { setting: vatExemptionSetting, raw: article113 })
  await expect.poll(() => application.appContext.publicShop('').settings.get(vatExemptionSetting)).toBe(article113)
  const mixed = await buyerOf(mug, { ...lesson, name: 'Lekcja toczenia' }, { ...course, name: 'Kurs szkliwienia' })
  const both =
    /zwolnione na podstawie art\. 113 ust\. 1 ustawy o VAT; art\. 43 ust\. 1 pkt 26 ustawy o VAT: 400,00 zł\)/
  expect(await pageText(mixed, '/koszyk')).toMatch(both)
  expect(await confirmationOf(mixed)).toMatch(both)
  const { rows } =
    await sql`select vat_exemption from order_line where vat_percent is null order by order_id, position`.execute(
      shop.database,
    )
  expect(rows.slice(-2)).toEqual([{ vat_exemption: article113 }, { vat_exemption: course.vatExemption }])
  await changeSetting(shop, { setting: vatExemptionSetting, raw: null })
})

test('the price of VAT-exempt goods is logged without a rate', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const { sizeId } = await createTestProduct(shop, lesson)
  await setPrices(shop, [{ sizeId, regular: 25000 }])
  const { rows } = await sql`select gross, net, vat_percent from price_log where size_id = ${sizeId}`.execute(
    shop.database,
  )
  expect(rows).toEqual([{ gross: 25000, net: 25000, vat_percent: null }])
})
