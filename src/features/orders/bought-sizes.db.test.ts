import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactionOrUndo } from '#shop'
import { draftOrder } from '../../../test/draft-order.ts'
import { newClient } from '../../../test/new-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { putOnSale } from '../../../test/put-on-sale.ts'
import { changeStatus } from './actions/change-status.ts'
import { storeOrder } from './actions/store-order.ts'
import { boughtSizes } from './reads/bought-sizes.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('B2.51 what a client has bought: each size once, the last first, nothing of cancelled orders or of others', async () => {
  const shop = testShop.shop()
  const [own, other] = [await newClient(shop), await newClient(shop)]
  const [mug, tea, jug] = [await putOnSale(shop), await putOnSale(shop), await putOnSale(shop)]
  const order = async (customerId: number, day: string, sizes: number[]) => {
    const at = { ...shop, now: new Date(`2027-0${day}T10:00:00Z`) }
    const draft = {
      ...draftOrder(
        at,
        sizes.map((sizeId) => ({ sizeId, quantity: '1' })),
      ),
      customerId,
    }
    const stored = await transactionOrUndo(at, (shop) => storeOrder(shop, draft))
    if (!stored.ok) throw new Error(JSON.stringify(stored))
    return stored.value.number
  }
  await order(own, '1-05', [mug.sizeId])
  await order(own, '2-05', [mug.sizeId, tea.sizeId])
  const cancelled = await order(own, '3-05', [jug.sizeId])
  await changeStatus(shop, { number: cancelled, status: 'cancelled' })
  await order(own, '1-01', [tea.sizeId])
  await order(other, '4-05', [jug.sizeId])
  const found = await boughtSizes(shop, own)
  expect(found.map(({ productId, sizeId, times }) => [productId, sizeId, times])).toEqual([
    [mug.id, mug.sizeId, 2],
    [tea.id, tea.sizeId, 2],
  ])
  expect(found[0]?.lastAt).toEqual(new Date('2027-02-05T10:00:00Z'))
})
