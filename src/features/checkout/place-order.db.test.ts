import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { commentBasket } from '#features/basket/actions/rebate-code-and-comment.ts'
import { readSingleItem } from '#features/basket/checks.ts'
import { getBasketComment, getVisitorLines } from '#features/basket/queries/stored-basket.ts'
import { getArrivalDay } from '#features/delivery/views/arrival-texts.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderConsents } from '#features/orders/queries/order-records.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { decimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { createTestProduct, stockOf } from '../../../test/create-test-product.ts'
import { inEuro } from '../../../test/currency.ts'
import { demoSettings } from '../../../test/demo-settings.ts'
import { addTestCourier, filledOrderForm } from '../../../test/filled-order-form.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { limitOrderRate, placeOrder } from './actions/place-order.ts'
import type { RawOrder } from './checks.ts'
import { getCheckout } from './views/checkout.ts'

let testShop: TestShop
let courierId: number
beforeAll(async () => {
  testShop = await openTestShop()
  courierId = await addTestCourier(testShop.shop())
})
afterAll(() => testShop.close())

/** A new visitor with these goods in the basket. */
async function buyerOf(goods: { id: number; number?: string }[]): Promise<Shop> {
  const shop = testShop.shop()
  for (const { id, number = '1' } of goods) {
    const item = readSingleItem(Object.entries({ product: String(id), size: 'uniw', number }))
    const added = await addToBasket(shop, { items: [item] })
    if (!added.ok) throw new Error(added.problem.code)
  }
  return shop
}

const formOf = (shop: Shop, changes: Record<string, string> = {}) => filledOrderForm(shop, courierId, changes)

