import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStock } from '#features/catalogue/actions/stock.ts'
import { decimal } from '#shared/decimal.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct, stockOf } from '../../../test/create-test-product.ts'
import { draftOrder, testAddress } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changeOrderStatus } from './actions/change-order.ts'
import { storeOrder } from './actions/store-order.ts'
import { findOrder } from './queries/find-order.ts'
import { listOrders } from './queries/list-orders.ts'
import { getOrderEvents } from './queries/order-records.ts'
import type { OrderDraft } from './rules/order-draft.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const draft = (lines: Parameters<typeof draftOrder>[1]) => draftOrder(testShop.shop(), lines)

function store(draft: OrderDraft) {
  return transactionUnlessRefused(testShop.shop(), (shop) => storeOrder(shop, draft))
}

async function stored(draft: OrderDraft): Promise<{ id: number; number: number }> {
  const answer = await store(draft)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

test('an order is found by its number, with all its copied data', async () => {
  const shop = testShop.shop()
  const mug = await createTestProduct(shop, { name: 'Kubek Ania' })
  const fabric = await createTestProduct(shop, { name: 'Len', stock: '5', precision: 1 })
  const placed = await stored(
    draft([
      { sizeId: mug.sizeId, quantity: '2' },
      { sizeId: fabric.sizeId, quantity: '0.5', unitGross: 4999 },
    ]),
  )
  await sql`delete from product where id = ${mug.id}`.execute(shop.database)
  const order = await findOrder(shop, { number: placed.number })
  expect(order).toMatchObject({
    number: placed.number,
    status: 'new',
    placedAt: shop.now,
    comment: 'Proszę zadzwonić',
    deliveryAddress: testAddress,
    billingAddress: null,
    invoiceAddress: null,
    goodsGross: 14_300,
    goodsNet: 9593 + 2033,
    charges: [{ kind: 'delivery', name: 'Kurier', gross: 1500, net: 1220 }],
    totalGross: 15_800,
    termsVersion: 1,
    seller: { name: 'Sprzedawca testowy' },
  })
  expect(order?.lines).toMatchObject([
    { name: 'Kubek Ania', quantity: decimal(2), gross: 11_800, net: 9593, unit: 'szt.', sizeName: '' },
    { name: 'Len', quantity: decimal('0.5'), unitGross: 4999, gross: 2500, precision: 1 },
  ])
})

test('order numbers are unique and rise', async () => {
  const { sizeId } = await createTestProduct(testShop.shop(), { stock: '-1' })
  const first = await stored(draft([{ sizeId, quantity: '1' }]))
  const second = await stored(draft([{ sizeId, quantity: '1' }]))
  expect(second.number).toBeGreaterThan(first.number)
  const [latest, before] = await listOrders(testShop.shop(), { limit: 2 })
  expect([latest?.number, before?.number]).toEqual([second.number, first.number])
  const [next] = await listOrders(testShop.shop(), { limit: 1, before: second.number })
  expect(next?.number).toBe(first.number)
})

test('orders of a buyer are found by a part of what is written, whose spaces are no gaps', async () => {
  const { sizeId } = await createTestProduct(testShop.shop())
  await stored(draft([{ sizeId, quantity: '1' }]))
  const count = async (buyer: string) => (await listOrders(testShop.shop(), { buyer })).length
  const [{ name = '' } = {}] = await listOrders(testShop.shop(), { limit: 1 })
  expect(await count(name)).toBeGreaterThan(0)
  expect(await count(`${name.slice(0, 1)} ${name.slice(-1)}`)).toBe(0)
})

describe('stock', () => {
  test('a shortage of one line refuses the whole order and names the goods', async () => {
    const shop = testShop.shop()
    const plenty = await createTestProduct(shop, { stock: '10' })
    const few = await createTestProduct(shop, { name: 'Rzadki', stock: '1' })
    const wanted = draft([
      { sizeId: plenty.sizeId, quantity: '1' },
      { sizeId: few.sizeId, quantity: '2' },
    ])
    expect(await store(wanted)).toEqual({
      ok: false,
      problem: { reason: 'short', shortages: [{ sizeId: few.sizeId, name: 'Rzadki', left: decimal(1), unit: 'szt.' }] },
    })
    expect(await stockOf(shop, plenty.sizeId)).toBe(10)
    const { rows } = await sql`select from orders where idempotency_key = ${wanted.idempotencyKey}`.execute(
      shop.database,
    )
    expect(rows).toHaveLength(0)
  })

  test('a bundle takes the stock of its parts, multiplied by their quantities', async () => {
    const shop = testShop.shop()
    const mug = await createTestProduct(shop, { name: 'Kubek', stock: '10' })
    const tea = await createTestProduct(shop, { name: 'Herbata', stock: '2' })
    const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
    for (const [sizeId, quantity] of [
      [mug.sizeId, 2],
      [tea.sizeId, 0.25],
    ])
      await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${sizeId}, ${quantity})`.execute(
        shop.database,
      )
    const placed = await stored(draft([{ sizeId: bundle.sizeId, quantity: '3' }]))
    expect([await stockOf(shop, mug.sizeId), await stockOf(shop, tea.sizeId)]).toEqual([4, 1.25])
    const order = await findOrder(shop, { id: placed.id })
    expect(order?.lines[0]?.bundleParts).toEqual([
      { sizeId: mug.sizeId, name: 'Kubek', quantity: '2' },
      { sizeId: tea.sizeId, name: 'Herbata', quantity: '0.25' },
    ])
    expect(await store(draft([{ sizeId: bundle.sizeId, quantity: '3' }]))).toMatchObject({
      ok: false,
      problem: { shortages: [{ name: 'Kubek', left: decimal(4) }] },
    })
  })

  test('A3.10 B2.21 a bundle takes the chosen sizes of its parts, and the order names them', async () => {
    const shop = testShop.shop()
    const apron = await createTestProduct(shop, { name: 'Fartuch', sizes: { S: '5', M: '1' } })
    const [small = 0, medium = 0] = apron.sizeIds
    const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
    await sql`insert into bundle_part (bundle_id, size_id, quantity, choose_size) values (${bundle.id}, ${small}, 1, true)`.execute(
      shop.database,
    )
    const set = (quantity: string, ...parts: number[]) => draft([{ sizeId: bundle.sizeId, quantity, parts }])
    const { id, number } = await stored(set('1', medium))
    expect((await findOrder(shop, { id }))?.lines[0]?.bundleParts).toEqual([
      { sizeId: medium, name: 'Fartuch M', quantity: '1' },
    ])
    const left = async () => [await stockOf(shop, small), await stockOf(shop, medium)]
    expect(await left()).toEqual([5, 0])
    expect(await store(set('1', medium))).toMatchObject({ ok: false, problem: { reason: 'short' } })
    expect(await store(set('1', 999_999))).toMatchObject({ ok: false, problem: { reason: 'gone' } })
    await changeOrderStatus(shop, { number, status: 'cancelled', actor: 'staff' })
    expect(await left()).toEqual([5, 1])
  })

  test('a bundle takes only counted parts: not those made to order, not an uncounted service', async () => {
    const shop = testShop.shop()
    const mug = await createTestProduct(shop, { stock: '10' })
    const engraved = await createTestProduct(shop, { stock: '0' })
    await sql`update product set availability = 'order' where id = ${engraved.id}`.execute(shop.database)
    const wrapping = await createTestProduct(shop, { kind: 'service', stock: null })
    const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
    for (const { sizeId } of [mug, engraved, wrapping])
      await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${sizeId}, 1)`.execute(
        shop.database,
      )
    const { number } = await stored(draft([{ sizeId: bundle.sizeId, quantity: '3' }]))
    expect([await stockOf(shop, mug.sizeId), await stockOf(shop, engraved.sizeId)]).toEqual([7, 0])
    await changeOrderStatus(shop, { number, status: 'cancelled', actor: 'staff' })
    expect([await stockOf(shop, mug.sizeId), await stockOf(shop, engraved.sizeId)]).toEqual([10, 0])
  })

  test.each([
    { kind: 'virtual', stock: null },
    { kind: 'service', stock: '-1' },
    { kind: 'virtual', stock: '-1' },
  ] as const)('a $kind with stock $stock is never short', async (goods) => {
    const { sizeId } = await createTestProduct(testShop.shop(), goods)
    expect((await store(draft([{ sizeId, quantity: '1000' }]))).ok).toBe(true)
  })

  test('goods made to order need no stock', async () => {
    const shop = testShop.shop()
    const { id: productId, sizeId } = await createTestProduct(shop, { stock: '0' })
    await sql`update product set availability = 'order' where id = ${productId}`.execute(shop.database)
    expect((await store(draft([{ sizeId, quantity: '1' }]))).ok).toBe(true)
  })

  test('goods without a stock record are not available', async () => {
    const { sizeId } = await createTestProduct(testShop.shop(), { stock: null })
    expect((await store(draft([{ sizeId, quantity: '1' }]))).ok).toBe(false)
  })
})

