import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import type { OrderStatus } from '#features/orders/rules/status.ts'
import { transactionOrUndo } from '#shop'
import { draftOrder } from '../../../test/draft-order.ts'
import { insertGoods } from '../../../test/insert-goods.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { expectPayment } from './actions/expect-payment.ts'
import { moveOrder } from './actions/move-order.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

async function place(): Promise<{ id: number; number: number }> {
  const { sizeId } = await insertGoods(testShop.shop())
  const placed = await transactionOrUndo(testShop.shop(), async (shop) => {
    const stored = await storeOrder(shop, draftOrder(shop, [{ sizeId, quantity: '1' }]))
    if (stored.ok)
      await expectPayment(shop, { orderId: stored.value.id, method: 'transfer', amount: 7400, currency: 'PLN' })
    return stored
  })
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

async function paymentOf(orderId: number): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from payment where order_id = ${orderId}`.execute(
    testShop.shop().database,
  )
  return rows[0]?.status
}

test.each([
  [['packing'], 'waiting'],
  [['paid'], 'paid'],
  [['packing', 'sent', 'completed'], 'paid'],
  [['cancelled'], 'failed'],
  [['paid', 'cancelled'], 'paid'],
] as [OrderStatus[], string][])(
  'an order that went through %s has a payment that is %s',
  async (statuses, expected) => {
    const { id, number } = await place()
    for (const status of statuses) expect((await moveOrder(testShop.shop(), { number, status })).ok).toBe(true)
    expect(await paymentOf(id)).toBe(expected)
  },
)

test('a step that is refused leaves the payment alone', async () => {
  const { id, number } = await place()
  expect((await moveOrder(testShop.shop(), { number, status: 'completed' })).ok).toBe(false)
  expect(await paymentOf(id)).toBe('waiting')
})