async function ordersWith(form: RawOrder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders where idempotency_key = ${form.fields.idempotencyKey}
  `.execute(testShop.shop().database)
  return rows[0]?.count ?? 0
}

test('a guest orders a mug and half a metre of fabric', async () => {
  const mug = await createTestProduct(testShop.shop(), { name: 'Kubek', price: 5900 })
  const fabric = await createTestProduct(testShop.shop(), {
    name: 'Len',
    price: 4999,
    stock: '3.5',
    step: '0.1',
    precision: 1,
    vat: '8',
  })
  const shop = await buyerOf([mug, { ...fabric, number: '0,5' }])
  await commentBasket(shop, 'Zostawić u sąsiada')
  const placed = await placeOrder(shop, await formOf(shop, { comment: 'Dzwonić po 16' }))
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  const order = await findOrder(shop, placed.value)
  expect(order).toMatchObject({
    status: 'new',
    customerId: null,
    email: 'anna@example.com',
    phone: '+48600700800',
    comment: 'Dzwonić po 16',
    deliveryName: 'Kurier Próbny',
    paymentMethod: 'transfer',
    goodsGross: 8400,
    totalGross: 9900,
    lines: [
      { name: 'Kubek', gross: 5900, net: 4797, vatPercent: '23.00' },
      { name: 'Len', gross: 2500, net: 2315, vatPercent: '8.00' },
    ],
    deliveryAddress: { lastName: 'Nowak', postcode: '00-950' },
  })
  expect([await getVisitorLines(shop, shop.visitor), await getBasketComment(shop)]).toEqual([[], ''])
  expect([await stockOf(shop, mug.sizeId), await stockOf(shop, fabric.sizeId)]).toEqual([9, 3])
  const payments = await sql`select method, status, amount from payment where order_id = ${order?.id}`.execute(
    shop.database,
  )
  expect(payments.rows).toEqual([{ method: 'transfer', status: 'waiting', amount: 9900 }])
})

test('the order stores the day of delivery that was promised, whatever sizes its form names; nothing for what is not sent', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { price: 3000 })
  const place = async (changes: Record<string, string>) => {
    const shop = await buyerOf([{ id }])
    const promised = await getArrivalDay(shop, [{ sizeId }], 1)
    const placed = await placeOrder(shop, await formOf(shop, changes))
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    return { promised, stored: (await findOrder(shop, placed.value))?.promisedDay }
  }
  for (const seenSizes of [String(sizeId), '', '1 2 x']) {
    const { promised, stored } = await place({ seenSizes })
    expect(promised).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(stored).toBe(promised)
  }
  await sql`update product set delivery_unknown = true where id = ${id}`.execute(testShop.shop().database)
  testShop.shop().invalidate([`product:${id}`])
  expect(await place({})).toEqual({ promised: null, stored: null })
})

test('cash on delivery costs what the courier charges for it, as a charge of its own taxed like the goods, and needs no payment in advance', async () => {
  const { id } = await createTestProduct(testShop.shop(), { price: 3000 })
  const book = await createTestProduct(testShop.shop(), { price: 2900, vat: '5' })
  const shop = await buyerOf([{ id }, { id: book.id }])
  const placed = await placeOrder(shop, await formOf(shop, { payment: 'cash-on-delivery' }))
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  expect(await findOrder(shop, placed.value)).toMatchObject({
    ...{ status: 'new', deliveryPrepaid: 'dvp', totalGross: 7900 },
    charges: [
      { kind: 'delivery', name: 'Kurier Próbny', gross: 1500 },
      {
        ...{ kind: 'payment', name: 'Za pobraniem', gross: 500, net: 440 },
        vat: [
          { vatPercent: '23', gross: 255, net: 207, vat: 48 },
          { vatPercent: '5', gross: 245, net: 233, vat: 12 },
        ],
      },
    ],
  })
  const stored = await sql`select delivery_gross from orders where id = ${placed.value.id}`.execute(shop.database)
  expect(stored.rows).toEqual([{ delivery_gross: 2000 }]) // what the build of before shows
})

describe('an order in EUR', () => {
  const account = 'PL10105000997603123456789123'
  const takingEuro = (shop: Shop) => inEuro({ ...shop, settings: demoSettings({ 'seller.bankAccountEUR': account }) })

  test('is stored in EUR with the exchange rate of the day: each line is charged as it was shown', async () => {
    const mug = await createTestProduct(testShop.shop(), { name: 'Kubek', price: 5900 })
    const fabric = await createTestProduct(testShop.shop(), { price: 4999, step: '0.1', precision: 1, vat: '8' })
    const buyer = await buyerOf([
      { id: mug.id, number: '3' },
      { id: fabric.id, number: '0,5' },
    ])
    const shop = takingEuro(buyer)
    const shown = await getShownPrices(shop, [mug.sizeId, fabric.sizeId])
    const placed = await placeOrder(shop, await formOf(shop))
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    const order = await findOrder(shop, placed.value)
    expect(order).toMatchObject({
      currency: 'EUR',
      currencyRate: decimal('4.25'),
      seller: { bankAccount: account },
      lines: [
        { unitGross: 1388, gross: 4164, net: 3385 },
        { unitGross: 1176, gross: 588, net: 544 },
      ],
      goodsGross: 4752,
      charges: [{ kind: 'delivery', gross: 360 }],
      totalGross: 5112,
      totalNet: 3385 + 544 + 257 + 41, // of 3,60 € delivery 3,16 are taxed like the mugs, 0,44 like the fabric
    })
    expect(order?.lines.map(({ sizeId, unitGross }) => shown.get(sizeId ?? 0)?.amount === unitGross)).toEqual([
      true,
      true,
    ])
    const { rows } = await sql`select amount, currency from payment where order_id = ${order?.id}`.execute(
      shop.database,
    )
    expect(rows).toEqual([{ amount: 5112, currency: 'EUR' }])
  })

  test.each(['PLN', 'EUR'])(
    'a form that showed another currency than %s is shown again, not charged',
    async (chosen) => {
      const { id } = await createTestProduct(testShop.shop(), { price: 5900 })
      const buyer = await buyerOf([{ id }])
      const [now, before] = chosen === 'EUR' ? [inEuro(buyer), buyer] : [buyer, inEuro(buyer)]
      const form = await formOf(before, { payment: chosen === 'EUR' ? 'cash-on-delivery' : 'transfer' })
      expect(await placeOrder(now, form)).toEqual({
        ok: false,
        problem: {
          reason: 'changed',
          changes: [{ kind: 'currency', before: before.currency.format.code, after: chosen }],
        },
      })
      expect(await ordersWith(form)).toBe(0)
      expect(await getVisitorLines(buyer, buyer.visitor)).toHaveLength(1)
    },
  )

  test('cannot be paid to the courier, who accepts no euro', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const shop = takingEuro(await buyerOf([{ id }]))
    const answer = await placeOrder(shop, await formOf(shop, { payment: 'cash-on-delivery' }))
    expect(answer).toMatchObject({ ok: false, problem: { reason: 'invalid', problems: { payment: {} } } })
  })

  test('is refused while the shop has no account in that currency', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const shop = { ...inEuro(await buyerOf([{ id }])), settings: demoSettings({ 'seller.bankAccountEUR': '' }) }
    expect((await getCheckout(shop)).methods).toEqual([])
    expect(await placeOrder(shop, await formOf(shop))).toMatchObject({
      ok: false,
      problem: { problems: { payment: {} } },
    })
  })

  test('a price seen in PLN in the basket does not count as a changed price', async () => {
    const { id } = await createTestProduct(testShop.shop(), { price: 5900 })
    const buyer = await buyerOf([{ id }])
    const seen = async (shop: Shop) => (await getVisitorLines(shop, shop.visitor)).map(({ seenGross }) => seenGross)
    expect([await seen(buyer), await seen(inEuro(buyer))]).toEqual([[5900], [null]])
  })
})

test('a gift card alone needs no courier and no delivery cost; cash on delivery is refused', async () => {
  const { id } = await createTestProduct(testShop.shop(), { kind: 'virtual', stock: '-1', price: 10_000 })
  const shop = await buyerOf([{ id }])
  const toCourier = await placeOrder(shop, await formOf(shop, { payment: 'cash-on-delivery', courier: '' }))
  expect(toCourier).toMatchObject({ ok: false, problem: { problems: { payment: {} } } })
  const placed = await placeOrder(shop, await formOf(shop, { courier: '' }))
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  expect(await findOrder(shop, placed.value)).toMatchObject({ deliveryName: 'Bez wysyłki', totalGross: 10_000 })
})

test('the invoice data is stored in addition to the address', async () => {
  const { id } = await createTestProduct(testShop.shop())
  const shop = await buyerOf([{ id }])
  const invoice = { invoiceName: 'Żółw sp. z o.o.', invoiceTaxNumber: '5261040828', invoiceStreet: 'Krótka' }
  const invoiceAddress = { invoiceStreetNumber: '5', invoicePostcode: '31-146', invoiceCity: 'Kraków' }
  const placed = await placeOrder(shop, await formOf(shop, { wantsInvoice: 'on', ...invoice, ...invoiceAddress }))
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  expect((await findOrder(shop, placed.value))?.invoiceAddress).toMatchObject({
    company: 'Żółw sp. z o.o.',
    taxNumber: '5261040828',
    city: 'Kraków',
  })
})

describe('consents', () => {
  test('B2.15 B5.45 each one that was asked for is stored with its words and version, given or not, and never changes', async () => {
    const card = await createTestProduct(testShop.shop(), { kind: 'virtual', stock: '-1', price: 10_000 })
    const workshop = await createTestProduct(testShop.shop(), { kind: 'service', stock: '-1', price: 20_000 })
    const shop = await buyerOf([card, workshop])
    const invoice = { invoiceName: 'Żółw sp. z o.o.', invoiceStreet: 'Krótka', invoiceStreetNumber: '5' }
    const form = await formOf(shop, {
      ...{ courier: '', wantsInvoice: 'on', ...invoice, invoicePostcode: '31-146', invoiceCity: 'Kraków' },
      consentEInvoice: 'on',
    })
    const placed = await placeOrder(shop, form)
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    const consents = await getOrderConsents(shop, placed.value.id)
    expect(consents.map(({ kind, required, given, version }) => [kind, required, given, version])).toEqual([
      ['digital', true, true, null],
      ['terms', true, true, 1],
      ['eInvoice', false, true, null],
      ['service', false, false, null],
    ])
    expect(consents[1]?.words).toBe('Przyjmuję regulamin sklepu')
    expect(consents[0]?.words).toContain('tracę przez to prawo odstąpienia')
    const taken = sql`update order_consent set given = true where order_id = ${placed.value.id}`
    await expect(taken.execute(shop.database)).rejects.toThrow()
  })

  test('B5.45 digital goods are not ordered without the consent to lose the right of withdrawal', async () => {
    const { id } = await createTestProduct(testShop.shop(), { kind: 'virtual', stock: '-1', price: 10_000 })
    const shop = await buyerOf([{ id }])
    expect(await placeOrder(shop, await formOf(shop, { courier: '', consentDigital: '' }))).toMatchObject({
      ok: false,
      problem: { reason: 'invalid', problems: { consentDigital: {} } },
    })
  })
})

describe('invalid fields are reported one by one, and nothing is stored', () => {
  test.each([
    ['B5.1 no name', { firstName: '' }, 'firstName', 'Proszę wypełnić to pole.'],
    ['B5.45 terms not accepted', { terms: '' }, 'terms', 'Zaznacz, że znasz i przyjmujesz regulamin.'],
    ['B5.4 no courier', { courier: '' }, 'courier', 'Proszę wybrać opcję.'],
    ['an unknown courier', { courier: '999999' }, 'courier', 'Proszę wybrać opcję.'],
    ['B5.4 no payment', { payment: '' }, 'payment', 'Proszę wybrać opcję.'],
    [
      'a country without delivery',
      { country: 'AQ', phone: '+48600700800' },
      'country',
      expect.stringContaining('nie sprzedajemy'),
    ],
    ['B5.1 an invoice without a name', { wantsInvoice: 'on' }, 'invoiceName', 'Proszę wypełnić to pole.'],
  ])('%s', async (_what, changes, field, expected) => {
    const { id, sizeId } = await createTestProduct(testShop.shop())
    const shop = await buyerOf([{ id }])
    const answer = await placeOrder(shop, await formOf(shop, changes))
    if (answer.ok || answer.problem.reason !== 'invalid') throw new Error(JSON.stringify(answer))
    const message = answer.problem.problems[field]
    expect(message && translate(message.text, message.values)).toEqual(expected)
    expect(await getVisitorLines(shop, shop.visitor)).toHaveLength(1)
    expect(await stockOf(shop, sizeId)).toBe(10)
  })
})

describe('changes since the shopper opened the form are shown before anything is sold', () => {
  test('a changed price is refused with old and new price; the next form orders at the new one', async () => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { price: 5900 })
    const shop = await buyerOf([{ id, number: '2' }])
    const form = await formOf(shop)
    await sql`update price set amount = 6100 where size_id = ${sizeId}`.execute(shop.database)
    expect(await placeOrder(shop, form)).toMatchObject({
      ok: false,
      problem: { reason: 'changed', changes: [{ kind: 'price', before: { gross: 11_800 }, after: { gross: 12_200 } }] },
    })
    expect(await ordersWith(form)).toBe(0)
    expect(await getVisitorLines(shop, shop.visitor)).toHaveLength(1)
    const placed = await placeOrder(shop, await formOf(shop))
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
    expect((await findOrder(shop, placed.value))?.goodsGross).toBe(12_200)
  })

  test.each([
    ['the cost of delivery', { seenTotal: '7300' }, 'total'],
    ['the terms', { termsVersion: '77' }, 'terms'],
    ['the words of the consents', { seenConsents: 'other' }, 'consents'],
  ])('%s', async (_what, seen, kind) => {
    const { id } = await createTestProduct(testShop.shop(), { price: 5900 })
    const shop = await buyerOf([{ id }])
    const answer = await placeOrder(shop, await formOf(shop, seen))
    expect(answer).toMatchObject({ ok: false, problem: { reason: 'changed', changes: [{ kind }] } })
  })

  test('a product added in another tab', async () => {
    const first = await createTestProduct(testShop.shop())
    const second = await createTestProduct(testShop.shop(), { name: 'Drugi' })
    const shop = await buyerOf([first])
    const form = await formOf(shop)
    await addToBasket(shop, { items: [readSingleItem([['product', String(second.id)]])] })
    expect(await placeOrder(shop, form)).toMatchObject({
      ok: false,
      problem: { changes: [{ kind: 'added', name: 'Drugi' }] },
    })
  })

  test('a form without the seen lines orders nothing', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const shop = await buyerOf([{ id }])
    const form = await formOf(shop)
    expect(await placeOrder(shop, { ...form, seen: [] })).toMatchObject({ ok: false, problem: { reason: 'changed' } })
  })
})

describe('goods that are no longer available', () => {
  test.each([
    ['deleted', (id: number) => sql`delete from product where id = ${id}`, 'empty'],
    ['withdrawn', (id: number) => sql`update product set withdrawn_at = now() where id = ${id}`, 'not-orderable'],
    ['unavailable', (id: number) => sql`update product set availability = 'disable' where id = ${id}`, 'not-orderable'],
    ['hidden', (id: number) => sql`update product set visible = false where id = ${id}`, 'not-orderable'],
  ])('goods %s in the meantime: refused, the basket is unchanged', async (_how, change, reason) => {
    const { id } = await createTestProduct(testShop.shop())
    const shop = await buyerOf([{ id }])
    const form = await formOf(shop)
    await change(id).execute(shop.database)
    expect(await placeOrder(shop, form)).toMatchObject({ ok: false, problem: { reason } })
    expect(await ordersWith(form)).toBe(0)
  })

  test('A5.3 stock below the quantity in the basket: refused with the quantity left', async () => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { name: 'Rzadki', stock: '5' })
    const shop = await buyerOf([{ id, number: '5' }])
    const form = await formOf(shop)
    await sql`update stock set quantity = 2 where size_id = ${sizeId}`.execute(shop.database)
    const answer = await placeOrder(shop, form)
    if (answer.ok || answer.problem.reason !== 'not-orderable') throw new Error(JSON.stringify(answer))
    const [line] = answer.problem.lines
    expect([line?.name, line && translate(line.message.text, line.message.values)]).toEqual([
      'Rzadki',
      'Zostało tylko: 2 sztuki',
    ])
  })

  test('an empty basket orders nothing', async () => {
    const shop = await buyerOf([])
    const form = await formOf(shop)
    expect(await placeOrder(shop, form)).toEqual({ ok: false, problem: { reason: 'empty' } })
  })
})

describe('the same form sent twice', () => {
  test('the second request returns the same order and leaves later basket lines unchanged', async () => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '10' })
    const shop = await buyerOf([{ id }])
    const form = await formOf(shop)
    const first = await placeOrder(shop, form)
    await addToBasket(shop, { items: [readSingleItem([['product', String(id)]])] })
    expect(await placeOrder(shop, form)).toEqual(first)
    expect(await getVisitorLines(shop, shop.visitor)).toHaveLength(1)
    expect(await stockOf(shop, sizeId)).toBe(9)
  })

  test('a visitor over the order limit still gets the order that they have already placed', async () => {
    const shop = await buyerOf([await createTestProduct(testShop.shop(), { name: 'Kubek' })])
    const buyer = { ...shop, visitor: { ...shop.visitor, address: '203.0.113.30' } }
    const form = await formOf(buyer)
    const placed = await placeOrder(buyer, form)
    while ((await limitOrderRate(buyer)) === null);
    expect(await placeOrder(buyer, form)).toEqual(placed)
    expect(await placeOrder(buyer, await formOf(buyer))).toMatchObject({ problem: { reason: 'wait' } })
  })

  test('ten times at once is one order with one payment and one stock change; all ten get the confirmation', async () => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '10' })
    const shop = await buyerOf([{ id }])
    const form = await formOf(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shop, form)))
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(new Set(answers.map((answer) => answer.ok && answer.value.number)).size).toBe(1)
    expect(await ordersWith(form)).toBe(1)
    expect(await stockOf(shop, sizeId)).toBe(9)
  })
})

describe('an idempotency key is valid only for the visitor of its form', () => {
  async function client(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into customer (email, created_at) values (${`${crypto.randomUUID()}@example.com`}, now()) returning id
    `.execute(testShop.shop().database)
    return rows[0]?.id as number
  }
  const as = (shop: Shop, visitor: Partial<Shop['visitor']>): Shop => ({
    ...shop,
    visitor: { ...shop.visitor, ...visitor },
  })
  const signedIn = async (shop: Shop) => as(shop, { customerId: await client() })
  const stranger = async () => testShop.shop()
  const withMug = async () => buyerOf([await createTestProduct(testShop.shop(), { stock: '10' })])

  test.each<[string, (buyer: Shop) => Promise<Shop>, (buyer: Shop) => Promise<Shop>]>([
    ['a guest', async (guest) => guest, async (guest) => guest],
    ['a guest who has signed in since', async (guest) => guest, signedIn],
    ['a client', signedIn, async (client) => client],
    [
      'a client in another browser',
      signedIn,
      async (client) => as(client, { visitId: (await withMug()).visitor.visitId }),
    ],
    ['a client whose visit has ended', signedIn, async (client) => as(client, { visitId: null })],
  ])('%s who sends it again gets the same order', async (_who, first, again) => {
    const guest = await withMug()
    const buyer = await first(guest)
    if (buyer.visitor.customerId !== null)
      await addToBasket(buyer, { items: [readSingleItem([['product', String((await createTestProduct(guest)).id)]])] })
    const form = await formOf(buyer)
    const placed = await placeOrder(buyer, form)
    expect(placed.ok).toBe(true)
    expect(await placeOrder(await again(buyer), form)).toEqual(placed)
    expect(await ordersWith(form)).toBe(1)
  })

  test.each<[string, (buyer: Shop) => Promise<Shop>]>([
    ['a stranger without a cookie', stranger],
    ['another guest with goods in the basket', withMug],
    ['a visitor whose visit has ended', async (buyer) => as(buyer, { visitId: null })],
    ['another client', async () => signedIn(await stranger())],
  ])('%s does not get the order', async (_who, other) => {
    const buyer = await withMug()
    const form = await formOf(buyer)
    const placed = await placeOrder(buyer, form)
    const answer = await placeOrder(await other(buyer), { ...form, seen: [] })
    expect(answer.ok).toBe(false)
    expect(JSON.stringify(answer)).not.toContain(placed.ok ? `${placed.value.number}` : 'no order')
    expect(await ordersWith(form)).toBe(1)
  })

  test('two visitors with the same key each get their own order, in either sequence', async () => {
    const [anna, jan] = [await withMug(), await withMug()]
    const form = await formOf(anna)
    const same = { idempotencyKey: form.fields.idempotencyKey ?? '' }
    const placed = [await placeOrder(jan, await formOf(jan, same)), await placeOrder(anna, form)]
    expect(placed.every(({ ok }) => ok)).toBe(true)
    expect(new Set(placed.map((answer) => answer.ok && answer.value.number)).size).toBe(2)
    expect(await placeOrder(anna, form)).toEqual(placed[1])
  })

  test('of two tabs one orders; the other is refused because the basket is empty', async () => {
    const shop = await withMug()
    const [first, second] = [await formOf(shop), await formOf(shop)]
    expect((await placeOrder(shop, first)).ok).toBe(true)
    expect(await placeOrder(shop, second)).toMatchObject({ problem: { reason: 'empty' } })
  })
})

