import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { readSingleItem } from '#features/basket/checks.ts'
import { getBasket } from '#features/basket/views.ts'
import { changePoints } from '#features/customers/actions/customers.ts'
import { changeOrderStatus } from '#features/orders/actions/change-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { decimalText } from '#shared/decimal.ts'
import { type Shop, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** Adds a product like the form of its page; returns the result code. */
async function addProduct(shop: Shop, product: number, fields: Record<string, string>): Promise<string> {
  const item = readSingleItem(Object.entries({ product: String(product), number: '1', ...fields }))
  const added = await addToBasket(shop, { items: [item] })
  return added.ok ? (added.value[0]?.code ?? '') : added.problem.code
}

/** Quantity, price in grosz and terms of each line: '2 for 44.10 every 30 days'. */
async function lines(shop: Shop): Promise<string[]> {
  const { lines } = await getBasket(shop)
  return lines.map(({ quantity, unitGross, offer, options }) =>
    [decimalText(quantity), unitGross, options.subscriptionDays, offer.unitPoints].join(' '),
  )
}

/** A client with this many points. */
async function clientWith(points: number): Promise<{ shop: Shop; customerId: number }> {
  const shop = testShop.shop()
  const { rows } = await sql<{ id: number }>`
    insert into customer (email) values (${`${crypto.randomUUID()}@example.com`}) returning id
  `.execute(shop.database)
  const customerId = rows[0]?.id ?? 0
  if (points > 0) await changePoints(shop, { customerId, points, reason: 'granted', orderId: null })
  return { shop: { ...shop, visitor: { ...shop.visitor, customerId } }, customerId }
}

async function ledgerOf({ customerId }: { customerId: number }): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`
    select reason || ' ' || points as entry from points_entry where customer_id = ${customerId}
    union all select 'has ' || points from customer where id = ${customerId}
  `.execute(testShop.shop().database)
  return rows.map(({ entry }) => entry)
}

describe('a product with a subscription', () => {
  let coffee = 0
  beforeAll(async () => {
    const shop = testShop.shop()
    coffee = (await createTestProduct(shop, { name: 'Kawa', price: 4900 })).id
    await sql`update product set minimum_subscription_quantity = 2 where id = ${coffee}`.execute(shop.database)
    await sql`insert into subscription_offer values (${coffee}, 10, null, '{14,30}')`.execute(shop.database)
  })

  test('A5.5 is a separate line next to the one-time purchase, cheaper, with its own minimum', async () => {
    const shop = testShop.shop()
    expect(await addProduct(shop, coffee, {})).toBe('added')
    expect(await addProduct(shop, coffee, { subscription: '1', days_in_period: '30' })).toBe('quantity_changed')
    expect(await addProduct(shop, coffee, { subscription: '1', number: '2' })).toBe('added')
    expect(await lines(shop)).toEqual(['1 4900 0 0', '2 4410 30 0', '2 4410 14 0'])
  })

  test.each(['15', '0', '-30', 'x'])('A8.11 cannot be delivered every %s days', async (days) => {
    const code = await addProduct(testShop.shop(), coffee, { subscription: '1', days_in_period: days })
    expect(code).toBe(days === '15' ? 'no_subscription' : 'unknown_configuration')
  })
})

