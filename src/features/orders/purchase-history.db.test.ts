import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactionUnlessRefused } from '#shop'
import { createTestClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changeOrderStatus } from './actions/change-order.ts'
import { storeOrder } from './actions/store-order.ts'
import { getBoughtSizes } from './queries/purchase-history.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('B2.51 the purchase history has each size once, the latest first, without cancelled orders or those of other clients', async () => {
  const shop = testShop.shop()
  const [own, other] = [await createTestClient(shop), await createTestClient(shop)]
  const [mug, tea, jug] = [await createTestProduct(shop), await createTestProduct(shop), await createTestProduct(shop)]
  const order = async (customerId: number, day: string, sizes: number[]) => {
    const at = { ...shop, now: new Date(`2027-0${day}T10:00:00Z`) }
    const draft = {
      ...draftOrder(
        at,
        sizes.map((sizeId) => ({ sizeId, quantity: '1' })),
      ),
      customerId,
    }
    const stored = await transactionUnlessRefused(at, (shop) => storeOrder(shop, draft))
    if (!stored.ok) throw new Error(JSON.stringify(stored))
    return stored.value.number
  }
  await order(own, '1-05', [mug.sizeId])
  await order(own, '2-05', [mug.sizeId, tea.sizeId])
  const cancelled = await order(own, '3-05', [jug.sizeId])
  await changeOrderStatus(shop, { number: cancelled, status: 'cancelled', actor: 'staff' })
  await order(own, '1-01', [tea.sizeId])
  await order(other, '4-05', [jug.sizeId])
  const found = await getBoughtSizes(shop, own)
  expect(found.map(({ productId, sizeId, times }) => [productId, sizeId, times])).toEqual([
    [mug.id, mug.sizeId, 2],
    [tea.id, tea.sizeId, 2],
  ])
  expect(found[0]?.lastAt).toEqual(new Date('2027-02-05T10:00:00Z'))
})
