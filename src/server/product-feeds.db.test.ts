import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { refreshFeeds } from '#features/product-feeds/actions.ts'
import { getEnabledFeeds } from '#features/product-feeds/queries.ts'
import { type FeedName, feedFiles, feedNames } from '#features/product-feeds/rules/feed-product.ts'
import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { specificationProblems } from '../../test/feed-specifications.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { readFeedItems, specifications } from '../../test/read-product-feed.ts'
import { runTestCommand } from '../../test/run-test-command.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const mug = 1001

const type = (line: string) => runTestCommand(shop.appContext, line.split(' '))

/** Returns the path of a feed, as the terminal prints it when the feed is opened or gets a new key. */
async function pathBy(command: 'open' | 'renew', feed: FeedName): Promise<string> {
  const { out } = await type(`feeds ${command} ${feed}`)
  return new URL(/http\S+/.exec(out)?.[0] ?? '').pathname
}

async function pathOf(feed: FeedName): Promise<string> {
  const token = (await getEnabledFeeds(openShop()())).find(({ name }) => name === feed)?.token
  return token ? serverUrls.productFeed(token, feedFiles[feed]) : pathBy('open', feed)
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return shop.app.request(path, { headers: { Host: 'localhost', ...headers } })
}

async function itemsOf(feed: FeedName) {
  const answer = await get(await pathOf(feed))
  expect(answer.status).toBe(200)
  return readFeedItems[feed](await answer.text())
}

async function itemOf(feed: FeedName, product: number): Promise<Record<string, string>> {
  const items = (await itemsOf(feed)).map((item) => Object.fromEntries(item))
  return items.find(({ id }) => id === String(product)) ?? {}
}

function openShop(minutesLater = 0) {
  const now = new Date(Date.now() + minutesLater * 60_000)
  return () => ({ ...shop.appContext.publicShop('http://localhost:3000'), now })
}

const refresh = (minutesLater = 0) => refreshFeeds(openShop(minutesLater))

beforeEach(async () => {
  for (const feed of feedNames) await pathOf(feed)
  await refresh()
})

describe.each(feedNames)('%s', (feed) => {
  test('every product of the demo conforms to the specification, or is refused with a reason', async () => {
    const items = await itemsOf(feed)
    expect(items.length).toBeGreaterThan(30)
    expect(items.flatMap((item) => specificationProblems(specifications[feed], item))).toEqual([])
    const { rows } = await sql<{ products: number }>`
      select count(*)::integer as products from product where visible and withdrawn_at is null
      and not exists (select from product_feed_entry where feed = ${feed} and product_id = product.id and (body <> '' or refusals <> '[]'))
    `.execute(shop.appContext.database.query)
    expect(rows).toEqual([{ products: 0 }])
  })

  test('the feed needs its key, and an old key fails after renewal or closing', async () => {
    const path = await pathOf(feed)
    expect((await get(path.replace(/[^/]{43}/, 'x'))).status).toBe(404)
    expect((await get(path.replace(/\/[^/]*$/, '/inny.xml'))).status).toBe(404)
    const renewed = await pathBy('renew', feed)
    expect([(await get(path)).status, (await get(renewed)).status]).toEqual([404, 200])
    await type(`feeds close ${feed}`)
    expect((await get(renewed)).status).toBe(404)
  })

  test('a client that has the feed gets 304', async () => {
    const path = await pathOf(feed)
    const first = await get(path)
    const etag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('X-Robots-Tag')).toBe('noindex')
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
    await sql`update product set name = name || '.' where id = ${mug}`.execute(shop.appContext.database.query)
    await refresh()
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(200)
  })
})

test.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0, br', null],
  ['identity', null],
])('for who takes "%s" it goes out as %s, and is the same', async (accepted, encoding) => {
  const path = await pathOf('ceneo')
  const plain = await (await get(path)).text()
  const answer = await get(path, { 'Accept-Encoding': accepted })
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect((encoding ? gunzipSync(bytes) : bytes).toString()).toBe(plain)
  if (encoding) expect(bytes.length).toBeLessThan(plain.length / 3)
})

test('only changed items are regenerated', async () => {
  expect(await refresh()).toEqual({ products: 0, entries: 0 })
  await sql`update product set name = 'Kubek Jan' where id = ${mug}`.execute(shop.appContext.database.query)
  expect(await refresh()).toMatchObject({ entries: 3 })
  expect((await itemOf('google', mug)).title).toBe('Kubek Jan')
  await sql`update product set popularity = popularity + 1 where id = ${mug}`.execute(shop.appContext.database.query)
  expect(await refresh()).toMatchObject({ entries: 0 })
})

