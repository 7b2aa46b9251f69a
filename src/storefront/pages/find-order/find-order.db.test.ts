import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { orderForm } from '../../../../test/order-form.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
let page: string
let number: string
beforeAll(async () => {
  shop = await openTestApplication()
  const buyer = new PlainBrowser(shop)
  await buyer.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const form = orderForm(await (await buyer.get('/zamowienie')).text())
  page = (await redirectOf(buyer.send('/zamowienie', form))) ?? ''
  number = page.split('/')[2] ?? ''
})
afterAll(() => shop.close())

const email = 'anna@example.com'

test('a link opens the page of the order in any browser; without it the page leads to the lookup', async () => {
  const stranger = new PlainBrowser(shop)
  expect((await stranger.get(page)).status).toBe(200)
  expect((await stranger.get(`${page}x`)).status).toBe(404)
  expect(await redirectOf(stranger.get(`/zamowienie/${number}`))).toBe(`/zamowienie/znajdz?numer=${number}`)
  const old = await stranger.get(`/orderdetails.php?order_number=${number}`)
  expect([old.status, old.headers.get('Location')]).toEqual([301, `/zamowienie/${number}`])
})

test('B5.52 number and e-mail are checked field by field, and nothing typed is lost', async () => {
  const answer = await new PlainBrowser(shop).post('/zamowienie/znajdz', { order_id: '12a', email: 'anna@' })
  const text = await answer.text()
  expect(answer.status).toBe(422)
  expect(text).toContain('Numer zamówienia to najwyżej 9')
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(2)
  for (const typed of ['value="12a"', 'value="anna@"']) expect(text).toContain(typed)
})

test('B5.52 the answer is the same for an order that exists and one that does not; /order-open.php leads to it', async () => {
  const ask = async (order_id: string, address: string) => {
    const answer = await new PlainBrowser(shop, { address }).post('/zamowienie/znajdz', { order_id, email })
    return [answer.status, (await answer.text()).replaceAll(order_id, 'N').replaceAll(/nonce="[^"]*"/g, '')]
  }
  const known = await ask(number, '203.0.113.21')
  expect(known).toEqual(await ask('98765', '203.0.113.22'))
  expect(known[1]).toContain('Sprawdź pocztę')
  const form = await new PlainBrowser(shop).post('/order-open.php', { order_id: number, email })
  expect([form.status, form.headers.get('Location')]).toEqual([307, '/zamowienie/znajdz'])
})

test('B5.52 number, e-mail and code open the order', async () => {
  const code = shop.appContext
    .publicShop('http://localhost:3000')
    .links.code('open-order', `${number} ${email}`, new Date())
  const buyer = new PlainBrowser(shop, { address: '203.0.113.23' })
  const wrong = await buyer.post('/zamowienie/znajdz', { order_id: number, email, code: '12' })
  expect([wrong.status, (await wrong.text()).includes('Ten kod nie pasuje')]).toEqual([422, true])
  expect(await redirectOf(buyer.post('/zamowienie/znajdz', { order_id: number, email, code }))).toBe(page)
})
