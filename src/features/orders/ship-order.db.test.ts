import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changeOrderStatus } from './actions/change-order.ts'
import { type ShipRequest, setTrackingNumber, shipOrder } from './actions/ship-order.ts'
import { storeOrder } from './actions/store-order.ts'
import { findOrder } from './queries/find-order.ts'
import { getShipments, parcelsOf } from './queries/shipments.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** A packed order of two cups and half a metre of linen. */
async function placeOrder(): Promise<{ id: number; number: number }> {
  const shop = testShop.shop()
  const [cup, linen] = [await createTestProduct(shop), await createTestProduct(shop, { stock: '5', precision: 1 })]
  const lines = [
    { sizeId: cup.sizeId, quantity: '2' },
    { sizeId: linen.sizeId, quantity: '0.5' },
  ]
  const placed = await transactionUnlessRefused(shop, (shop) => storeOrder(shop, draftOrder(shop, lines)))
  if (!placed.ok) throw new Error(placed.problem.reason)
  await changeOrderStatus(shop, { number: placed.value.number, status: 'packed', actor: 'staff' })
  return placed.value
}

const ship = (number: number, changes: Partial<ShipRequest> = {}) =>
  shipOrder(testShop.shop(), { number, lines: null, trackingNumbers: [], actor: 'staff', ...changes })

describe('an order in parts', () => {
  test('is sent when its last part leaves', async () => {
    const { id, number } = await placeOrder()
    const first = [{ position: 1, quantity: decimal(1) }]
    expect(await ship(number, { lines: first, trackingNumbers: ['AA11111', 'AA22222'] })).toMatchObject({
      value: { from: 'packed', to: 'packed' },
    })
    expect(await ship(number, { trackingNumbers: ['BB11111'] })).toMatchObject({ value: { to: 'sent' } })
    const shipments = await getShipments(testShop.shop(), id)
    expect(shipments.map(({ lines }) => lines)).toEqual([
      first,
      [
        { position: 1, quantity: decimal(1) },
        { position: 2, quantity: decimal('0.5') },
      ],
    ])
    expect(parcelsOf(shipments, { trackingNumber: '' }).map(({ trackingNumber }) => trackingNumber)).toEqual([
      'AA11111',
      'AA22222',
      'BB11111',
    ])
  })

  test('can no longer be cancelled', async () => {
    const { number } = await placeOrder()
    await ship(number, { lines: [{ position: 2, quantity: null }] })
    expect(await changeOrderStatus(testShop.shop(), { number, status: 'cancelled', actor: 'guest' })).toEqual({
      ok: false,
      problem: { reason: 'partly-sent' },
    })
  })

  test('never leaves twice, however many ship it at once', async () => {
    const { id, number } = await placeOrder()
    const answers = await Promise.all(Array.from({ length: 4 }, () => ship(number)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await getShipments(testShop.shop(), id)).toHaveLength(1)
  })
})

test('a tracking number may be known before, or change afterwards', async () => {
  const { id, number } = await placeOrder()
  await setTrackingNumber(testShop.shop(), { number, tracking: 'AA11111' })
  await ship(number)
  const parcels = async () => parcelsOf(await getShipments(testShop.shop(), id), { trackingNumber: '' })
  expect(await parcels()).toEqual([{ trackingNumber: 'AA11111', trackingUrl: '' }])
  await setTrackingNumber(testShop.shop(), { number, tracking: 'CC33333' })
  expect(await parcels()).toEqual([{ trackingNumber: 'CC33333', trackingUrl: '' }])
})

test('an order that the build of 0.2.0 has stored and sent shows its delivery and its parcel', async () => {
  const { id } = await placeOrder()
  const { database } = testShop.shop()
  await sql`delete from order_charge where order_id = ${id}`.execute(database)
  await sql`update orders set tracking_number = 'OLD12345', status = 'sent' where id = ${id}`.execute(database)
  const order = await findOrder(testShop.shop(), { id })
  expect(order).toMatchObject({ status: 'sent', charges: [{ kind: 'delivery', name: 'Kurier', gross: 1500 }] })
  expect(parcelsOf(await getShipments(testShop.shop(), id), { trackingNumber: order?.trackingNumber ?? '' })).toEqual([
    { trackingNumber: 'OLD12345', trackingUrl: '' },
  ])
})
