import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket, changeBasket } from '#features/basket/actions/apply-line-changes.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { holdBasket } from '#features/basket/actions/hold-basket.ts'
import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { moveSavedToBasket, saveForLater } from '#features/basket/actions/saved-lines.ts'
import { getSavedLines } from '#features/basket/queries/detached-lines.ts'
import { getBasket } from '#features/basket/views.ts'
import { setStock } from '#features/catalogue/actions/stock.ts'
import { releaseAllExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { placeOrder } from '#features/checkout/actions/place-order.ts'
import { serializeSeenLine } from '#features/checkout/rules/order-changes.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import { consentsDigest } from '#features/checkout/views/consents.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../test/basket-lines.ts'
import { testTime } from '../../test/constants.ts'
import { createTestClient } from '../../test/create-test-client.ts'
import { createTestProduct, stockOf, type TestProduct } from '../../test/create-test-product.ts'
import { demoSettings } from '../../test/demo-settings.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { guest } from '../../test/order-form.ts'

let testShop: TestShop
let spoon: { id: number; sizeId: number } // the gift for orders from 100 zł
beforeAll(async () => {
  testShop = await openTestShop()
  spoon = await voucher('5')
  await sql`update product set gift_from_value = 10000 where id = ${spoon.id}`.execute(testShop.shop().database)
})
afterAll(() => testShop.close())

const holding = demoSettings({ 'stock.holdMinutes': 15 })
const minutesLater = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

/** Returns a new visitor, in a shop that reserves stock for 15 minutes. */
function shopper(): Shop {
  return { ...testShop.shop(), settings: holding }
}

/** Returns the same visitor, so many minutes later. */
function later(shop: Shop, minutes: number): Shop {
  return { ...shop, now: minutesLater(minutes) }
}

/**
 * Returns a new visitor with these quantities in the basket; products are counted but not shipped, so that the form is short.
 */
async function shopperWith(...goods: [{ id: number }, string][]): Promise<Shop> {
  const shop = shopper()
  for (const [{ id }, quantity] of goods) {
    const [answer] = await lineOutcomes(addToBasket(shop, { items: [basketItem(id, quantity)] }))
    if (answer?.[0] !== 'success') throw new Error(answer?.join(' '))
  }
  return shop
}

const voucher = (stock: string, more: TestProduct = {}) =>
  createTestProduct(shopper(), { kind: 'virtual', stock, ...more })

/** Orders what the page shows. */
async function order(shop: Shop): Promise<string> {
  const { goods, termsVersion } = await getCheckout(shop)
  const placed = await placeOrder(shop, {
    fields: {
      idempotencyKey: crypto.randomUUID(),
      ...guest,
      country: 'PL',
      courier: '',
      payment: 'transfer',
      termsVersion: String(termsVersion),
      seenConsents: consentsDigest(shop, goods),
      seenTotal: String(goods.worth.gross),
      seenCurrency: 'PLN',
    },
    seen: goods.lines.map((line) =>
      serializeSeenLine({ lineId: line.id, quantity: line.quantity, gross: line.worth.gross }),
    ),
  })
  return placed.ok ? 'ordered' : placed.problem.reason
}

/** Saves the basket's first line for later. */
async function putAside(shop: Shop) {
  const [line] = (await getBasket(shop)).lines
  return saveForLater(shop, line?.id ?? 0)
}

async function takeBack(shop: Shop) {
  const [saved] = await getSavedLines(shop)
  return moveSavedToBasket(shop, saved?.id ?? 0)
}

/** Returns the free and the reserved quantity of the stock rows, and the sum of the holds. */
async function counted(sizeId: number): Promise<[number, number, number]> {
  const { rows } = await sql<{ quantity: string; held: string; holds: string }>`
    select sum(quantity) as quantity, sum(held) as held,
      (select coalesce(sum(quantity), 0) from stock_hold where size_id = ${sizeId}) as holds
    from stock where size_id = ${sizeId}
  `.execute(testShop.shop().database)
  const [row] = rows
  return [Number(row?.quantity), Number(row?.held), Number(row?.holds)]
}

const untilOf = async (shop: Shop) => {
  const result = await holdBasket(shop)
  return result.ok ? result.value : result.problem
}

describe('stock of a visitor who opens the order form', () => {
  test('is reserved: others see less, the visitor sees the same, and can order the last piece', async () => {
    const ring = await voucher('3')
    const [anna, piotr] = [await shopperWith([ring, '3']), await shopperWith([ring, '1'])]
    expect(await untilOf(anna)).toEqual(minutesLater(15))
    expect(await counted(ring.sizeId)).toEqual([0, 3, 3])
    expect((await getBasket(piotr)).lines.map(({ problem }) => problem?.code)).toEqual(['no_stock'])
    expect((await getBasket(anna)).orderable).toBe(true)
    expect(await order(piotr)).toBe('not-orderable')
    expect(await order(anna)).toBe('ordered')
    expect(await counted(ring.sizeId)).toEqual([0, 0, 0])
  })

  test('stays reserved when the form is opened again, for three times as long at most', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '2'])
    const after = [0, 10, 20, 30, 40].map((minutes) => later(anna, minutes))
    const expiries = []
    for (const shop of after) expiries.push(await untilOf(shop))
    expect(expiries).toEqual([15, 25, 35, 45, 45].map(minutesLater))
    expect(await counted(ring.sizeId)).toEqual([1, 2, 2])
  })

  test('is released as far as the basket no longer needs it; the rest stays reserved', async () => {
    const [ring, card] = [await voucher('5'), await voucher('5')]
    const anna = await shopperWith([ring, '3'], [card, '2'])
    await untilOf(anna)
    await changeBasket(anna, { items: [basketItem(ring.id, '1')] })
    expect(await counted(ring.sizeId)).toEqual([4, 1, 1])
    expect(await counted(card.sizeId)).toEqual([3, 2, 2])
    await changeBasket(anna, { items: [basketItem(card.id, '0')] })
    expect(await counted(card.sizeId)).toEqual([5, 0, 0])
    await changeBasket(anna, { items: [basketItem(ring.id, '5')] })
    expect(await basketContents(anna)).toEqual(['uniw 5'])
    expect(await untilOf(anna)).toEqual(minutesLater(15))
    expect(await counted(ring.sizeId)).toEqual([0, 5, 5])
    await clearBasket(anna)
    expect(await counted(ring.sizeId)).toEqual([5, 0, 0])
  })

  test('includes the gift, however the lines change, as long as something is bought', async () => {
    const ring = await voucher('5')
    const anna = await shopperWith([ring, '3'])
    const gift = basketItem(spoon.id, '1', { gift: true })
    expect(await lineOutcomes(changeBasket(anna, { items: [gift] }))).toEqual([['success', 'gift_chosen']])
    await untilOf(anna)
    expect(await counted(spoon.sizeId)).toEqual([4, 1, 1])
    await changeBasket(anna, { items: [basketItem(ring.id, '2')] })
    expect(await counted(spoon.sizeId)).toEqual([4, 1, 1])
    await clearBasket(anna)
    expect(await counted(spoon.sizeId)).toEqual([5, 0, 0])
  })

  test('is available for lines restored from "saved for later", and for lines that stay', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '1'])
    await putAside(anna)
    await changeBasket(anna, { items: [basketItem(ring.id, '2')] })
    await untilOf(anna)
    expect(await lineOutcomes(takeBack(anna))).toEqual([['success', 'added']])
    expect([await basketContents(anna), await getSavedLines(anna)]).toEqual([['uniw 3'], []])
    await addToBasket(anna, { items: [basketItem((await voucher('3')).id, '1')] })
    await putAside(anna)
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
  })

  test('stays reserved when the order was refused', async () => {
    const ring = await voucher('2')
    const anna = await shopperWith([ring, '2'])
    await untilOf(anna)
    const raw = { fields: {}, seen: [] }
    expect((await placeOrder(anna, raw)).ok).toBe(false)
    await sql`update price set amount = 100 where size_id = ${ring.sizeId}`.execute(anna.database)
    const agreed = await getCheckout(anna)
    await sql`update price set amount = 200 where size_id = ${ring.sizeId}`.execute(anna.database)
    expect(agreed.goods.worth.gross).toBe(200)
    expect(await counted(ring.sizeId)).toEqual([0, 2, 2])
    expect(await order(anna)).toBe('ordered')
  })

  test('returns to its original stores', async () => {
    const shop = shopper()
    const ring = await voucher('3')
    const { rows } = await sql<{ id: number }>`
      insert into store (name, position) values (${`Magazyn ${ring.id}`}, 9) returning id
    `.execute(shop.database)
    await sql`insert into stock (size_id, store_id, quantity) values (${ring.sizeId}, ${rows[0]?.id}, 4)`.execute(
      shop.database,
    )
    const anna = await shopperWith([ring, '5'])
    await untilOf(anna)
    await clearBasket(anna)
    const stores = await sql<{ quantity: number }>`
      select quantity::integer as quantity from stock where size_id = ${ring.sizeId} order by store_id
    `.execute(shop.database)
    expect(stores.rows.map(({ quantity }) => quantity)).toEqual([3, 4])
  })

  test('of a bundle is that of its parts; made-to-order and uncounted products need none', async () => {
    const shop = shopper()
    const [mug, tea] = [await createTestProduct(shop, { stock: '7' }), await createTestProduct(shop, { stock: '-1' })]
    const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
    const parts = [mug, tea].map(({ sizeId }) => ({ bundle_id: bundle.id, size_id: sizeId, quantity: '2' }))
    await shop.database.insertInto('bundle_part').values(parts).execute()
    const engraved = await createTestProduct(shop, { availability: 'order', stock: '1' })
    const anna = await shopperWith([bundle, '3'], [engraved, '4'])
    expect(await untilOf(anna)).toEqual(minutesLater(15))
    expect(await counted(mug.sizeId)).toEqual([1, 6, 6])
    expect([await stockOf(shop, tea.sizeId), await stockOf(shop, engraved.sizeId)]).toEqual([-1, 1])
    expect((await getBasket(anna)).orderable).toBe(true)
    await clearBasket(anna)
    expect(await counted(mug.sizeId)).toEqual([7, 0, 0])
  })
})