test('a withdrawn product refuses the order', async () => {
  const shop = testShop.shop()
  const { id: productId, sizeId } = await createTestProduct(shop)
  await sql`update product set withdrawn_at = now() where id = ${productId}`.execute(shop.database)
  expect(await store(draft([{ sizeId, quantity: '1' }]))).toEqual({
    ok: false,
    problem: { reason: 'gone', sizeIds: [sizeId] },
  })
})

test('the same key twice at once is one order; both calls return it, and goods are taken once', async () => {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { stock: '10' })
  const same = draft([{ sizeId, quantity: '1' }])
  const answers = await Promise.all([store(same), store(same), store(same)])
  const numbers = answers.map((answer) => {
    if (answer.ok) return answer.value.number
    return answer.problem.reason === 'repeated' && answer.problem.order.number
  })
  expect(numbers[0]).toBeGreaterThan(0)
  expect(new Set(numbers).size).toBe(1)
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await stockOf(shop, sizeId)).toBe(9)
})

test('a failure halfway leaves no order, takes no goods and queues no mail', async () => {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { stock: '10' })
  const broken = draft([{ sizeId, quantity: '1' }])
  const killed = transactionUnlessRefused(shop, async (shop) => {
    await storeOrder(shop, broken)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await stockOf(shop, sizeId)).toBe(10)
  const orders = await sql`select from orders where idempotency_key = ${broken.idempotencyKey}`.execute(shop.database)
  expect(orders.rows).toHaveLength(0)
})

