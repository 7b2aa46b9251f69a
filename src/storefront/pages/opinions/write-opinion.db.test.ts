import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideOnOpinion } from '#features/opinions/actions/moderate-opinion.ts'
import { opinionsFromAnyoneSetting } from '#features/opinions/settings.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { orderAddress } from '#features/orders/views/order-access.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { transaction } from '#shop'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { draftOrder } from '../../../../test/draft-order.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, textOf } from '../../../../test/plain-browser.ts'

let application: TestApplication
let client: PlainBrowser
let anna: number
let productId: number
let number: number
beforeAll(async () => {
  application = await openTestApplication()
  client = new PlainBrowser(application)
  await client.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  const { query } = application.appContext.database
  const row = await query
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'anna@example.com')
    .executeTakeFirstOrThrow()
  anna = row.id
})
afterAll(() => application.close())
beforeEach(async () => {
  const product = await createTestProduct(shop(), { name: 'Kubek' })
  productId = product.id
  number = await orderOf(product.sizeId, anna)
})

const shop = () => application.appContext.publicShop('http://localhost:3000')
const guest = () => new PlainBrowser(application)
const read = async (path: string, by = client) =>
  (await (await by.get(path)).text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')

async function orderOf(sizeId: number, customerId: number | null, status = 'delivered'): Promise<number> {
  const stored = await transaction(shop(), (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), customerId }),
  )
  if (!stored.ok) throw new Error(stored.problem.reason)
  await application.appContext.database.query
    .updateTable('orders')
    .set({ order_status: status })
    .where('id', '=', stored.value.id)
    .execute()
  return stored.value.number
}

const fields = { rating: '4', opinion: 'Ładny, choć ciężki.', author: 'Ola' }
const page = () => `/ocena/${productId}/${number}`

describe('B1.7 a client', () => {
  test('rates a product from the page of its order and from what was bought, without scripts', async () => {
    for (const path of [`/konto/zamowienia/${number}`, '/konto/kupione'])
      expect(await read(path)).toMatch(new RegExp(`href="${page()}"[^>]*>Oceń<`))
    const form = await read(page())
    expect(form).toContain('Oceń: Kubek')
    expect(form).toContain('value="Anna"') // the first name of the order
    const sent = await client.post(page(), fields)
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${page()}?stan=wyslana`])
    expect(await read(`${page()}?stan=wyslana`)).toContain('Dziękujemy za opinię.')
    expect(await read(page())).toContain('Ta opinia czeka na publikację.')
    expect(await read(`/konto/zamowienia/${number}`)).toContain('Twoja opinia')
  })

  test('reads at each field what is wrong, and keeps what was typed', async () => {
    const answer = await client.post(page(), { ...fields, rating: '', author: '' })
    const html = (await answer.text()).replaceAll('\u00a0', ' ')
    expect(answer.status).toBe(422)
    expect(html).toContain('Wybierz, ile gwiazdek')
    expect(html).toContain('Proszę wypełnić to pole.')
    expect(html).toContain('>Ładny, choć ciężki.</textarea>')
  })

  test('changes an opinion that waits; withdraws it in any state', async () => {
    await client.post(page(), fields)
    await client.post(page(), { ...fields, opinion: 'Jednak lekki.' })
    expect(await read(page())).toContain('>Jednak lekki.</textarea>')
    await client.post(page(), { ...fields, opinion: 'Jednak lekki.', author: 'Aleksandra' })
    expect(await read(page())).toContain('value="Aleksandra"')
    const { query } = application.appContext.database
    const { id } = await query
      .selectFrom('opinion')
      .select('id')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
    await decideOnOpinion(shop(), Number(id), { state: 'published' })
    const published = await read(page())
    expect(published).toContain('Ta opinia jest opublikowana.')
    expect(published).not.toContain('</textarea>')
    expect((await client.post(page(), { ...fields, opinion: 'Inaczej.' })).status).toBe(409)
    const withdrawn = await client.post(page(), { intent: 'withdraw' })
    expect(withdrawn.headers.get('Location')).toBe(`${page()}?stan=wycofana`)
    expect(await read(page())).toContain('</textarea>')
  })

  test('who changes it and is refused no longer reads that it was sent', async () => {
    await client.post(page(), fields)
    expect(await read(`${page()}?stan=wyslana`)).toContain('Dziękujemy za opinię')
    const refused = await client.post(`${page()}?stan=wyslana`, { ...fields, opinion: '' })
    expect(textOf(await refused.text())).not.toContain('Dziękujemy za')
  })

  test('is led from the product to the order by which it can be rated', async () => {
    const answer = await client.get(`/ocena/${productId}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, page()])
    expect(await read(`/produkt/kubek-${productId}`, guest())).toContain(`href="/ocena/${productId}"`)
  })

  test('rates the shop, too', async () => {
    const path = `/ocena/sklep/${number}`
    expect(await read(`/konto/zamowienia/${number}`)).toContain(path)
    expect((await client.post(path, fields)).status).toBe(303)
    expect(await read(path)).toContain('Twoja opinia o sklepie')
  })
})