describe('after the reservation expires', () => {
  test('the order succeeds as long as stock is left', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '2'])
    await untilOf(anna)
    await releaseAllExpiredHolds(later(anna, 16), minutesLater(16))
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
    expect(await order(later(anna, 20))).toBe('ordered')
    expect(await counted(ring.sizeId)).toEqual([1, 0, 0])
  })

  test('other visitors can take the stock, whether the clean-up has released it or not', async () => {
    const ring = await voucher('3')
    const [anna, piotr, ewa] = [await shopperWith([ring, '3']), await shopperWith([ring, '1']), shopper()]
    await untilOf(anna)
    expect(await lineOutcomes(addToBasket(later(ewa, 14), { items: [basketItem(ring.id, '1')] }))).toEqual([
      ['error', 'no_stock'],
    ])
    expect(await lineOutcomes(addToBasket(later(ewa, 15), { items: [basketItem(ring.id, '1')] }))).toEqual([
      ['success', 'added'],
    ])
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
    await untilOf(later(anna, 15))
    expect(await untilOf(later(piotr, 16))).toBe('not-orderable')
    expect(await untilOf(later(piotr, 30))).toEqual(minutesLater(45))
    expect(await counted(ring.sizeId)).toEqual([2, 1, 1])
    expect(await order(later(anna, 31))).toBe('not-orderable')
  })

  test('an expired but unreleased hold does not count: a new one begins', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '3'])
    await untilOf(anna)
    expect(await untilOf(later(anna, 60))).toEqual(minutesLater(75))
    expect(await counted(ring.sizeId)).toEqual([0, 3, 3])
  })

  test('stock of a deleted basket is released too', async () => {
    const [ring, card] = [await voucher('3'), await voucher('3')]
    const [anna, piotr] = [await shopperWith([ring, '3']), await shopperWith([card, '1'])]
    await untilOf(anna)
    await untilOf(piotr)
    await anna.database.deleteFrom('basket').where('visit_id', '=', anna.visitor.visitId).execute()
    expect(await counted(ring.sizeId)).toEqual([0, 3, 3])
    await releaseAllExpiredHolds(anna, minutesLater(15))
    expect([await counted(ring.sizeId), await counted(card.sizeId)]).toEqual([
      [3, 0, 0],
      [3, 0, 0],
    ])
  })

  test('signing in transfers the reservation', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '3'])
    await untilOf(anna)
    const client = { ...anna, visitor: { ...anna.visitor, customerId: await createTestClient(anna) } }
    await mergeBaskets(client)
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
    expect(await basketContents(client)).toEqual(['uniw 3'])
    expect(await untilOf(client)).toEqual(minutesLater(15))
    expect(await order(client)).toBe('ordered')
  })
})

