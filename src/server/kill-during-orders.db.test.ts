import { expect, test } from 'vitest'
import { killDuringOrders } from '../../test/kill-during-orders.ts'
import { prepareTestConfig } from '../../test/open-test-shop.ts'

test('killed during 20 orders, the shop loses no confirmed order, and creates none twice', async () => {
  const { config, remove } = await prepareTestConfig({})
  expect(await killDuringOrders(config, { orders: 20, kills: 1, buyers: 4 })).toMatchObject({ orders: 20, kills: 1 })
  remove()
})
