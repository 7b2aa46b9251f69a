import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGoodsToSend } from '#features/delivery/queries/goods-to-send.ts'
import { type GoodsToSend, readyDay } from '#features/delivery/rules/shipping-time.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const today = '2026-11-23'
const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], closedDays: [] }

/** Returns whether the goods are in stock and no store's days off could delay them. */
function isReady(goods: GoodsToSend[]): boolean {
  const tireless = goods.map(({ stores, supplier, ...one }) => ({
    ...one,
    stores: stores.map((store) => ({ ...store, ...always })),
    supplier: supplier && { ...supplier, ...always },
  }))
  const inStock = goods.every(({ onShelf, stores }) => !onShelf || stores.length > 0)
  return inStock && readyDay(tireless, always, today) === today
}

test('listings label a size express exactly when the shipping time says it is sent on the day of its order', async () => {
  const shop = testShop.shop()
  await sql`update stock set quantity = 0 where store_id <> 1 and size_id % 3 = 0`.execute(shop.database)
  await sql`update store set delay_days = 2 where id = 1`.execute(shop.database)
  await refreshAllProducts(() => shop)
  const sizes = await shop.database
    .selectFrom('product_size as size')
    .innerJoin('listing', 'listing.product_id', 'size.product_id')
    .innerJoin('product', 'product.id', 'size.product_id')
    .select(['size.id', 'size.product_id', 'listing.express', 'listing.in_stock'])
    .where('product.kind', '=', 'item')
    .execute()
  const goods = await getGoodsToSend(
    shop,
    sizes.map(({ id }) => ({ sizeId: id })),
    [],
  )
  const ready = new Set(sizes.filter(({ id }) => isReady(goods.get(id) ?? [])).map((size) => size.product_id))
  const inStock = sizes.filter(({ in_stock }) => in_stock)
  const express = inStock.filter((size) => size.express)
  expect(express.length).toBeGreaterThan(0)
  expect(express.length).toBeLessThan(inStock.length)
  for (const size of inStock)
    expect([size.product_id, size.express]).toEqual([size.product_id, ready.has(size.product_id)])
})
