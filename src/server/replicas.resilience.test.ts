import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { openReplicatedShop, type ReplicatedShop } from '../../test/open-replicated-shop.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'
import { waitFor } from '../../test/wait-for.ts'

let replicated: ReplicatedShop
beforeAll(async () => {
  replicated = await openReplicatedShop()
})
afterAll(() => replicated?.close())
beforeEach(async () => {
  await replicated.standby.resume()
  await waitFor(replicated.readsStandby)
})

test('a visitor finds a new line in the basket at once, however far behind the standby is', async () => {
  const { shop, standby } = replicated
  await standby.pause()
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1002', size: 'uniw', number: '3', mode: '1' })
  const { basket } = await (await browser.get('/ajax/basket.php?getAjax=true')).json()
  expect(basket.products).toMatchObject([{ id: '1002', count: 3 }])
})

test('a hundred changes in a row never show an old text, and the standby is used again each time', async () => {
  const { readsStandby, productPage, describeAs } = replicated
  let turns = 0
  for (let round = 0; round < 100; round++) {
    await describeAs(`Kubek numer ${round}.`)
    await waitFor(async () => (await productPage()).includes(`Kubek numer ${round}.`))
    if (await readsStandby()) turns += 1
  }
  await waitFor(readsStandby)
  expect(turns).toBeGreaterThan(0)
})

test('a listing includes a transaction that ended after one which began later', async () => {
  const { shop, readsStandby } = replicated
  const { query } = shop.appContext.database
  const most = (database: typeof query, id: number, popularity: number) =>
    sql`update listing set popularity = ${popularity} where product_id = ${id}`.execute(database)
  const first = async () => {
    await publishInvalidation({ database: query }, ['listings', 'category:1001'])
    await waitFor(readsStandby)
    const page = await (await new PlainBrowser(shop).get('/kategoria/ceramika-1001')).text()
    return /<main.*?\/produkt\/[^"]*-(\d+)"/s.exec(page)?.[1]
  }
  // in the flow of the slow transaction it would bypass it
  const inOtherFlow = AsyncResource.bind(async () => {
    await most(query, 1001, 1_000_000)
    await waitFor(async () => (await first()) === '1001')
  })
  await query.transaction().execute(async (slow) => {
    await most(slow, 1002, 2_000_000)
    await inOtherFlow()
  })
  await waitFor(async () => (await first()) === '1002')
})

test('a standby that lags for seconds is not used, even without public changes', async () => {
  const { primary, standby, readsStandby } = replicated
  await standby.pause()
  const check = async () => {
    await primary.run('create table if not exists busy (); drop table busy')
    return !(await readsStandby())
  }
  await waitFor(check)
})

test('a failing standby causes no errors, and is used again after it recovers', async () => {
  const { shop, standby, readsStandby } = replicated
  const search = async (text: string) => (await new PlainBrowser(shop).get(`/szukaj?text=${text}`)).status
  let reading = true
  const statuses: number[] = []
  const readers = Array.from({ length: 4 }, async (_, reader) => {
    for (let page = 0; reading && page < 10_000; page++) statuses.push(await search(`kubek${reader}x${page}`))
  })
  await standby.stop()
  expect(await readsStandby()).toBe(false)
  await standby.start()
  await waitFor(readsStandby)
  await waitFor(() => statuses.length > 10)
  reading = false
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('during an outage of the primary the standby still serves the shop', async () => {
  const { shop, primary, readsStandby } = replicated
  const { database } = shop.appContext
  expect(await readsStandby()).toBe(true)
  expect((await new PlainBrowser(shop).get('/szukaj?text=miska')).status).toBe(200)
  await primary.restart(async () => {
    const browser = new PlainBrowser(shop)
    expect((await browser.get('/szukaj?text=dzbanek')).status).toBe(200)
    expect((await browser.get('/koszyk', { Cookie: 'visit=1' })).status).toBe(503)
  })
  await waitFor(() =>
    sql`select 1`.execute(database.web).then(
      () => true,
      () => false,
    ),
  )
})
