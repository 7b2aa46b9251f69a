import { expect, test } from 'vitest'
import { killInOrders } from '../test/kill-in-orders.ts'
import { prepareTestConfig } from '../test/open-test-shop.ts'

test('killed again and again while people order, the shop loses no order that it confirmed, and makes none twice', {
  timeout: 240_000,
}, async () => {
  const { config, remove } = await prepareTestConfig({})
  const survived = await killInOrders(config, { orders: 100, kills: 3, buyers: 8 })
  expect(survived).toMatchObject({ orders: 100, kills: 3 })
  remove()
})