describe('a shop that is not ready accepts no order, even a complete form', () => {
  test.each([
    ['no phone number', { 'seller.phone': '' }],
    ['no bank account', { 'seller.bankAccount': '' }],
    ['no payment method', { 'payments.methods': [] }],
  ])('%s', async (_title, changes) => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '3' })
    const buyer = await buyerOf([{ id }])
    const form = await formOf(buyer)
    const shop = { ...buyer, settings: demoSettings(changes) }
    expect(await placeOrder(shop, form)).toEqual({ ok: false, problem: { reason: 'not-open' } })
    expect(await stockOf(shop, sizeId)).toBe(3)
    expect((await placeOrder(buyer, form)).ok).toBe(true)
  })

  test('a payment method that the merchant does not offer is refused like a missing one', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const buyer = await buyerOf([{ id }])
    const shop = { ...buyer, settings: demoSettings({ 'payments.methods': ['cash-on-delivery'] }) }
    expect(await placeOrder(shop, await formOf(buyer, { payment: 'transfer' }))).toMatchObject({
      problem: { reason: 'invalid', problems: { payment: { text: { key: 'validation.no_option' } } } },
    })
  })
})

/** Sends the form until the shop is not too busy: on a loaded machine the queue for a connection is long. */
async function sendUntilAnswered(shop: Shop, form: RawOrder): ReturnType<typeof placeOrder> {
  for (;;) {
    try {
      return await placeOrder(shop, form)
    } catch (thrown) {
      if (!isUnavailable(thrown)) throw thrown
    }
  }
}

test('200 buyers want one of 50 pieces at once: 50 get one, 150 are refused as sold out, none is sold twice', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '50', price: 5900 })
  const buyers: { shop: Shop; form: RawOrder }[] = []
  for (let buyer = 0; buyer < 200; buyer++) {
    const shop = await buyerOf([{ id }])
    buyers.push({ shop, form: await formOf(shop) })
  }
  const answers = await Promise.all(buyers.map(({ shop, form }) => sendUntilAnswered(shop, form)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(50)
  const reasons = answers.flatMap((answer) => (answer.ok ? [] : answer.problem.reason))
  expect(reasons).toHaveLength(150)
  expect(reasons.every((reason) => reason === 'short' || reason === 'not-orderable')).toBe(true)
  expect(await stockOf(testShop.shop(), sizeId)).toBe(0)
  const { rows } = await sql<{ sold: string; orders: number; paid: number }>`
    select sum(line.quantity) as sold, count(distinct line.order_id)::integer as orders,
      (select count(*)::integer from payment where order_id in (select order_id from order_line where size_id = ${sizeId})) as paid
    from order_line line where size_id = ${sizeId}
  `.execute(testShop.shop().database)
  expect(rows).toEqual([{ sold: '50.000000', orders: 50, paid: 50 }])
})
