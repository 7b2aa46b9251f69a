import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCurrentPrices } from '#features/pricing/queries/current-prices.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fixtureYears, postponeReductionEnds } from '../../../test/prepare-database.ts'
import { loadDemo } from './load-demo.ts'
import { readDemo } from './read-demo.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the shop has every demo product, with priced sizes', async () => {
  const shop = testShop.shop()
  const { products } = readDemo()
  const rows = await shop.database
    .selectFrom('product')
    .innerJoin('product_size', 'product_size.product_id', 'product.id')
    .select(['product.id', 'product_size.id as sizeId', 'product_size.type'])
    .where('product.source', '=', 'demo')
    .execute()
  const prices = await getCurrentPrices(
    shop,
    rows.map(({ sizeId }) => sizeId),
  )
  const expectedPrices = products.flatMap(({ id, sizes }) => sizes.map(({ type, price }) => `${id} ${type} ${price}`))
  const loaded = rows.map(({ id, type, sizeId }) => `${id} ${type} ${prices.get(sizeId)?.gross}`)
  expect(loaded.toSorted()).toEqual(expectedPrices.toSorted())
})

test('a picture that a content page names is one of the demo', () => {
  const named = readDemo().pages.flatMap(({ html }) =>
    [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file),
  )
  expect(named).not.toEqual([])
  expect(named.filter((file) => !existsSync(new URL(`../../../db/demo/pictures/${file}`, import.meta.url)))).toEqual([])
})

test('no opinion is older than its product', async () => {
  const { count } = await testShop
    .shop()
    .database.selectFrom('opinion')
    .innerJoin('product', 'product.id', 'opinion.product_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .whereRef('opinion.written_at', '<', 'product.created_at')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})

test('loading the demo again changes nothing', async () => {
  const shop = testShop.shop()
  const counts = async () => ({
    log: await shop.database.selectFrom('price_log').select('id').execute(),
    prices: await shop.database.selectFrom('price').selectAll().orderBy('id').execute(),
    products: await shop.database.selectFrom('product').selectAll().orderBy('id').execute(),
    categories: await shop.database.selectFrom('category').selectAll().orderBy('id').execute(),
    pictures: await shop.database.selectFrom('picture').selectAll().orderBy('id').execute(),
    pages: await shop.database.selectFrom('content_version').selectAll().orderBy('slug').execute(),
    people: await shop.database.selectFrom('account_credential').selectAll().orderBy('id').execute(),
    addresses: await shop.database.selectFrom('address').selectAll().orderBy('id').execute(),
    lists: await shop.database.selectFrom('shopping_list_line').selectAll().orderBy('id').execute(),
    opinions: await shop.database.selectFrom('opinion').selectAll().orderBy('id').execute(),
    couriers: await shop.database.selectFrom('courier').selectAll().orderBy('id').execute(),
  })
  await postponeReductionEnds(shop.database, -fixtureYears) // as loaded by the demo
  const before = await counts()
  await loadDemo(testShop.shop(), testShop.appContext, () => {})
  expect(await counts()).toEqual(before)
})