describe('limits of reservations', () => {
  test('a shop without the setting reserves nothing', async () => {
    const ring = await voucher('3')
    const anna = { ...(await shopperWith([ring, '3'])), settings: demoSettings({ 'stock.holdMinutes': 0 }) }
    expect(await untilOf(anna)).toBe('off')
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
  })

  test('only orderable lines are reserved, at most 50', async () => {
    const [ring, gone] = [await voucher('99'), await voucher('99')]
    const anna = await shopperWith([ring, '3'], [gone, '1'])
    await sql`update product set availability = 'disable' where id = ${gone.id}`.execute(anna.database)
    expect(await untilOf(anna)).toBe('not-orderable')
    const piotr = shopper()
    const engraved = (count: number) =>
      Array.from({ length: count }, (_, index) => basketItem(ring.id, '1', { additional: `Ola ${index}` }))
    await addToBasket(piotr, { items: engraved(51) })
    expect(await untilOf(piotr)).toBe('not-orderable')
    expect(await counted(ring.sizeId)).toEqual([99, 0, 0])
  })

  test('an address begins at most twenty an hour; renewing and ordering are not limited', async () => {
    const ring = await voucher('99')
    const from = async (address: string) => {
      const shop = await shopperWith([ring, '1'])
      return { ...shop, visitor: { ...shop.visitor, address } }
    }
    const first = await from('192.0.2.1')
    expect(await untilOf(first)).toEqual(minutesLater(15))
    for (let count = 1; count < 20; count++) await untilOf(await from('192.0.2.1'))
    expect(await untilOf(first)).toEqual(minutesLater(15))
    const late = await from('192.0.2.1')
    expect(await untilOf(late)).toBe('too-many')
    expect(await order(late)).toBe('ordered')
    expect(await untilOf(await from('192.0.2.2'))).toEqual(minutesLater(15))
  })
})

