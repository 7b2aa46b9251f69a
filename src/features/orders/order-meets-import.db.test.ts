import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStock } from '#features/catalogue/actions/stock.ts'
import { transaction, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { storeOrder } from './actions/store-order.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('an order and an import of the same goods never deadlock, in whatever order a feed lists them', async () => {
  const shop = testShop.shop()
  const goods = [await createTestProduct(shop), await createTestProduct(shop), await createTestProduct(shop)]
  const sizeIds = goods.map(({ sizeId }) => sizeId)
  const wanted = sizeIds.map((sizeId) => ({ sizeId, quantity: '1' }))
  const feed = sizeIds.toReversed().map((sizeId) => ({ sizeId, quantity: '20' }))
  const attempts: string[] = []
  const bothWait = transaction(shop, async (shop) => {
    const between = shop.database
      .selectFrom('stock')
      .select('quantity')
      .where('size_id', '=', sizeIds[1] ?? 0)
    await between.forUpdate().execute()
    await setTimeout(300)
  })
  await Promise.all([
    bothWait,
    transaction(shop, (shop) => {
      attempts.push('import')
      return setStock(shop, feed)
    }),
    transactionUnlessRefused(shop, (shop) => {
      attempts.push('order')
      return storeOrder(shop, draftOrder(shop, wanted))
    }),
  ])
  expect(attempts.toSorted()).toEqual(['import', 'order'])
})