test('outside a transaction no order is stored', async () => {
  const { sizeId } = await createTestProduct(testShop.shop())
  await expect(storeOrder(testShop.shop(), draft([{ sizeId, quantity: '1' }]))).rejects.toThrow('transaction')
})

describe('status', () => {
  test('each status change of an order is recorded, and only forward transitions are allowed', async () => {
    const shop = testShop.shop()
    const { sizeId } = await createTestProduct(shop)
    const { number, id } = await stored(draft([{ sizeId, quantity: '1' }]))
    expect(await changeOrderStatus(shop, { number, status: 'accepted', actor: 'staff' })).toEqual({
      ok: true,
      value: { orderId: id, from: 'new', to: 'accepted' },
    })
    expect(await changeOrderStatus(shop, { number, status: 'new', actor: 'staff' })).toEqual({
      ok: false,
      problem: { reason: 'not-from-here', from: 'accepted', allowed: ['packed', 'sent', 'cancelled'] },
    })
    expect(await changeOrderStatus(shop, { number: 1, status: 'accepted', actor: 'staff' })).toEqual({
      ok: false,
      problem: { reason: 'unknown-order' },
    })
    expect(await getOrderEvents(shop, id)).toMatchObject([
      { kind: 'placed', actor: 'guest', at: shop.now },
      { kind: 'status-changed', actor: 'staff', reason: '', from: 'new', to: 'accepted', at: shop.now },
    ])
    await expect(sql`update order_event set actor = 'guest'`.execute(shop.database)).rejects.toThrow(
      'only ever added to',
    )
  })

  test('cancelling returns the taken goods to stock, once', async () => {
    const shop = testShop.shop()
    const { sizeId } = await createTestProduct(shop, { stock: '10' })
    const { number } = await stored(draft([{ sizeId, quantity: '4' }]))
    expect(await stockOf(shop, sizeId)).toBe(6)
    await Promise.all([
      changeOrderStatus(shop, { number, status: 'cancelled', actor: 'staff' }),
      changeOrderStatus(shop, { number, status: 'cancelled', actor: 'staff' }),
    ])
    expect(await stockOf(shop, sizeId)).toBe(10)
  })

  test('cancelling returns nothing for goods that had unlimited stock', async () => {
    const shop = testShop.shop()
    const { sizeId } = await createTestProduct(shop, { stock: '-1' })
    const counted = await createTestProduct(shop, { stock: '10' })
    const lines = [sizeId, counted.sizeId].map((sizeId) => ({ sizeId, quantity: '4' }))
    const { number } = await stored(draft(lines))
    await setStock(shop, [{ sizeId, quantity: '5' }])
    await changeOrderStatus(shop, { number, status: 'cancelled', actor: 'staff' })
    expect([await stockOf(shop, sizeId), await stockOf(shop, counted.sizeId)]).toEqual([5, 10])
  })
})
