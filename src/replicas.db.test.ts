import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBuiltApplication, type TestApplication } from '../test/open-test-application.ts'
import { prepareTestConfig } from '../test/open-test-shop.ts'
import { PlainBrowser } from '../test/plain-browser.ts'
import { prepareDatabase } from '../test/prepare-database.ts'
import { type StartedPostgresql, startPostgresql } from '../test/start-postgresql.ts'
import { type Standby, startStandby } from '../test/start-standby.ts'
import { waitFor } from '../test/wait-for.ts'
import { changed } from './platform/changed.ts'

describe.runIf(inject('database').engine === 'PostgreSQL')('with a standby that follows the primary', () => {
  let primary: StartedPostgresql
  let standby: Standby
  let shop: TestApplication
  beforeAll(async () => {
    primary = await startPostgresql()
    await primary.run('create database shop')
    const { config, remove } = await prepareTestConfig({})
    await prepareDatabase(`${primary.server}/shop`, config.dataFolder)
    standby = await startStandby(primary.server)
    const urls = { databaseUrl: `${primary.server}/shop`, databaseReplicaUrls: [`${standby.server}/shop`] }
    shop = await openBuiltApplication({ ...config, ...urls }, remove)
  })
  afterAll(async () => {
    await shop?.close()
    await standby?.remove()
    await primary?.stop()
  })
  beforeEach(async () => {
    await standby.resume()
    await waitFor(fromStandby)
  })

  async function fromStandby(): Promise<boolean> {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(
      shop.house.database.read,
    )
    return rows[0]?.standby ?? false
  }

  const product = async () => {
    const browser = new PlainBrowser(shop)
    const { headers } = await browser.get('/produkt/some-older-address-1001')
    const answer = await browser.get(headers.get('Location') ?? '')
    expect(answer.status).toBe(200)
    return answer.text()
  }

  async function describeAs(description: string): Promise<void> {
    await shop.house.database.query.transaction().execute(async (database) => {
      await database.updateTable('product').set({ description }).where('id', '=', 1001).execute()
      await changed({ database }, ['product:1001'])
    })
  }

  test('what is the same for everybody is read there, what is personal from the primary', async () => {
    const { web } = shop.house.database
    expect(await fromStandby()).toBe(true)
    expect((await sql`select pg_is_in_recovery() as standby`.execute(web)).rows).toEqual([{ standby: false }])
  })

  test('whoever has just put something into the basket finds it there, however far behind the standby is', async () => {
    await standby.pause()
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', { product: '1002', size: 'uniw', number: '3', mode: '1' })
    const { basket } = await (await browser.get('/ajax/basket.php?getAjax=true')).json()
    expect(basket.products).toMatchObject([{ id: 1002, count: 3 }])
  })

  test('a page is not rendered, and kept, from a standby that has not replayed the change that threw it away', async () => {
    expect(await product()).toContain('Kubek Ania')
    await standby.pause()
    await describeAs('Kubek po zmianie')
    await waitFor(async () => (await product()).includes('Kubek po zmianie'), 2)
    expect(await fromStandby()).toBe(false)
    await standby.resume()
    await waitFor(fromStandby)
    expect(await product()).toContain('Kubek po zmianie')
  })

  test('a hundred changes in a row never show an old text, and the standby comes back each time', async () => {
    let turns = 0
    for (let round = 0; round < 100; round++) {
      await describeAs(`Kubek numer ${round}.`)
      await waitFor(async () => (await product()).includes(`Kubek numer ${round}.`), 2)
      if (await fromStandby()) turns += 1
    }
    await waitFor(fromStandby)
    expect(turns).toBeGreaterThan(0)
  })

  test('a list overlooks no transaction that ended after one which began later', async () => {
    const { query } = shop.house.database
    const most = (database: typeof query, id: number, popularity: number) =>
      sql`update listing set popularity = ${popularity} where product_id = ${id}`.execute(database)
    const first = async () => {
      await changed({ database: query }, ['listings', 'category:1001'])
      await waitFor(fromStandby)
      const page = await (await new PlainBrowser(shop).get('/kategoria/ceramika-1001')).text()
      return /<main.*?\/produkt\/[^"]*-(\d+)"/s.exec(page)?.[1]
    }
    // in the flow of the slow one it would bypass that transaction
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

  test('one that falls behind for seconds is left, though nothing public has changed', async () => {
    await standby.pause()
    const look = async () => {
      await primary.run('create table if not exists busy (); drop table busy')
      return !(await fromStandby())
    }
    await waitFor(look, 10)
  })

  test('a standby that goes down while pages are read is not noticed by anybody, and comes back by itself', async () => {
    const search = async (text: string) => (await new PlainBrowser(shop).get(`/szukaj?text=${text}`)).status
    let reading = true
    const statuses: number[] = []
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let page = 0; reading && page < 10_000; page++) statuses.push(await search(`kubek${reader}x${page}`))
    })
    await standby.stop()
    expect(await fromStandby()).toBe(false)
    await standby.start()
    await waitFor(fromStandby)
    await waitFor(() => statuses.length > 10)
    reading = false
    await Promise.all(readers)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('while the primary is away the standby still shows the shop', async () => {
    const { database } = shop.house
    expect(await fromStandby()).toBe(true)
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
})