describe("the merchant's count includes reserved stock", () => {
  test.each([
    ['20', [17, 3], 20],
    ['3', [0, 3], 3],
    ['2', [0, 2], 2],
    ['0', [0, 0], 0],
    ['-1', [-1, 0], -1],
  ])(
    'of %s there are %j to be sold and held, and %i when all is given back',
    async (stocktake, [free, reserved], after) => {
      const ring = await voucher('5')
      const anna = await shopperWith([ring, '3'])
      await untilOf(anna)
      await setStock(anna, [{ sizeId: ring.sizeId, quantity: stocktake }])
      expect((await counted(ring.sizeId)).slice(0, 2)).toEqual([free, reserved])
      expect(await setStock(anna, [{ sizeId: ring.sizeId, quantity: stocktake }])).toEqual([{ outcome: 'unchanged' }])
      await clearBasket(anna)
      expect(await counted(ring.sizeId)).toEqual([after, 0, 0])
    },
  )
})

test("in any order of visitors' actions, free, reserved and sold stock add up to the initial stock", async () => {
  const action = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom(
      'add',
      'set',
      'hold',
      'hold',
      'clear',
      'put aside',
      'take back',
      'order',
      'wait',
      'give back',
    ),
    good: fc.nat(1),
    quantity: fc.integer({ min: 0, max: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
      const products = [await voucher('6'), await voucher('4')]
      const shoppers = [shopper(), shopper(), shopper()]
      let passed = 0
      for (const { who, what, good, quantity } of actions) {
        const shop = later(shoppers[who] as Shop, passed)
        const items = [basketItem(products[good]?.id ?? 0, String(quantity))]
        if (what === 'add') await addToBasket(shop, { items })
        if (what === 'set') await changeBasket(shop, { items })
        if (what === 'hold') await holdBasket(shop)
        if (what === 'clear') await clearBasket(shop)
        if (what === 'put aside') await putAside(shop)
        if (what === 'take back') await takeBack(shop)
        if (what === 'order') await order(shop)
        if (what === 'wait') passed += 3 * quantity
        if (what === 'give back') await releaseAllExpiredHolds(shop, shop.now)
        for (const [index, { sizeId }] of products.entries()) await expectTotal(sizeId, index === 0 ? 6 : 4)
      }
    }),
    { numRuns: 25 },
  )
})

async function expectTotal(sizeId: number, all: number): Promise<void> {
  const [free, reserved, holds] = await counted(sizeId)
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity), 0)::integer as sold from order_line where size_id = ${sizeId}
  `.execute(testShop.shop().database)
  expect({ sum: free + reserved + (rows[0]?.sold ?? 0), reserved }).toEqual({ sum: all, reserved: holds })
}

test('thirty concurrent shoppers, an import and the clean-up: no one gets an error, and no stock is lost', async () => {
  const goods = [await voucher('40'), await voucher('40'), await voucher('40')]
  const at = (place: number) => goods[place % 3] as (typeof goods)[number]
  const shoppers = []
  for (let count = 0; count < 30; count++)
    shoppers.push(await shopperWith([at(count), '1'], [at(count + 1), '1'], [at(count + 2), String(1 + (count % 2))]))
  const buys = async (shop: Shop, place: number) => {
    await untilOf(shop)
    if (place % 3 === 0)
      await changeBasket(shop, { items: [basketItem(at(place).id, '2'), basketItem(at(place + 1).id, '0')] })
    if (place % 3 === 1) await clearBasket(shop)
    if (place % 3 === 2) expect(await order(shop)).toBe('ordered')
  }
  const feed = goods.map(({ sizeId }) => ({ sizeId, quantity: '40' })).toReversed()
  await Promise.all([
    ...shoppers.map(buys),
    setStock(shopper(), feed),
    releaseAllExpiredHolds(shopper(), minutesLater(15)),
    releaseAllExpiredHolds(shopper(), minutesLater(15)),
  ])
  for (const { sizeId } of goods) {
    const [, reserved, holds] = await counted(sizeId)
    expect(reserved).toBe(holds)
  }
  await releaseAllExpiredHolds(shopper(), minutesLater(60))
  for (const { sizeId } of goods) expect((await counted(sizeId)).slice(1)).toEqual([0, 0])
})
