import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { transaction } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { draftOrder } from '../../test/draft-order.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'

let application: TestApplication
let client: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  client = new PlainBrowser(application)
  await client.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
})
afterAll(() => application.close())

/** An order of Anna's that was delivered; returns its number and its product. */
async function boughtByAnna() {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const { id, sizeId } = await createTestProduct(shop, { name: 'Kubek' })
  const { id: customerId } = await shop.database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'anna@example.com')
    .executeTakeFirstOrThrow()
  const stored = await transaction(shop, (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), customerId }),
  )
  if (!stored.ok) throw new Error(stored.problem.reason)
  await shop.database
    .updateTable('orders')
    .set({ order_status: 'delivered' })
    .where('id', '=', stored.value.id)
    .execute()
  return { productId: id, number: stored.value.number }
}

const insert = async (fields: Record<string, string>, by = client) => {
  const answer = await by.post('/ajax/opinions.php', { action: 'insert', author: 'Ania', language: 'pl', ...fields })
  return { status: answer.status, body: await answer.json() }
}

test('B1.7 B7.11 a client inserts an opinion of what they have bought, and of the shop by the order', async () => {
  const { productId, number } = await boughtByAnna()
  const product = { sourceType: 'p', sourceId: `${productId}` }
  const wrong = await insert({ ...product, rating: '', opinion: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual(
    expect.arrayContaining([
      { code: 'invalid', field: 'rating', message: 'Wybierz, ile gwiazdek' },
      { code: 'invalid', field: 'opinion', message: 'Proszę wypełnić to pole.' },
    ]),
  )
  const good = { rating: '5', opinion: 'Ładny.' }
  const waiting = { status: 200, body: { result: { state: 'waiting' }, errors: [] } }
  expect(await insert({ ...product, ...good })).toMatchObject(waiting)
  expect(await insert({ sourceType: 'o', sourceId: `${number}`, ...good })).toMatchObject(waiting)
  const stranger = new PlainBrowser(application)
  expect((await insert({ sourceType: 'o', sourceId: `${number}`, ...good }, stranger)).status).toBe(403)
})

test('B2.20 the shop has a page of its opinions, to which the footer leads', async () => {
  const home = await (await client.get('/')).text()
  expect(home).toContain('href="/opinie"')
  const html = (await (await client.get('/opinie?ocena=3')).text()).replaceAll('\u00a0', ' ')
  expect(html).toContain('Opinie o sklepie')
  expect(html).toContain('która złożyła u nas zamówienie')
  expect(html.match(/id="opinia-/g)).toHaveLength(1)
  const old = await client.get('/opinions-shop.php')
  expect([old.status, old.headers.get('Location')]).toEqual([301, '/opinie'])
})
