import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderEvents } from '#features/orders/queries/order-records.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { bookPayment, type PaymentBooking } from './actions/book-payment.ts'
import { cancelUnpaidOrders } from './actions/cancel-unpaid-orders.ts'
import { transitionOrder } from './actions/transition-order.ts'
import { getPaidOrders, getPaymentEntries, getUnpaidOrders } from './queries.ts'
import { paymentBalance } from './rules/payment-balance.ts'
import { deliveryKindFor, type PaymentMethod } from './rules/payment-methods.ts'
import { unpaidDaysSetting } from './settings.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const total = 7400

/** An order for 74,00 zł. */
async function placeOrder(method: PaymentMethod = 'transfer'): Promise<{ id: number; number: number }> {
  const { sizeId } = await createTestProduct(testShop.shop())
  const placed = await transactionUnlessRefused(testShop.shop(), async (shop) => {
    const draft = draftOrder(shop, [{ sizeId, quantity: '1' }])
    const delivery = { ...draft.delivery, prepaid: deliveryKindFor(method) }
    return storeOrder(shop, { ...draft, delivery, paymentMethod: method })
  })
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

function book(number: number, changes: Partial<PaymentBooking> = {}) {
  const key = crypto.randomUUID()
  return bookPayment(testShop.shop(), {
    ...{ number, kind: 'received', amount: null, actor: 'staff', idempotencyKey: key },
    ...changes,
  })
}

async function statusOf(number: number): Promise<OrderStatus | undefined> {
  return (await findOrder(testShop.shop(), { number }))?.status
}

async function balanceOf(id: number) {
  return paymentBalance(await getPaymentEntries(testShop.shop(), id), total)
}

test.each([
  ['transfer', ['packed', 'sent', 'delivered'], 0],
  ['transfer', ['cancelled'], 0],
  ['cash-on-delivery', ['packed', 'sent'], 0],
  ['cash-on-delivery', ['packed', 'sent', 'delivered'], total],
  ['cash-on-delivery', ['packed', 'sent', 'returned'], 0],
] as [PaymentMethod, OrderStatus[], number][])(
  'for an order by %s that went through %s, %i were received',
  async (method, statuses, paid) => {
    const { id, number } = await placeOrder(method)
    for (const status of statuses)
      expect((await transitionOrder(testShop.shop(), { number, status, actor: 'staff' })).ok).toBe(true)
    expect((await balanceOf(id)).paid).toBe(paid)
  },
)

describe('received money', () => {
  test('a new order is accepted when it is paid in full, whatever the parts', async () => {
    const { id, number } = await placeOrder()
    expect(await book(number, { amount: 3000 })).toMatchObject({ value: { balance: { due: 4400 }, status: 'new' } })
    expect(await book(number, { amount: 5000 })).toMatchObject({
      value: { isNew: true, balance: { due: 0, overpaid: 600, isPaid: true }, status: 'accepted' },
    })
    expect(await statusOf(number)).toBe('accepted')
    expect(await getPaidOrders(testShop.shop(), [id])).toEqual(new Set([id]))
  })

  test.each(['packed', 'cancelled'] as const)('it leaves an order that is %s as it is', async (status) => {
    const { number } = await placeOrder()
    await transitionOrder(testShop.shop(), { number, status, actor: 'staff' })
    expect(await book(number)).toMatchObject({ ok: true })
    expect(await statusOf(number)).toBe(status)
  })

  test('a notification that arrives five times at once is booked once', async () => {
    const { id, number } = await placeOrder()
    const same = { amount: total, source: 'gateway', actor: 'partner', idempotencyKey: 'payment 1' } as const
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(number, same)))
    expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1)
    expect(await balanceOf(id)).toMatchObject({ paid: total, isPaid: true })
  })

  test('nobody is asked again for a part that went back; all that went back is due again', async () => {
    const { id, number } = await placeOrder()
    const shop = testShop.shop()
    await book(number)
    await book(number, { kind: 'refunded', amount: 1000 })
    expect(await balanceOf(id)).toMatchObject({ paid: total - 1000, due: 0, isPaid: true })
    const listed = async () => [await getPaidOrders(shop, [id]), (await getUnpaidOrders(shop)).includes(id)]
    expect(await listed()).toEqual([new Set([id]), false])
    expect(await book(number)).toMatchObject({ ok: false, problem: { reason: 'nothing-to-book' } })
    await book(number, { kind: 'refunded' })
    expect(await balanceOf(id)).toMatchObject({ due: total, isPaid: false })
    expect(await listed()).toEqual([new Set(), true])
    await book(number, { amount: 1000 })
    expect(await balanceOf(id)).toMatchObject({ paid: 1000, due: total - 1000, isPaid: false })
    expect(await listed()).toEqual([new Set(), true])
  })

  test('an unpaid order is listed until it is paid or over', async () => {
    const [paid, cancelled, open] = [await placeOrder(), await placeOrder(), await placeOrder()]
    await book(paid.number)
    await transitionOrder(testShop.shop(), { number: cancelled.number, status: 'cancelled', actor: 'staff' })
    const unpaid = await getUnpaidOrders(testShop.shop())
    expect([paid, cancelled, open].map(({ id }) => unpaid.includes(id))).toEqual([false, false, true])
  })
})

test("after the shop's time a new order without any money is cancelled by the shop, and no other", async () => {
  const shop = testShop.shop()
  const after = (days: number, unpaidDays = 7) => {
    const now = new Date(shop.now.getTime() + days * 24 * 60 * 60 * 1000)
    const settings = Object.create(shop.settings, {
      get: {
        value: (setting: { key: string }) =>
          setting === unpaidDaysSetting ? unpaidDays : shop.settings.get(setting as never),
      },
    })
    return { ...shop, now, settings }
  }
  const [stale, partly, packed, cash] = [
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder('cash-on-delivery'),
  ]
  await book(partly.number, { amount: 1 })
  await transitionOrder(shop, { number: packed.number, status: 'packed', actor: 'staff' })
  expect(await cancelUnpaidOrders(after(6))).toBe(0)
  expect(await cancelUnpaidOrders(after(7.4))).toBe(0) // the day that the buyer reads as the last one
  expect(await cancelUnpaidOrders(after(30, 0))).toBe(0)
  await cancelUnpaidOrders(after(8))
  expect(await Promise.all([stale, partly, packed, cash].map(({ number }) => statusOf(number)))).toEqual([
    ...['cancelled', 'new', 'packed', 'new'],
  ])
  expect((await getOrderEvents(shop, stale.id)).at(-1)).toMatchObject({
    actor: 'job',
    reason: 'unpaid',
    to: 'cancelled',
  })
})

test.each([
  ['an unknown order', 999_999, {}, { reason: 'unknown-order' }],
  ['another currency', null, { currency: 'EUR', amount: 100 }, { reason: 'other-currency', currency: 'PLN' }],
  ['a refund of nothing', null, { kind: 'refunded' }, { reason: 'nothing-to-book' }],
  ['a refund above what was paid', null, { kind: 'refunded', amount: 1 }, { reason: 'too-much', paid: 0 }],
] as [string, number | null, Partial<PaymentBooking>, object][])(
  '%s is refused, and nothing is booked',
  async (_, unknown, changes, problem) => {
    const { id, number } = await placeOrder()
    expect(await book(unknown ?? number, changes)).toEqual({ ok: false, problem })
    expect(await getPaymentEntries(testShop.shop(), id)).toEqual([])
  },
)
