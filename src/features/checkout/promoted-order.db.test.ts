import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket, changeBasket } from '#features/basket/actions/apply-line-changes.ts'
import { chooseWraps, type RequestedWraps } from '#features/basket/actions/extras.ts'
import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { removeRebateCode, setRebateCode } from '#features/basket/actions/rebate-code-and-comment.ts'
import { getBasket } from '#features/basket/views.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import type { Shop } from '#shop'
import { basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { createTestProduct, setStock, stockOf } from '../../../test/create-test-product.ts'
import { demoSettings } from '../../../test/demo-settings.ts'
import { addTestCourier, filledOrderForm } from '../../../test/filled-order-form.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { placeOrder } from './actions/place-order.ts'
import type { RawOrder } from './checks.ts'

let testShop: TestShop
let courierId: number
let spoon: Awaited<ReturnType<typeof createTestProduct>>
let cup: Awaited<ReturnType<typeof createTestProduct>>
let box: Awaited<ReturnType<typeof createTestProduct>>
beforeAll(async () => {
  testShop = await openTestShop()
  const shop = testShop.shop()
  courierId = await addTestCourier(shop)
  spoon = await createTestProduct(shop, { name: 'Łyżeczka', price: 1900, stock: '20' })
  cup = await createTestProduct(shop, { name: 'Czarka', price: 2600, stock: '1' })
  await sql`update product set gift_from_value = 10000 where id in (${spoon.id}, ${cup.id})`.execute(shop.database)
  box = await createTestProduct(shop, { name: 'Pudełko', price: 900, stock: '20' })
  await savePromotions(shop, [
    {
      key: 'dziesiec',
      name: 'Jesień −10%',
      benefits: [{ kind: 'percent', percent: '10' }],
      codes: [{ code: 'JESIEN10' }, { code: 'OSTATNI', uses: 1 }],
    },
    { key: 'dowoz', name: 'Dowozimy', benefits: [{ kind: 'free_delivery' }], codes: [{ code: 'DOWOZ' }] },
    {
      key: 'duzo',
      name: 'Duże zakupy',
      conditions: [{ kind: 'value', from: 50_000 }],
      benefits: [{ kind: 'percent', percent: '20' }],
      codes: [{ code: 'DUZO' }],
    },
  ])
})
afterAll(() => testShop.close())

/** A visitor with this number of mugs at 59 zł in the basket, and the mug. */
async function buyerOf(quantity: string): Promise<{ shop: Shop; mug: Awaited<ReturnType<typeof createTestProduct>> }> {
  const shop = { ...testShop.shop(), settings: demoSettings({ 'basket.wraps': [box.id] }) }
  const mug = await createTestProduct(shop, { name: 'Kubek Izba', price: 5900 })
  await addToBasket(shop, { items: [basketItem(mug.id, quantity)] })
  return { shop, mug }
}

const gift = (id: number, quantity = '1') => basketItem(id, quantity, { gift: true })

describe('a gift', () => {
  test('A4.27 is chosen one at a time with quantity 1, and can be declined', async () => {
    const { shop } = await buyerOf('2')
    expect(await lineOutcomes(changeBasket(shop, { items: [gift(spoon.id, '5')] }))).toEqual([
      ['success', 'gift_chosen'],
    ])
    const { extras, worth } = await getBasket(shop)
    expect(extras).toMatchObject([{ kind: 'gift', quantity: 1_000_000n, worth: { gross: 0 } }])
    expect(worth.gross).toBe(11_800)
    expect(await lineOutcomes(changeBasket(shop, { items: [gift(spoon.id, '0')] }))).toEqual([
      ['success', 'gift_resigned'],
    ])
    expect((await getBasket(shop)).extras).toEqual([])
  })

  test('A5.11 is refused with a warning while the goods are below the minimum value', async () => {
    const { shop, mug } = await buyerOf('1')
    expect(await lineOutcomes(changeBasket(shop, { items: [gift(spoon.id), basketItem(mug.id, '1')] }))).toEqual([
      ['success', 'unchanged'],
      ['warning', 'gift_value'],
    ])
    expect(await lineOutcomes(changeBasket(shop, { items: [gift(mug.id)] }))).toEqual([['warning', 'no_gift']])
  })

  test('A5.11 is removed when the value falls, the notice says how much is missing, and it returns when the value rises', async () => {
    const { shop, mug } = await buyerOf('2')
    await changeBasket(shop, { items: [gift(spoon.id)] })
    await changeBasket(shop, { items: [basketItem(mug.id, '1')] })
    expect(await getBasket(shop)).toMatchObject({ extras: [], notices: [{ code: 'gift_value', missing: 4100 }] })
    await changeBasket(shop, { items: [basketItem(mug.id, '3')] })
    expect(await getBasket(shop)).toMatchObject({ extras: [{ kind: 'gift' }], notices: [] })
  })

  test('A5.11 that sells out while the form is open is reported before the order is placed without it', async () => {
    const { shop } = await buyerOf('2')
    expect(await lineOutcomes(changeBasket(shop, { items: [gift(cup.id)] }))).toEqual([['success', 'gift_chosen']])
    const form = await filledOrderForm(shop, courierId)
    await setStock(shop, cup.sizeId, '0')
    expect(await getBasket(shop)).toMatchObject({ extras: [], notices: [{ code: 'gift_gone' }], orderable: true })
    expect(await placeOrder(shop, form)).toMatchObject({
      problem: { reason: 'changed', changes: [{ kind: 'extras' }] },
    })
    expect(await placeOrder(shop, await filledOrderForm(shop, courierId))).toMatchObject({ ok: true })
  })

  test('A4.27 requested twice in one request is the last one', async () => {
    const { shop } = await buyerOf('2')
    const items = [gift(spoon.id), gift(spoon.id, '0')]
    expect(await lineOutcomes(changeBasket(shop, { items }))).toEqual([
      ['error', 'one_gift'],
      ['success', 'gift_resigned'],
    ])
  })
})

describe('a rebate code', () => {
  test('A2.14 takes effect at once, is case-insensitive, and can be removed', async () => {
    const { shop } = await buyerOf('1')
    expect(await setRebateCode(shop, ' jesien10 ')).toMatchObject({ ok: true, value: { state: 'works' } })
    const { lines, worth } = await getBasket(shop)
    expect(worth).toEqual({ gross: 5310, net: 4317, vat: 993 })
    expect(lines).toMatchObject([{ discounts: [{ name: 'Jesień −10%', gross: 590 }] }])
    await removeRebateCode(shop)
    expect((await getBasket(shop)).worth.gross).toBe(5900)
  })

  test.each([
    ['', 'no_code'],
    ['NIEMA', 'unknown'],
  ])('%o is refused, and the earlier one is unchanged', async (typed, code) => {
    const { shop } = await buyerOf('1')
    await setRebateCode(shop, 'JESIEN10')
    expect(await setRebateCode(shop, typed)).toMatchObject({ ok: false, problem: { code } })
    expect((await getBasket(shop)).worth.gross).toBe(5310)
  })

  test('that needs more goods is stored with the basket until they are added', async () => {
    const { shop, mug } = await buyerOf('1')
    expect(await setRebateCode(shop, 'DUZO')).toMatchObject({ ok: true, value: { state: 'waits' } })
    expect((await getBasket(shop)).promoted.code).toMatchObject({ refusal: { code: 'minimum' } })
    await changeBasket(shop, { items: [basketItem(mug.id, '10')] })
    expect((await getBasket(shop)).worth.gross).toBe(47_200)
  })

  test('that cannot take effect now does not replace one that does', async () => {
    const { shop } = await buyerOf('1')
    await setRebateCode(shop, 'JESIEN10')
    expect(await setRebateCode(shop, 'DUZO')).toMatchObject({ ok: false, problem: { code: 'minimum' } })
    expect((await getBasket(shop)).worth.gross).toBe(5310)
  })

  test('needs goods in the basket', async () => {
    expect(await setRebateCode(testShop.shop(), 'JESIEN10')).toMatchObject({ problem: { code: 'empty_basket' } })
  })

  test('may be tried a limited number of times, then the visitor waits', async () => {
    const { shop } = await buyerOf('1')
    const tries = Array.from({ length: 20 }, (_, index) => `PROBA${index}`)
    for (const code of tries) expect(await setRebateCode(shop, code)).toMatchObject({ problem: { code: 'unknown' } })
    expect(await setRebateCode(shop, 'JESIEN10')).toMatchObject({ problem: { code: 'wait' } })
  })
})

test('A2.14 lines and the order as a whole are wrapped, and only in wrappings that the shop offers', async () => {
  const { shop, mug } = await buyerOf('1')
  const [line] = (await getBasket(shop)).lines
  const wraps: RequestedWraps = new Map<number | 'all', number>([
    ['all', box.sizeId],
    [line?.id ?? 0, box.sizeId],
  ])
  expect(await chooseWraps(shop, wraps)).toMatchObject({ ok: true })
  const { extras, worth } = await getBasket(shop)
  expect(extras.map(({ kind, lineId }) => [kind, lineId])).toEqual([
    ['wrap', line?.id],
    ['wrap', null],
  ])
  expect(worth.gross).toBe(5900 + 2 * 900)
  expect(await chooseWraps(shop, new Map([['all', mug.sizeId]]))).toMatchObject({ ok: false })
  expect(await chooseWraps(shop, wraps)).toEqual({ ok: true, value: null })
  await chooseWraps(shop, new Map([['all', null]]))
  expect((await getBasket(shop)).extras).toHaveLength(1)
})

test('when there are more goods than boxes, lines without a box are reported, and the basket can be ordered', async () => {
  const { shop } = await buyerOf('1')
  const last = await createTestProduct(shop, { name: 'Ostatnie pudełko', price: 900, stock: '1' })
  const wrapping = { ...shop, settings: demoSettings({ 'basket.wraps': [last.id] }) }
  const [line] = (await getBasket(shop)).lines
  await chooseWraps(
    wrapping,
    new Map<number | 'all', number>([
      ['all', last.sizeId],
      [line?.id ?? 0, last.sizeId],
    ]),
  )
  const seen = await getBasket(wrapping)
  expect(seen).toMatchObject({ extras: [{ lineId: line?.id }], notices: [{ code: 'wrap_gone' }], orderable: true })
  expect(await placeOrder(wrapping, await filledOrderForm(wrapping, courierId))).toMatchObject({ ok: true })
})

test('an order names the wrapped line, and none when everything is wrapped together', async () => {
  const { shop } = await buyerOf('1')
  const bowl = await createTestProduct(shop, { name: 'Miska', price: 3900 })
  await addToBasket(shop, { items: [basketItem(bowl.id, '1')] })
  const wrapped = (await getBasket(shop)).lines.find(({ productId }) => productId === bowl.id)
  await chooseWraps(
    shop,
    new Map<number | 'all', number>([
      [wrapped?.id ?? 0, box.sizeId],
      ['all', box.sizeId],
    ]),
  )
  const placed = await placeOrder(shop, await filledOrderForm(shop, courierId))
  const order = placed.ok ? await findOrder(shop, placed.value) : null
  const wraps = order?.lines.filter(({ kind }) => kind === 'wrap') ?? []
  expect(wraps.map(({ name, additional }) => [name, additional])).toEqual([
    ['Pudełko', 'Miska'],
    ['Pudełko', ''],
  ])
})

test('goods that are not sent are not wrapped', async () => {
  const { shop } = await buyerOf('1')
  const card = await createTestProduct(shop, { name: 'Karta', kind: 'virtual', stock: '-1' })
  await addToBasket(shop, { items: [basketItem(card.id, '1')] })
  const [, line] = (await getBasket(shop)).lines
  await chooseWraps(shop, new Map([[line?.id ?? 0, box.sizeId]]))
  expect((await getBasket(shop)).extras).toEqual([])
})

test('A6.1 a wrapping is merged at sign-in, also onto a line that the client already had', async () => {
  const { shop: guest, mug } = await buyerOf('1')
  const [line] = (await getBasket(guest)).lines
  await chooseWraps(guest, new Map([[line?.id ?? 0, box.sizeId]]))
  const { rows } = await sql<{ id: number }>`select id from customer where email = 'kwiat@example.com'`.execute(
    guest.database,
  )
  const client = { ...guest, visitor: { ...guest.visitor, visitId: null, customerId: rows[0]?.id ?? null } }
  await addToBasket(client, { items: [basketItem(mug.id, '1')] })
  await mergeBaskets({ ...guest, visitor: { ...guest.visitor, customerId: client.visitor.customerId } })
  expect((await getBasket(client)).extras).toMatchObject([{ kind: 'wrap', offer: { product: { id: box.id } } }])
})

describe('the order', () => {
  test('stores gift, wrapping and promotion, takes the stock of both, and has the totals of the basket', async () => {
    const { shop } = await buyerOf('3')
    const { database } = shop
    await changeBasket(shop, { items: [gift(spoon.id)] })
    await setRebateCode(shop, 'JESIEN10')
    const [line] = (await getBasket(shop)).lines
    await chooseWraps(shop, new Map([[line?.id ?? 0, box.sizeId]]))
    const [spoons, boxes] = [await stockOf(shop, spoon.sizeId), await stockOf(shop, box.sizeId)]
    const seen = await getBasket(shop)
    const placed = await placeOrder(shop, await filledOrderForm(shop, courierId))
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    const order = await findOrder(shop, placed.value)
    expect(order?.lines).toMatchObject([
      { kind: 'goods', unitGross: 5900, discountGross: 1770, gross: 15_930 },
      { kind: 'gift', name: 'Łyżeczka', gross: 0 },
      { kind: 'wrap', name: 'Pudełko', additional: 'Kubek Izba', gross: 900 },
    ])
    expect(order?.promotions).toMatchObject([{ name: 'Jesień −10%', code: 'JESIEN10', savedGross: 1770 }])
    expect(order).toMatchObject({ goodsGross: seen.worth.gross, goodsNet: seen.worth.net, totalGross: 16_830 + 1500 })
    expect([await stockOf(shop, spoon.sizeId), await stockOf(shop, box.sizeId)]).toEqual([spoons - 1, boxes - 1])
    const { rows } =
      await sql`select rebate_code, gift_size_id, wrap_size_id from basket where visit_id = ${shop.visitor.visitId}`.execute(
        database,
      )
    expect(rows).toEqual([{ rebate_code: '', gift_size_id: null, wrap_size_id: null }])
  })

  test('is delivered free with a code for free delivery', async () => {
    const { shop } = await buyerOf('1')
    await setRebateCode(shop, 'DOWOZ')
    expect((await getBasket(shop)).delivery).toMatchObject({ cost: { gross: 0 }, missingToFree: 0 })
    const placed = await placeOrder(shop, await filledOrderForm(shop, courierId))
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    expect(await findOrder(shop, placed.value)).toMatchObject({ charges: [{ gross: 0 }], totalGross: 5900 })
  })

  test('uses up a code for free delivery only when delivery would have cost something', async () => {
    await savePromotions(testShop.shop(), [
      {
        key: 'dowoz-raz',
        name: 'Dowozimy raz',
        benefits: [{ kind: 'free_delivery' }],
        codes: [{ code: 'DOWOZ RAZ', uses: 1 }],
      },
    ])
    const orderedWith = async (courier: number) => {
      const { shop } = await buyerOf('1')
      expect(await setRebateCode(shop, 'DOWOZ RAZ')).toMatchObject({ value: { state: 'works' } })
      const placed = await placeOrder(shop, await filledOrderForm(shop, courier))
      if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
      return (await findOrder(shop, placed.value))?.promotions.map(({ code }) => code)
    }
    const { shop } = await buyerOf('1')
    const free = await addTestCourier(shop)
    await sql`update delivery_option set cost = 0 where courier_id = ${free}`.execute(shop.database)
    shop.invalidate(['delivery'])
    expect(await orderedWith(free)).toEqual([])
    expect(await orderedWith(courierId)).toEqual(['DOWOZ RAZ'])
    expect(await setRebateCode(shop, 'DOWOZ RAZ')).toMatchObject({ problem: { code: 'used' } })
    await sql`delete from delivery_option where courier_id = ${free}`.execute(shop.database)
  })

  test('of two orders with the last use of a code at once, one gets it and the other is shown the price without it', async () => {
    const buyers = [await buyerOf('1'), await buyerOf('1')]
    const ready: { shop: Shop; form: RawOrder }[] = []
    for (const { shop } of buyers) {
      await setRebateCode(shop, 'OSTATNI')
      ready.push({ shop, form: await filledOrderForm(shop, courierId) })
    }
    const placed = await Promise.all(ready.map(({ shop, form }) => placeOrder(shop, form)))
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = placed.find(({ ok }) => !ok)
    expect(refused).toMatchObject({
      problem: { reason: 'changed', changes: [{ kind: 'price', before: { gross: 5310 } }] },
    })
  })
})
