import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import { type CutConnection, cutConnection } from '../test/cut-connection.ts'
import { hiddenFields } from '../test/hidden-fields.ts'
import { openBuiltApplication, type TestApplication } from '../test/open-test-application.ts'
import { prepareTestConfig } from '../test/open-test-shop.ts'
import { guest, orderForm } from '../test/order-form.ts'
import { PlainBrowser } from '../test/plain-browser.ts'
import { waitFor } from '../test/wait-for.ts'

const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }
const asPage = { Accept: 'text/html' }

describe.runIf(inject('database').engine === 'PostgreSQL')('while PostgreSQL is away', () => {
  let way: CutConnection
  let database: pg.Client
  let shop: TestApplication
  let seats = 0
  const heard = new Set<string>()
  beforeAll(async () => {
    const address = await createDatabase()
    database = new pg.Client({ connectionString: address })
    await database.connect()
    await database.query(
      'update stock set quantity = 1000 where size_id in (select id from product_size where product_id = 1001)',
    )
    way = await cutConnection(address)
    const { config, remove } = await prepareTestConfig({})
    shop = await openBuiltApplication({ ...config, databaseUrl: way.address }, remove)
    await shop.house.database.listen('test', (word) => heard.add(word))
  })
  afterAll(async () => {
    way?.make('open')
    await shop?.close()
    await way?.close()
    await database?.end()
  })

  beforeEach(() => back())

  const ordersOf = async (key: string) =>
    (await database.query('select number from orders where idempotency_key = $1', [key])).rows.length
  const ready = () =>
    shop.house.checkReady().then(
      () => true,
      () => false,
    )
  /** Requests are answered, and changes are heard again. */
  const back = async () => {
    way.make('open')
    const word = crypto.randomUUID()
    await waitFor(async () => {
      await database.query("select pg_notify('test', $1)", [word])
      return (await ready()) && heard.has(word)
    })
  }

  async function atCheckout(): Promise<{ browser: PlainBrowser; form: [string, string][]; key: string }> {
    seats += 1 // one address may order 30 times an hour
    const browser = new PlainBrowser(shop, { address: `203.0.113.${seats}` })
    await browser.post('/basketchange.php', mug)
    const form = orderForm(await (await browser.get('/zamowienie')).text())
    return { browser, form, key: form.find(([name]) => name === 'idempotencyKey')?.[1] ?? '' }
  }

  test('kept pages go on; others say so in the shop’s frame, with 503 and when to come back; then all is well without a restart', async () => {
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
    expect(await ready()).toBe(false)
    await back()
    expect((await browser.get('/szukaj?text=kubek')).status).toBe(200)
  })

  test('the .php contract says so in its own shape, a plain form in words', async () => {
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', mug)
    way.make('closed')
    const ask = await browser.post('/ajax/get.php', { request: '{"Basket":{}}' })
    expect([ask.status, ask.headers.get('Retry-After'), await ask.json()]).toMatchObject([
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

  test('whoever is signed in is not signed out by it, and a password that was typed stands on no page', async () => {
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

  test.each(['closed', 'silent'] as const)(
    'an order sent while the way is %s is not lost: what was typed comes back, and sent again it is one order',
    { timeout: 60_000 },
    async (kind) => {
      const { browser, form, key } = await atCheckout()
      way.make(kind)
      const answer = await browser.send('/zamowienie', form)
      expect(answer.status).toBe(503)
      const page = await answer.text()
      expect(page).toContain('Wyślij jeszcze raz')
      expect(page).toContain('<footer')
      const again = hiddenFields(page.slice(0, page.indexOf('<footer')))
      expect(again).toEqual(form)
      expect(again).toContainEqual(['street', guest.street])
      expect(await ordersOf(key)).toBe(0)
      await back()
      const placed = await browser.send('/zamowienie', again)
      expect(placed.status).toBe(303)
      expect((await browser.send('/zamowienie', again)).headers.get('Location')).toBe(placed.headers.get('Location'))
      expect(await ordersOf(key)).toBe(1)
    },
  )

  test('wherever in an order the connection breaks, confirmed means there, and sending it again makes one', async () => {
    for (let milliseconds = 0; milliseconds <= 60; milliseconds += 4) {
      const { browser, form, key } = await atCheckout()
      const sent = browser.send('/zamowienie', form)
      await sleep(milliseconds)
      way.make('closed')
      const { status } = await sent
      expect([303, 503]).toContain(status)
      if (status === 303) expect(await ordersOf(key)).toBe(1)
      await back()
      expect((await browser.send('/zamowienie', form)).status).toBe(303)
      expect(await ordersOf(key)).toBe(1)
    }
  })

  test('an order that waits too long for goods that somebody else holds is told to come back', async () => {
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

  test('a database that takes seconds for every answer does not hold a shopper for more than ten', async () => {
    const { browser } = await atCheckout()
    way.make({ milliseconds: 6_000 })
    const began = performance.now()
    expect((await browser.get('/zamowienie')).status).toBe(503)
    expect(performance.now() - began).toBeLessThan(11_000)
    await back()
    expect((await browser.get('/zamowienie')).status).toBe(200)
  })

  test('changes made meanwhile are heard afterwards, also when the connection died without a word', async () => {
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

  test('a full disk under the database is a short break too', async () => {
    const { browser, form, key } = await atCheckout()
    await database.query(`
      create function full_disk() returns trigger language plpgsql as $$ begin raise disk_full; end $$;
      create trigger full_disk before insert on orders execute function full_disk()`)
    expect([(await browser.send('/zamowienie', form)).status, await ordersOf(key)]).toEqual([503, 0])
    await database.query('drop function full_disk cascade')
    expect((await browser.send('/zamowienie', form)).status).toBe(303)
    expect(await ordersOf(key)).toBe(1)
  })
})