describe('an order', () => {
  test('opens the form by its link, without an account', async () => {
    const address = orderAddress(shop(), number)
    const [, , , token = ''] = address.split('/')
    const path = `${page()}/${token}`
    expect(await read(address, guest())).toContain(path)
    expect((await guest().post(path, fields)).status).toBe(303)
  })

  test.each([
    ['of somebody else leads to the form that finds orders', '', 303],
    ['with a wrong link does not exist', '/falszywy', 404],
  ])('%s', async (_, token, status) => {
    expect((await guest().get(page() + token)).status).toBe(status)
    expect((await guest().post(page() + token, fields)).status).toBe(status)
  })

  test.each([
    ['/ocena/1001', 404], // another product
    ['/ocena/x', 404],
  ])('does not rate %s', async (path, status) => {
    expect((await client.get(`${path}/${number}`)).status).toBe(status)
  })

  test('that has not left says when it can be rated', async () => {
    const { sizeId, id } = await createTestProduct(shop(), { name: 'Talerz' })
    const early = await orderOf(sizeId, anna, 'accepted')
    expect(await read(`/ocena/${id}/${early}`)).toContain('Ocenisz to zamówienie, gdy do ciebie wyruszy.')
    expect((await client.post(`/ocena/${id}/${early}`, fields)).status).toBe(403)
    expect(await read(`/konto/zamowienia/${early}`)).not.toContain('>Oceń<')
  })
})

describe('a stranger', () => {
  test('learns how opinions are written, and cannot send one', async () => {
    const html = await read('/ocena/1001', guest())
    expect(html).toContain('Opinie piszą osoby, które kupiły produkt u nas')
    expect(html).toContain('/logowanie?powrot=%2Focena%2F1001')
    expect(html).not.toContain('</textarea>')
    expect((await guest().post('/ocena/1001', { ...fields, email: 'ola@example.com' })).status).toBe(403)
    expect((await guest().get('/ocena/99999999')).status).toBe(404)
  })

  test('writes an unconfirmed one where the shop takes it', async () => {
    await changeSetting(shop(), { setting: opinionsFromAnyoneSetting, raw: 'yes' })
    await expect.poll(() => shop().settings.get(opinionsFromAnyoneSetting)).toBe('yes')
    const wrong = await guest().post('/ocena/1001', { ...fields, email: 'ola@' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('Podano niepoprawny adres email.'),
    ])
    const sent = await guest().post('/ocena/1001', { ...fields, email: 'ola@example.com' })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/ocena/1001?stan=wyslana'])
    const again = await guest().post('/ocena/1001', { ...fields, email: 'ola@example.com' })
    expect(again.status).toBe(409)
    await changeSetting(shop(), { setting: opinionsFromAnyoneSetting, raw: 'no' })
  })
})
