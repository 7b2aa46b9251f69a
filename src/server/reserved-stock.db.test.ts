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
import { getCheckout } from '#features/checkout/views.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../test/basket-lines.ts'
import { testTime } from '../../test/constants.ts'
import { createTestClient } from '../../test/create-test-client.ts'
import { createTestProduct, stockOf, type TestProduct } from '../../test/create-test-product.ts'
import { demoSettings } from '../../test/demo-settings.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { guest } from '../../test/order-form.ts'

let testShop: TestShop
let spoon: { id: number; sizeId: number } // given to whoever buys for 100 zł
beforeAll(async () => {
  testShop = await openTestShop()
  spoon = await voucher('5')
  await sql`update product set gift_from_value = 10000 where id = ${spoon.id}`.execute(testShop.shop().database)
})
afterAll(() => testShop.close())

const holding = demoSettings({ 'stock.holdMinutes': 15 })
const minutesLater = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

/** A visitor of his own, in a shop that holds goods for 15 minutes. */
function shopper(): Shop {
  return { ...testShop.shop(), settings: holding }
}

/** The same visitor, so many minutes later. */
function later(shop: Shop, minutes: number): Shop {
  return { ...shop, now: minutesLater(minutes) }
}

/** A visitor of his own with so much of each in his basket; goods that are counted and not sent, so that a form is short. */
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
      seenTotal: String(goods.worth.gross),
      seenCurrency: 'PLN',
    },
    seen: goods.lines.map((line) =>
      serializeSeenLine({ lineId: line.id, quantity: line.quantity, gross: line.worth.gross }),
    ),
  })
  return placed.ok ? 'ordered' : placed.problem.reason
}

/** Puts the first line of the basket aside, and takes back what was put aside last. */
async function putAside(shop: Shop) {
  const [line] = (await getBasket(shop)).lines
  return saveForLater(shop, line?.id ?? 0)
}

async function takeBack(shop: Shop) {
  const [saved] = await getSavedLines(shop)
  return moveSavedToBasket(shop, saved?.id ?? 0)
}

/** What is to be sold, and what is held, by the stock and by the holds themselves. */
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
  const held = await holdBasket(shop)
  return held.ok ? held.value : held.problem
}

