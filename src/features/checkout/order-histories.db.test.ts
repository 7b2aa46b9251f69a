import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePoints } from '#features/customers/actions/customers.ts'
import { restockOrder } from '#features/orders/actions/restock-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderEvents } from '#features/orders/queries/order-records.ts'
import { nextStatuses, type OrderStatus, orderStatuses } from '#features/orders/rules/order-status.ts'
import { restockedLines } from '#features/orders/rules/restocking.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { decimal, one } from '#shared/decimal.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestClient } from '../../../test/create-test-client.ts'
import { createTestProduct, stockOf } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const pieces = 10
const spent = 30
const received = 7

/** An order of two pieces of ten, for 30 points of 100, bringing 7. */
async function placeOrder() {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { stock: `${pieces}` })
  const customerId = await createTestClient(shop)
  await changePoints(shop, { customerId, points: 100, reason: 'granted', orderId: null })
  const lines = [{ sizeId, quantity: '2', pointsSpent: spent, pointsReceived: received }]
  const placed = await transactionUnlessRefused(shop, (shop) =>
    storeOrder(shop, { ...draftOrder(shop, lines), customerId }),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  return { ...placed.value, sizeId, customerId }
}

/** What the status of an order means for stock and points. */
async function expectConsistent({ id, sizeId, customerId }: Awaited<ReturnType<typeof placeOrder>>): Promise<void> {
  const shop = testShop.shop()
  const status = (await findOrder(shop, { id }))?.status as OrderStatus
  const moves = (await getOrderEvents(shop, id)).filter(({ kind }) => kind === 'status-changed')
  let reached: OrderStatus = 'new'
  for (const { from, to } of moves) {
    expect(from).toBe(reached)
    expect(nextStatuses(reached)).toContain(to)
    reached = to as OrderStatus
  }
  expect(reached).toBe(status)
  const restocked = restockedLines(await getOrderEvents(shop, id)).reduce(
    (sum, { quantity }) => sum + Number(quantity / one),
    0,
  )
  const back = status === 'cancelled' ? 2 : restocked
  expect(restocked).toBeLessThanOrEqual(status === 'returned' ? 2 : 0)
  expect([status, await stockOf(shop, sizeId)]).toEqual([status, pieces - 2 + back]) // stock + sold + returned is constant
  const { rows } = await sql<{ points: number; entries: number }>`
    select points, (select sum(points)::integer from points_entry where customer_id = customer.id) as entries
    from customer where id = ${customerId}
  `.execute(shop.database)
  const wasDelivered = moves.some(({ to }) => to === 'delivered')
  const points = { cancelled: 100, returned: 100 }[status as string] ?? 100 - spent + (wasDelivered ? received : 0)
  expect([status, rows[0]]).toEqual([status, { points, entries: points }])
}

const move = (number: number, status: OrderStatus) =>
  transitionOrder(testShop.shop(), { number, status, actor: 'staff' }).then(({ ok }) => ok)

const restock = (number: number, pieces: number) =>
  restockOrder(testShop.shop(), {
    ...{ number, actor: 'staff' },
    lines: [{ position: 1, quantity: decimal(`${pieces}`) }],
  }).then(({ ok }) => ok)

test('pieces of a returned order go back to stock once each, however many commands say so at once', async () => {
  const order = await placeOrder()
  expect(await restock(order.number, 1)).toBe(false)
  for (const status of ['packed', 'sent', 'returned'] as const) await move(order.number, status)
  const answers = await Promise.all([1, 1, 1, 2].map((pieces) => restock(order.number, pieces)))
  expect(answers).toContain(true)
  await expectConsistent(order)
  await restockOrder(testShop.shop(), { number: order.number, lines: null, actor: 'staff' })
  expect(await stockOf(testShop.shop(), order.sizeId)).toBe(pieces)
  const again = await restockOrder(testShop.shop(), { number: order.number, lines: null, actor: 'staff' })
  expect(again).toEqual({ ok: false, problem: { reason: 'nothing-left' } })
  await expectConsistent(order)
})

/** Pairs of moves, of which at least one is legal from there. */
const pairsFrom = (status: OrderStatus) =>
  orderStatuses
    .flatMap((one, index) => orderStatuses.slice(index).map((other) => [one, other] as const))
    .filter((pair) => pair.some((to) => nextStatuses(status).includes(to)))
const ways: { way: OrderStatus[] }[] = [
  { way: [] },
  { way: ['accepted'] },
  { way: ['packed'] },
  { way: ['packed', 'sent'] },
  { way: ['packed', 'sent', 'delivered'] },
]

test.each(ways)(
  'every two moves at once after $way end in a legal state, with stock and points right',
  async ({ way }) => {
    for (const [one, other] of pairsFrom(way.at(-1) ?? 'new')) {
      const order = await placeOrder()
      for (const status of way) await move(order.number, status)
      await Promise.all([move(order.number, one), move(order.number, other)])
      await expectConsistent(order)
    }
  },
)

test('random histories of moves and payments, in bursts, end in a legal state with stock, points and money right', async () => {
  const step = fc.oneof(
    fc.constantFrom(...orderStatuses).map((status) => ({ status })),
    fc.integer({ min: 1, max: 3 }).map((restocked) => ({ restocked })),
    fc.record({
      kind: fc.constantFrom('received' as const, 'refunded' as const),
      amount: fc.integer({ min: 1, max: 9000 }),
    }),
  )
  const bursts = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(bursts, async (bursts) => {
      const order = await placeOrder()
      for (const burst of bursts)
        await Promise.all(
          burst.map((step) =>
            'status' in step
              ? move(order.number, step.status)
              : 'restocked' in step
                ? restock(order.number, step.restocked)
                : bookPayment(testShop.shop(), {
                    ...{ number: order.number, actor: 'partner', idempotencyKey: crypto.randomUUID() },
                    ...step,
                  }),
          ),
        )
      await expectConsistent(order)
      const { rows } = await sql<{ paid: number }>`select order_balance(${order.id})::integer as paid`.execute(
        testShop.shop().database,
      )
      expect(rows[0]?.paid).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 15 },
  )
})
