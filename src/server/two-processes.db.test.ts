import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { orderLastPieces } from '../../test/order-last-pieces.ts'
import { restartUnderLoad } from '../../test/restart-under-load.ts'
import { startTwoProcesses, type TwoProcesses } from '../../test/two-processes.ts'

const fabric = { product: '1066', size: 'uniw', mode: '1' }

let shop: TwoProcesses
let database: pg.Client
beforeAll(async () => {
  const address = await createDatabase()
  database = new pg.Client({ connectionString: address })
  await database.connect()
  shop = await startTwoProcesses(address, 1)
})
afterAll(async () => {
  await database?.end()
  await shop?.close()
})

test('a line added through one process is visible in the other, with a cookie bound to the host', async () => {
  const browser = shop.browser()
  for (const number of ['1', '2', '3', '4'])
    expect((await browser.post('/basketchange.php', { ...fabric, number })).status).toBe(303)
  expect([...browser.cookies.keys()]).toEqual(['__Host-visit'])
  for (let count = 0; count < 4; count++) {
    const { basket } = JSON.parse((await browser.get('/ajax/basket.php?getAjax=true')).text)
    expect(basket.products.map(({ count }: { count: number }) => count)).toEqual([10])
  }
  expect(shop.nginx.requestedBy()).toEqual(new Set(shop.ports))
})

test('signing in at one process is valid at the other, and signing out ends both', async () => {
  const browser = shop.browser()
  const signedIn = await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  expect(signedIn.status).toBe(303)
  const session = signedIn.cookies.find((cookie) => cookie.startsWith('__Host-shop-session='))
  expect(session).toMatch(/; Secure/)
  const statuses = async () =>
    (await Promise.all([1, 2, 3, 4].map(() => browser.get('/konto')))).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await browser.post('/wyloguj', {})
  expect(new Set(await statuses())).toEqual(new Set([302]))
})

test('a form from another site is refused through the proxy too', async () => {
  const origin = { Origin: 'https://evil.example' }
  expect((await shop.browser().post('/basketchange.php', { ...fabric, number: '1' }, origin)).status).toBe(403)
})

test('20 buyers for 5 pieces: 5 orders, each with its two mails once', () =>
  orderLastPieces(shop, database, { pieces: 5, buyers: 20 }))

test('a process is restarted while shoppers continue: no request fails', () =>
  restartUnderLoad(shop, { processes: 1, shoppers: 3 }))