test('a hidden product is removed, and comes back', async () => {
  await sql`update product set visible = false where id = ${mug}`.execute(shop.appContext.database.query)
  await refresh()
  expect(await itemOf('google', mug)).toEqual({})
  await sql`update product set visible = true where id = ${mug}`.execute(shop.appContext.database.query)
  await refresh()
  expect(await itemOf('google', mug)).toMatchObject({ id: '1001' })
})

test('delivery prices are on every line: when they change, all items are regenerated', async () => {
  const before = await itemOf('google', mug)
  expect(before.shipping).toMatch(/^PL\d+\.\d\d PLN$/)
  await sql`update delivery_option set cost = cost + 100`.execute(shop.appContext.database.query)
  await publishInvalidation(openShop()(), ['delivery'])
  await refresh()
  expect((await itemOf('google', mug)).shipping).not.toBe(before.shipping)
})

test('a timed price is exported while it is valid, with the lowest of the 30 days before', async () => {
  const { rows } = await sql<{ id: number }>`select id from product_size where product_id = ${mug}`.execute(
    shop.appContext.database.query,
  )
  const sizeId = rows[0]?.id ?? 0
  const until = new Date(Date.now() + 60 * 60_000)
  const [set] = await setPrices(openShop()(), [{ sizeId, regular: 5_900, promotion: { amount: 4_900, until } }])
  expect(set?.outcome).toBe('changed')
  await refreshAllProducts(openShop())
  await refresh(1)
  expect(await itemOf('google', mug)).toMatchObject({ price: '59.00 PLN', sale_price: '49.00 PLN' })
  expect(await itemOf('ceneo', mug)).toMatchObject({ price: '49.00' })
  expect(await refresh(59)).toMatchObject({ entries: 0 })
  expect(await refresh(61)).toMatchObject({ entries: 3 })
  expect(await itemOf('google', mug)).toMatchObject({ price: '59.00 PLN' })
  expect(await itemOf('google', mug)).not.toHaveProperty('sale_price')
})

test.each([
  ['without conditions is the price', [], '56.05'],
  ['with a sign-in condition is not', [{ kind: 'signed_in' as const }], '59.00'],
])('a promotion that %s', async (name, conditions, price) => {
  const { id } = await createTestProduct(openShop()(), { price: 5_900 })
  await sql`insert into product_category (product_id, category_id, main) select ${id}, min(id), true from category`.execute(
    shop.appContext.database.query,
  )
  const promotion = { key: name, name, benefits: [{ kind: 'percent' as const, percent: '5' }] }
  const products = { kind: 'products' as const, products: [id] }
  const saved = await savePromotions(openShop()(), [{ ...promotion, conditions: [products, ...conditions] }])
  expect(saved.ok).toBe(true)
  await refreshAllProducts(openShop())
  await refresh()
  expect(await itemOf('ceneo', id)).toMatchObject({ price })
})

test('sold-out products are out of stock', async () => {
  await sql`update stock set quantity = 0 where size_id in (select id from product_size where product_id = ${mug})`.execute(
    shop.appContext.database.query,
  )
  await refresh()
  expect(await itemOf('google', mug)).toMatchObject({ availability: 'out_of_stock' })
  expect(await itemOf('meta', mug)).toMatchObject({ availability: 'out of stock' })
  expect(await itemOf('ceneo', mug)).toMatchObject({ avail: '99' })
  await type(`stock ${mug} uniw 40`)
})

test('the terminal lists what a feed refuses, with the reason, and which feeds are open', async () => {
  await sql`update product set phone_price = true where id = ${mug}`.execute(shop.appContext.database.query)
  await refresh()
  expect((await type('feeds refused google')).out).toMatch(/^1001 .*: nie ma publicznej ceny$/m)
  expect((await type('feeds show')).out).toMatch(
    /google .*\/oferta\/[\w-]{43}\/google\.xml\n {4}towarów: \d+, odrzuconych/,
  )
  await sql`update product set phone_price = false where id = ${mug}`.execute(shop.appContext.database.query)
  await type('feeds close meta')
  expect(await type('feeds refused meta')).toMatchObject({
    code: 1,
    problems: 'meta nie jest włączony: feeds open meta\n',
  })
  expect((await type('feeds show')).out).not.toContain('meta.csv')
})

test('without an open feed nothing is recorded', async () => {
  for (const feed of feedNames) await type(`feeds close ${feed}`)
  await sql`update product set name = name where id = ${mug}`.execute(shop.appContext.database.query)
  expect((await sql`select from product_feed_change`.execute(shop.appContext.database.query)).rows).toEqual([])
})
