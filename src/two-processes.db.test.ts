import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import type { HttpsBrowser } from '../test/https-browser.ts'
import { orderForm } from '../test/order-form.ts'
import { isReady, startTwoProcesses, type TwoProcesses } from '../test/two-processes.ts'
import { waitFor } from '../test/wait-for.ts'

const fabric = { product: '1066', size: 'uniw', number: '1', mode: '1' }
const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }

describe.runIf(inject('database').engine === 'PostgreSQL')('two processes on one PostgreSQL behind nginx', () => {
  let shop: TwoProcesses
  let database: pg.Client
  beforeAll(async () => {
    const address = await createDatabase('template1')
    database = new pg.Client({ connectionString: address })
    await database.connect()
    shop = await startTwoProcesses(address)
  })
  afterAll(async () => {
    await database?.end()
    await shop?.close()
  })

  const numberOf = async (statement: string) =>
    Number((await database.query({ text: statement, rowMode: 'array' })).rows[0]?.[0])

  test('opened at once on an empty database, one migrates and loads the demo', async () => {
    const printed = shop.shops.map((one) => one.printed())
    expect(printed.filter((lines) => lines.includes('migracja '))).toHaveLength(1)
    const applied = printed.join('').match(/migracja \S+/g) ?? []
    expect(new Set(applied).size).toBe(applied.length)
    const once = new pg.Client({ connectionString: await createDatabase() })
    await once.connect()
    for (const table of ['product', 'picture', 'price', 'price_log', 'stock', 'customer', 'account_user']) {
      const { rows } = await once.query({ text: `select count(*) from ${table}`, rowMode: 'array' })
      expect([table, await numberOf(`select count(*) from ${table}`)]).toEqual([table, Number(rows[0]?.[0])])
    }
    await once.end()
  })

  test('what one puts into the basket the other shows, with a cookie bound to the host', async () => {
    const browser = shop.browser()
    for (const number of ['1', '2', '3', '4'])
      expect((await browser.post('/basketchange.php', { ...fabric, number })).status).toBe(303)
    expect([...browser.cookies.keys()]).toEqual(['__Host-visit'])
    for (let look = 0; look < 4; look++) {
      const { basket } = JSON.parse((await browser.get('/ajax/basket.php?getAjax=true')).text)
      expect(basket.products.map(({ count }: { count: number }) => count)).toEqual([10])
    }
    expect(shop.nginx.asked()).toEqual(new Set(shop.ports))
  })

  test('whoever signs in at one is signed in at the other, and out at both', async () => {
    const browser = shop.browser()
    const signedIn = await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
    expect(signedIn.status).toBe(303)
    const session = signedIn.cookies.find((cookie) => cookie.startsWith('__Host-shop-session='))
    expect(session).toMatch(/; Secure/)
    const looks = async () =>
      (await Promise.all([1, 2, 3, 4].map(() => browser.get('/konto')))).map(({ status }) => status)
    expect(await looks()).toEqual([200, 200, 200, 200])
    await browser.post('/wyloguj', {})
    expect(new Set(await looks())).toEqual(new Set([302]))
  })

  test('wrong passwords are counted together, by the address that the proxy saw', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const forged = { 'X-Forwarded-For': `198.51.100.${attempt}` }
      statuses.push((await shop.browser().post('/logowanie', { login: 'firma', password: 'wrong' }, forged)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
  })

  test('a form from another site is refused through the proxy too', async () => {
    expect((await shop.browser().post('/basketchange.php', mug, { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test('a setting changed from the terminal is heard by both', async () => {
    expect(await shop.terminal('settings', 'set', 'seller.name', 'Ceramika Żak')).toBe(0)
    await waitFor(async () => {
      const pages = await Promise.all([1, 2, 3, 4].map(() => shop.browser().get('/')))
      return pages.every(({ text }) => text.includes('Ceramika Żak'))
    })
  })

  test('200 buyers for 50 pieces: 50 orders, each with its two mails once', { timeout: 180_000 }, async () => {
    await database.query(
      'update stock set quantity = 50 where size_id in (select id from product_size where product_id = 1001)',
    )
    await shop.terminal('settings', 'set', 'seller.email', 'sklep@example.com')
    const buyers = Array.from({ length: 200 }, (_, buyer) => shop.browser(`127.0.1.${buyer + 1}`))
    const before = await numberOf('select count(*) from orders')
    const answers = await Promise.all(buyers.map((buyer, number) => buyMug(buyer, `kupuje${number}@example.com`)))
    const counts = Object.entries(Object.groupBy(answers, String)).map(([answer, all = []]) => [answer, all.length])
    expect(Object.fromEntries(counts)).toEqual({ ordered: 50, refused: 150 })
    expect((await numberOf('select count(*) from orders')) - before).toBe(50)
    expect(
      await numberOf(
        'select sum(quantity) from stock where size_id in (select id from product_size where product_id = 1001)',
      ),
    ).toBe(0)
    await waitFor(() => shop.smtp.received.length >= 100, 60)
    const ids = shop.smtp.received.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1])
    expect([ids.length, new Set(ids).size]).toEqual([100, 100])
  })

  test('work by the clock is queued once for both', async () => {
    const { rows } = await database.query(
      `select name, count(*)::integer as count from pgboss.job where singleton_on is not null and name not like '\\_%'
       group by name, singleton_on having count(*) > 1`,
    )
    expect(rows).toEqual([])
    const { rows: scheduled } = await database.query('select name from pgboss.schedule order by name')
    expect(scheduled.map(({ name }) => name)).toEqual([
      'clear-old-baskets',
      'fetch-pictures',
      'give-back-held-stock',
      'refresh-products',
      'remove-old-visits',
      'send-stock-mails',
    ])
  })

  test('one process after the other is opened anew while shoppers go on: no request fails', async () => {
    let going = true
    const running = [...shop.shops]
    const failed: string[] = []
    const shoppers = Array.from({ length: 6 }, async () => {
      const browser = shop.browser()
      while (going)
        for (const ask of [
          () => browser.get('/'),
          () => browser.post('/basketchange.php', { ...mug, product: '1002' }),
        ]) {
          const { status, text } = await ask()
          if (status !== 200 && status !== 303) failed.push(`${status} ${text.slice(0, 500)}`)
        }
    })
    for (const [index, port] of shop.ports.entries()) {
      const old = running[index]
      old?.process.kill('SIGTERM')
      await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503)
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      expect(await old?.exit).toBe(0)
      running[index] = shop.start(port)
      await waitFor(() => isReady(port))
    }
    going = false
    await Promise.all(shoppers)
    expect(failed, running.map((one) => one.printed()).join('\n')).toEqual([])
  })

  test('large forms that nobody reads cost other visitors nothing', { timeout: 180_000 }, async () => {
    let going = true
    const failed: string[] = []
    let answered = 0
    const visitors = Array.from({ length: 3 }, async () => {
      const browser = shop.browser()
      while (going)
        for (const ask of [
          () => browser.get('/'),
          () => browser.post('/basketchange.php', { ...mug, product: '1002' }),
          () => browser.get('/koszyk'),
        ]) {
          const { status, text } = await ask()
          answered += 1
          if (status !== 200 && status !== 303) failed.push(`${status} ${text.slice(0, 500)}`)
        }
    })
    const attacker = shop.browser('127.0.0.2')
    try {
      for (const path of ['/nie-ma', '/', '/graphql/v1/', '/obrazki/none', '/return.php', '/koszyk'])
        for (const size of [260_000, 900_000, 1_900_000]) {
          const { status } = await attacker.post(path, { a: 'a'.repeat(size) }).catch(() => ({ status: 0 }))
          expect([path, size, status]).toEqual([path, size, expect.toBeOneOf([303, 404, 405, 413, 415])])
          const before = answered
          await waitFor(() => answered >= before + 6) // on the connections that nginx has used for it
        }
    } finally {
      going = false
      await Promise.all(visitors)
    }
    expect(failed).toEqual([])
  })

  test.each([
    ['SECRET', { SECRET: 'quite another secret of more than 32 letters' }],
    ['DATA_FOLDER', { DATA_FOLDER: '/tmp/witryna-two-other' }],
  ])('a third process with another %s does not open', async (name, changes) => {
    const third = shop.start(0, changes)
    expect(await third.exit).toBe(1)
    expect(third.printed()).toContain(name)
  })

  async function buyMug(buyer: HttpsBrowser, email: string): Promise<'ordered' | 'refused' | number> {
    await buyer.post('/basketchange.php', mug)
    const page = await buyer.get('/zamowienie')
    const answer = await buyer.post('/zamowienie', orderForm(page.text, { email }))
    if (answer.status === 303 && /\/zamowienie\/\d/.test(String(answer.headers.location))) return 'ordered'
    return answer.status === 409 || answer.status === 422 || answer.status === 303 ? 'refused' : answer.status
  }
})