describe('goods of whoever opens the order form', () => {
  test('are his: others see fewer, he sees what he had, and orders the last one', async () => {
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

  test('are held on when it is opened again, three times as long at most', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '2'])
    const after = [0, 10, 20, 30, 40].map((minutes) => later(anna, minutes))
    const held = []
    for (const shop of after) held.push(await untilOf(shop))
    expect(held).toEqual([15, 25, 35, 45, 45].map(minutesLater))
    expect(await counted(ring.sizeId)).toEqual([1, 2, 2])
  })

  test('are given back as far as the basket no longer needs them; the rest is held on', async () => {
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

  test('are held with the gift beside them, however they change, as long as something is bought', async () => {
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

  test('are there for what he takes back from aside, and for lines that stay', async () => {
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

  test('are held still when the order was refused', async () => {
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

  test('go back into the stores that they came from', async () => {
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

  test('of a bundle are its parts; what is made to order or not counted needs none', async () => {
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

describe('when the time is over', () => {
  test('nothing is lost: the order goes through as long as there are goods', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '2'])
    await untilOf(anna)
    await releaseAllExpiredHolds(later(anna, 16), minutesLater(16))
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
    expect(await order(later(anna, 20))).toBe('ordered')
    expect(await counted(ring.sizeId)).toEqual([1, 0, 0])
  })

  test('whoever needs them takes them, whether the clock has given them back or not', async () => {
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

  test('a hold that has run out and lies there still is no hold: it begins anew', async () => {
    const ring = await voucher('3')
    const anna = await shopperWith([ring, '3'])
    await untilOf(anna)
    expect(await untilOf(later(anna, 60))).toEqual(minutesLater(75))
    expect(await counted(ring.sizeId)).toEqual([0, 3, 3])
  })

  test('what a basket held that is gone comes back too', async () => {
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

  test('whoever signs in takes his goods along', async () => {
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

describe('nobody holds the whole shop', () => {
  test('a shop that was not told to holds nothing', async () => {
    const ring = await voucher('3')
    const anna = { ...(await shopperWith([ring, '3'])), settings: demoSettings({ 'stock.holdMinutes': 0 }) }
    expect(await untilOf(anna)).toBe('off')
    expect(await counted(ring.sizeId)).toEqual([3, 0, 0])
  })

  test('only what could be ordered as it is, and no more than 50 lines', async () => {
    const [ring, gone] = [await voucher('99'), await voucher('99')]
    const anna = await shopperWith([ring, '3'], [gone, '1'])
    await sql`update product set availability = 'disable' where id = ${gone.id}`.execute(anna.database)
    expect(await untilOf(anna)).toBe('not-orderable')
    const piotr = shopper()
    const engraved = (count: number) =>
      Array.from({ length: count }, (_, place) => basketItem(ring.id, '1', { additional: `Ola ${place}` }))
    await addToBasket(piotr, { items: engraved(51) })
    expect(await untilOf(piotr)).toBe('not-orderable')
    expect(await counted(ring.sizeId)).toEqual([99, 0, 0])
  })

  test('an address begins no more than twenty an hour; holding on is free, and so is ordering', async () => {
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

describe('what the merchant counts lies there, held or not', () => {
  test.each([
    ['20', [17, 3], 20],
    ['3', [0, 3], 3],
    ['2', [0, 2], 2],
    ['0', [0, 0], 0],
    ['-1', [-1, 0], -1],
  ])('of %s there are %j to be sold and held, and %i when all is given back', async (said, [free, held], after) => {
    const ring = await voucher('5')
    const anna = await shopperWith([ring, '3'])
    await untilOf(anna)
    await setStock(anna, [{ sizeId: ring.sizeId, quantity: said }])
    expect((await counted(ring.sizeId)).slice(0, 2)).toEqual([free, held])
    expect(await setStock(anna, [{ sizeId: ring.sizeId, quantity: said }])).toEqual([{ outcome: 'unchanged' }])
    await clearBasket(anna)
    expect(await counted(ring.sizeId)).toEqual([after, 0, 0])
  })
})

test('whatever shoppers do, and in which order: what is to be sold, held and sold is what there was', async () => {
  const deed = fc.record({
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
    fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
      const goods = [await voucher('6'), await voucher('4')]
      const shoppers = [shopper(), shopper(), shopper()]
      let passed = 0
      for (const { who, what, good, quantity } of deeds) {
        const shop = later(shoppers[who] as Shop, passed)
        const items = [basketItem(goods[good]?.id ?? 0, String(quantity))]
        if (what === 'add') await addToBasket(shop, { items })
        if (what === 'set') await changeBasket(shop, { items })
        if (what === 'hold') await holdBasket(shop)
        if (what === 'clear') await clearBasket(shop)
        if (what === 'put aside') await putAside(shop)
        if (what === 'take back') await takeBack(shop)
        if (what === 'order') await order(shop)
        if (what === 'wait') passed += 3 * quantity
        if (what === 'give back') await releaseAllExpiredHolds(shop, shop.now)
        for (const [place, { sizeId }] of goods.entries()) await expectAllThere(sizeId, place === 0 ? 6 : 4)
      }
    }),
    { numRuns: 25 },
  )
})

async function expectAllThere(sizeId: number, all: number): Promise<void> {
  const [free, held, holds] = await counted(sizeId)
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity), 0)::integer as sold from order_line where size_id = ${sizeId}
  `.execute(testShop.shop().database)
  expect({ sum: free + held + (rows[0]?.sold ?? 0), held }).toEqual({ sum: all, held: holds })
}

test('thirty shoppers, an import and the clock at the same moment: nobody fails, and nothing is lost', async () => {
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
    const [, held, holds] = await counted(sizeId)
    expect(held).toBe(holds)
  }
  await releaseAllExpiredHolds(shopper(), minutesLater(60))
  for (const { sizeId } of goods) expect((await counted(sizeId)).slice(1)).toEqual([0, 0])
})
