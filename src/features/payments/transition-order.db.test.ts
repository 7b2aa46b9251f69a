import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { done, refused } from '#shared/result.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { createPayment, recordPayment, transitionOrder } from './actions.ts'
import { deliveryKindFor, type PaymentMethod } from './rules/payment-methods.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

async function placeOrder(method: PaymentMethod): Promise<{ id: number; number: number }> {
  const { sizeId } = await createTestProduct(testShop.shop())
  const placed = await transactionUnlessRefused(testShop.shop(), async (shop) => {
    const draft = draftOrder(shop, [{ sizeId, quantity: '1' }])
    const delivery = { ...draft.delivery, prepaid: deliveryKindFor(method) }
    const stored = await storeOrder(shop, { ...draft, delivery, paymentMethod: method })
    if (stored.ok) await createPayment(shop, { orderId: stored.value.id, method, amount: 7400, currency: 'PLN' })
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
  ['transfer', ['packing'], 'waiting'],
  ['transfer', ['paid'], 'paid'],
  ['transfer', ['packing', 'sent', 'completed'], 'waiting'],
  ['transfer', ['cancelled'], 'failed'],
  ['transfer', ['paid', 'cancelled'], 'paid'],
  ['cash-on-delivery', ['packing', 'sent'], 'waiting'],
  ['cash-on-delivery', ['packing', 'sent', 'completed'], 'paid'],
] as [PaymentMethod, OrderStatus[], string][])(
  'an order paid by %s that went through %s has a payment that is %s',
  async (method, statuses, expected) => {
    const { id, number } = await placeOrder(method)
    for (const status of statuses) expect((await transitionOrder(testShop.shop(), { number, status })).ok).toBe(true)
    expect(await paymentOf(id)).toBe(expected)
  },
)

test('a payment in progress counts as pending, like one that has not begun', async () => {
  const { id, number } = await placeOrder('transfer')
  await sql`update payment set status = 'pending' where order_id = ${id}`.execute(testShop.shop().database)
  expect((await transitionOrder(testShop.shop(), { number, status: 'cancelled' })).ok).toBe(true)
  expect(await paymentOf(id)).toBe('failed')
})

test('a refused transition leaves the payment unchanged', async () => {
  const { id, number } = await placeOrder('cash-on-delivery')
  expect((await transitionOrder(testShop.shop(), { number, status: 'completed' })).ok).toBe(false)
  expect(await paymentOf(id)).toBe('waiting')
})

describe('a received payment is recorded', () => {
  async function statusOf(number: number): Promise<string | undefined> {
    return (await findOrder(testShop.shop(), { number }))?.status
  }

  test('a received payment moves an order that waited for it to paid', async () => {
    const { id, number } = await placeOrder('transfer')
    expect(await recordPayment(testShop.shop(), { number })).toEqual(done({ status: 'paid' }))
    expect([await paymentOf(id), await statusOf(number)]).toEqual(['paid', 'paid'])
  })

  test('a received payment leaves the status of a later order unchanged', async () => {
    const { id, number } = await placeOrder('transfer')
    await transitionOrder(testShop.shop(), { number, status: 'packing' })
    await transitionOrder(testShop.shop(), { number, status: 'sent' })
    expect(await recordPayment(testShop.shop(), { number })).toEqual(done({ status: 'sent' }))
    expect([await paymentOf(id), await statusOf(number)]).toEqual(['paid', 'sent'])
  })

  test('a payment is recorded once; an order without a pending payment is refused', async () => {
    const { number } = await placeOrder('transfer')
    await recordPayment(testShop.shop(), { number })
    expect(await recordPayment(testShop.shop(), { number })).toEqual(refused({ reason: 'nothing-awaited' }))
    expect(await recordPayment(testShop.shop(), { number: 999_999 })).toEqual(refused({ reason: 'unknown-order' }))
  })
})