describe('a product for points', () => {
  let bag = 0
  let sizeId = 0
  beforeAll(async () => {
    ;({ id: bag, sizeId } = await createTestProduct(testShop.shop(), { name: 'Torba', pointsPrice: 150, stock: '50' }))
  })

  test('A4.5 A6.2 A8.8 B6.2 B9.30 is refused for a visitor, and nothing is stored for them', async () => {
    const shop = testShop.shop()
    expect(await addProduct(shop, bag, { forpoints: '1' })).toBe('points_only')
    expect(shop.visitor.visitId).toBeNull()
  })

  test('A4.5 A8.8 is never sold for money', async () => {
    expect(await addProduct((await clientWith(500)).shop, bag, {})).toBe('points_only')
  })

  test('A6.2 B6.2 B9.30 is bought by a client with enough points, and costs no money', async () => {
    const { shop } = await clientWith(400)
    expect(await addProduct(shop, bag, { forpoints: '1', number: '2' })).toBe('added')
    expect(await addProduct(shop, bag, { forpoints: '1' })).toBe('not_enough_points')
    expect(await lines(shop)).toEqual(['2 0 0 150'])
    expect(await getBasket(shop)).toMatchObject({ worth: { gross: 0 }, points: 300, orderable: true })
  })

  test('A6.2 a client whose points were spent in the meantime cannot order, and gets the reason', async () => {
    const { shop, customerId } = await clientWith(200)
    await addProduct(shop, bag, { forpoints: '1' })
    await changePoints(shop, { customerId, points: -100, reason: 'spent', orderId: null })
    expect(await getBasket(shop)).toMatchObject({
      orderable: false,
      lines: [{ problem: { code: 'not_enough_points' } }],
    })
  })

  /** Orders one for 150 points; returns the order or the refusal. */
  async function order(customerId: number) {
    const shop = testShop.shop()
    const draft = { ...draftOrder(shop, [{ sizeId, quantity: '1', unitGross: 0, pointsSpent: 150 }]), customerId }
    return transactionUnlessRefused(shop, (shop) => storeOrder(shop, draft))
  }

  test('A6.2 ten orders at once spend no point twice, and never more than the balance', async () => {
    const client = await clientWith(400)
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(client.customerId)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.flatMap((answer) => (answer.ok ? [] : answer.problem.reason))).toEqual(Array(8).fill('points'))
    expect((await ledgerOf(client)).toSorted()).toEqual(['granted 400', 'has 100', 'spent -150', 'spent -150'])
  })

  test('A6.2 spent points are refunded once when the order is cancelled', async () => {
    const client = await clientWith(150)
    const placed = await order(client.customerId)
    if (!placed.ok) throw new Error(placed.problem.reason)
    const { id, number } = placed.value
    expect((await findOrder(testShop.shop(), { id }))?.lines[0]?.pointsSpent).toBe(150)
    for (const _ of [1, 2]) await changeOrderStatus(testShop.shop(), { number, status: 'cancelled', actor: 'staff' })
    expect(await ledgerOf(client)).toEqual(['granted 150', 'spent -150', 'returned 150', 'has 150'])
  })
})

test('A3.3 a purchase earns its points only when the order is delivered, and loses what is left of them when it is returned', async () => {
  const client = await clientWith(0)
  const shop = testShop.shop()
  const mug = await createTestProduct(shop, {})
  const lines = [{ sizeId: mug.sizeId, quantity: '2', pointsReceived: 118 }]
  const draft = { ...draftOrder(shop, lines), customerId: client.customerId }
  const placed = await transactionUnlessRefused(shop, (shop) => storeOrder(shop, draft))
  if (!placed.ok) throw new Error(placed.problem.reason)
  for (const status of ['accepted', 'packed', 'sent'] as const)
    await changeOrderStatus(shop, { number: placed.value.number, status, actor: 'staff' })
  expect(await ledgerOf(client)).toEqual(['has 0'])
  await changeOrderStatus(shop, { number: placed.value.number, status: 'delivered', actor: 'staff' })
  expect(await ledgerOf(client)).toEqual(['received 118', 'has 118'])
  await changePoints(shop, { customerId: client.customerId, points: -100, reason: 'spent', orderId: null })
  await changeOrderStatus(shop, { number: placed.value.number, status: 'returned', actor: 'staff' })
  expect(await ledgerOf(client)).toEqual(['received 118', 'spent -100', 'returned -18', 'has 0'])
})

test('A6.2 ledger entries are never changed or deleted', async () => {
  await clientWith(1)
  const { database } = testShop.shop()
  await expect(sql`update points_entry set points = 1000`.execute(database)).rejects.toThrow('only ever added to')
  await expect(sql`delete from points_entry`.execute(database)).rejects.toThrow('only ever added to')
})
