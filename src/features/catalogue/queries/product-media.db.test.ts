import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { productCards } from './product-cards.ts'
import { getPicturesAt } from './product-media.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('A2.12 slides show pictures of products by their positions, and none of hidden or missing ones', async () => {
  const shop = testShop.shop()
  const [mug] = await productCards(shop, [1001])
  await shop.database.updateTable('product').set({ visible: false }).where('id', '=', 1002).execute()
  const requested = [
    { product: 1001, place: 2 },
    { product: 1002, place: 1 },
    { product: 1001, place: 99 },
    { product: 1001, place: 1 },
  ]
  expect(await getPicturesAt(shop, requested)).toEqual([mug?.pictures[1], null, null, mug?.pictures[0]])
})
