import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openProxiedShop, type ProxiedShop } from '../../test/open-proxied-shop.ts'
import { disconnectDuringOrder, orderDuringOutage } from '../../test/order-during-outage.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'
import { waitFor } from '../../test/wait-for.ts'

let cut: ProxiedShop
beforeAll(async () => {
  cut = await openProxiedShop()
})
afterAll(() => cut?.close())
beforeEach(() => cut.restore())

test('an order sent while PostgreSQL hangs is not lost: the form shows what was typed, and sent again it is one order', () =>
  orderDuringOutage(cut, 'silent'))

test('wherever the connection breaks during an order, a confirmed order exists, and sending it again creates one', {
  timeout: 180_000,
}, async () => {
  for (let milliseconds = 0; milliseconds <= 60; milliseconds += 4) await disconnectDuringOrder(cut, milliseconds)
})

test('an order that waits too long for locked goods gets 503 and Retry-After', async () => {
  const { database, atCheckout, ordersOf } = cut
  const { browser, form, key } = await atCheckout()
  await database.query('begin')
  await database.query(
    'select from stock where size_id in (select id from product_size where product_id = 1001) for update',
  )
  const answer = await browser.send('/zamowienie', form)
  await database.query('rollback')
  expect([answer.status, await ordersOf(key)]).toEqual([503, 0])
  expect((await browser.send('/zamowienie', form)).status).toBe(303)
})

test('a database that takes seconds per query does not block a shopper for more than ten', async () => {
  const { proxy: way, atCheckout, restore: back } = cut
  const { browser } = await atCheckout()
  way.make({ milliseconds: 6_000 })
  const answer = await browser.get('/zamowienie')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']) // a response after 30 seconds says 30
  await back()
  expect((await browser.get('/zamowienie')).status).toBe(200)
})

test('changes made during an outage are received afterwards, also when the connection was cut silently', async () => {
  const { shop, proxy: way, database } = cut
  const browser = new PlainBrowser(shop)
  await browser.get('/')
  way.make('silent')
  await database.query(
    `insert into setting (key, value) values ('seller.shopName', '"Po przerwie"') on conflict (key) do update set value = excluded.value`,
  )
  await database.query("select pg_notify('settings_changed', '')")
  way.make('open')
  await waitFor(async () => (await (await browser.get('/')).text()).includes('Po przerwie'))
})
