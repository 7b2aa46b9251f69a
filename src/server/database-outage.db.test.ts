import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mug, openProxiedShop, type ProxiedShop } from '../../test/open-proxied-shop.ts'
import { disconnectDuringOrder, orderDuringOutage } from '../../test/order-during-outage.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'

const asPage = { Accept: 'text/html' }

let cut: ProxiedShop
beforeAll(async () => {
  cut = await openProxiedShop()
})
afterAll(() => cut?.close())
beforeEach(() => cut.restore())

test('during a PostgreSQL outage cached pages are served; others show an error in the shop’s frame, with 503 and Retry-After; afterwards everything works without a restart', async () => {
  const { shop, proxy: way, isReady, restore: back } = cut
  const browser = new PlainBrowser(shop)
  expect((await browser.get('/')).status).toBe(200)
  way.make('closed')
  expect((await browser.get('/')).status).toBe(200)
  for (const path of ['/produkt/kubek-bartek-450-ml-1002', '/zamowienie', '/szukaj?text=kubek']) {
    await browser.post('/basketchange.php', mug)
    const answer = await browser.get(path, path === '/zamowienie' ? { Cookie: 'visit=somebody' } : {})
    const page = await answer.text()
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '10'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(page).toContain('Krótka przerwa')
    expect(page).toContain('<footer')
    expect(page).toContain(`<a href="${URL.parse(path, 'http://shop')?.search || '?'}" `)
  }
  expect(await isReady()).toBe(false)
  await back()
  expect((await browser.get('/szukaj?text=kubek')).status).toBe(200)
})

test('during a PostgreSQL outage the .php contract reports it in its own format, a plain form as text', async () => {
  const { shop, proxy: way, restore: back } = cut
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', mug)
  way.make('closed')
  const answer = await browser.post('/ajax/get.php', { request: '{"Basket":{}}' })
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toMatchObject([
    503,
    '10',
    { error: { code: 'unavailable' } },
  ])
  const put = await browser.post('/basketchange.php', { ...mug, getAjax: 'true' })
  expect([put.status, (await put.json()).error.code]).toEqual([503, 'unavailable'])
  const form = await browser.post('/basketchange.php', mug, asPage)
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('spróbuj za chwilę')
  await back()
  expect((await browser.post('/basketchange.php', mug, asPage)).status).toBe(303)
})

test('during a PostgreSQL outage clients stay signed in, and no page shows a typed password', async () => {
  const { shop, proxy: way, restore: back } = cut
  const browser = new PlainBrowser(shop)
  const signIn = { login: 'anna', password: 'witryna-demo' }
  await browser.post('/logowanie', signIn)
  way.make('closed')
  expect((await browser.get('/konto')).status).toBe(503)
  const refused = await new PlainBrowser(shop).post('/logowanie', signIn)
  expect(refused.status).toBe(503)
  expect(await refused.text()).not.toContain('witryna-demo')
  await back()
  expect((await browser.get('/konto')).status).toBe(200)
})

test('an order sent during a PostgreSQL outage is not lost: the form shows what was typed, and sent again it is one order', () =>
  orderDuringOutage(cut, 'closed'))

test.each([0, 15, 30])(
  'with the connection cut %i ms after an order was sent, a confirmed order exists, and sending it again creates one',
  (milliseconds) => disconnectDuringOrder(cut, milliseconds),
)

test('a full disk under the database counts as a short outage', async () => {
  const { database, atCheckout, ordersOf } = cut
  const { browser, form, key } = await atCheckout()
  await database.query(`
    create function full_disk() returns trigger language plpgsql as $$ begin raise disk_full; end $$;
    create trigger full_disk before insert on orders execute function full_disk()`)
  expect([(await browser.send('/zamowienie', form)).status, await ordersOf(key)]).toEqual([503, 0])
  await database.query('drop function full_disk cascade')
  expect((await browser.send('/zamowienie', form)).status).toBe(303)
  expect(await ordersOf(key)).toBe(1)
})
