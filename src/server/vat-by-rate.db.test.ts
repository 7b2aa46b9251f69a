import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { createTestProduct, type TestProduct } from '../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { orderForm } from '../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf } from '../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** A buyer with one piece of each of these in the basket. */
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

test('a page of what is exempt from VAT does not say that its price holds any', async () => {
  const words = await pageText(await buyerOf(lesson), '/koszyk')
  expect(words).toContain('Wszystkie ceny zawierają należne podatki.')
  expect(words).not.toContain('zawierają VAT')
})

test('VAT stands by rate in basket, checkout and order', async () => {
  const browser = await buyerOf(book, mug)
  const words = /w tym VAT 28,00 zł \(23%: 23,00 zł, 5%: 5,00 zł\)/
  expect(await pageText(browser, '/koszyk')).toMatch(words)
  expect(await pageText(browser, '/zamowienie')).toMatch(words)
  expect(await confirmationOf(browser)).toMatch(words)
})

test('what is exempt from VAT says so, alone and beside what is taxed, and is stored without a rate', async () => {
  const alone = await buyerOf(lesson)
  expect(await pageText(alone, '/koszyk')).toContain('zwolnione z VAT')
  expect(await confirmationOf(alone)).toContain('zwolnione z VAT')
  const lines = await application.appContext.database.query
    .selectFrom('order_line')
    .select(['gross', 'net', 'vat_percent'])
    .where('name', '=', 'Lekcja garncarstwa')
    .execute()
  expect(lines).toEqual([{ gross: 20000, net: 20000, vat_percent: null }])

  const beside = await buyerOf(mug, lesson)
  const words = /w tym VAT 23,00 zł \(23%: 23,00 zł, zwolnione: 200,00 zł\)/
  expect(await pageText(beside, '/koszyk')).toMatch(words)
  expect(await pageText(beside, '/zamowienie')).toMatch(words)
})

test('the price of what is exempt is logged without a rate', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const { sizeId } = await createTestProduct(shop, lesson)
  await setPrices(shop, [{ sizeId, regular: 25000 }])
  const { rows } = await sql`select gross, net, vat_percent from price_log where size_id = ${sizeId}`.execute(
    shop.database,
  )
  expect(rows).toEqual([{ gross: 25000, net: 25000, vat_percent: null }])
})
