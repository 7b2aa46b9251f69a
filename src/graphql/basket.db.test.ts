import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
let mug: number
let apron: number
let fabric: number
let voucher: number
let set: number
beforeAll(async () => {
  testShop = await openTestShop()
  const shop = { ...testShop.shop(), now: new Date() }
  mug = (await createTestProduct(shop, { name: 'Kubek Ania', stock: '-1', limits: { minimum: '2' } })).id
  const sold = await createTestProduct(shop, { name: 'Fartuch Len', sizes: { S: '3', M: '5' } })
  apron = sold.id
  fabric = (await createTestProduct(shop, { name: 'Len', unit: 'm', step: '0.1', precision: 1, price: 4000, vat: '8' }))
    .id
  voucher = (await createTestProduct(shop, { name: 'Karta podarunkowa', kind: 'virtual', stock: '-1', price: 10000 }))
    .id
  set = (await createTestProduct(shop, { name: 'Zestaw', kind: 'bundle', stock: null, price: 9900 })).id
  await sql`insert into bundle_part (bundle_id, size_id, quantity, position, choose_size)
    values (${set}, ${sold.sizeId}, 1, 0, true)`.execute(shop.database)
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = graphqlClient(testShop)
})

const outcome = '{ status results { status error { code message } } }'
const add = async (lines: string) =>
  (await client.ask(`mutation { addProductsToBasket(ProductInput: [${lines}]) ${outcome} }`)).data.addProductsToBasket
const take = async (lines: string) =>
  (await client.ask(`mutation { removeProductsFromBasket(ProductInput: [${lines}]) ${outcome} }`)).data
    .removeProductsFromBasket
const done = { status: 'success', error: null }
const refusedFor = (code: string) => ({
  status: 'error',
  error: { code, message: expect.stringMatching(/\p{L}{3}/u) },
})
const inBasket = async () => {
  const { data } = await client.ask('{ basket { products { id size quantity } } }')
  return data.basket.products.map(({ id, size, quantity }: Record<string, unknown>) => [id, size, quantity])
}

test('A3.10 adds products, a refused line does not affect the others, and a cookie stores the visit', async () => {
  const { data, headers } = await client.ask(`mutation {
    addProductsToBasket(ProductInput: [
      {id: ${fabric}, size: "uniw", quantity: 0.55, subscription: false, bundleParts: []}
      {id: 999999, size: "uniw", quantity: 1}
      {id: ${apron}, size: "M", quantity: 9}
      {id: ${set}, quantity: 1, bundleParts: [{id: ${apron}, size: "S", quantity: 1}]}
    ]) { status results { status error { code message } id size quantity } }
  }`)
  expect(headers.get('Set-Cookie')).toMatch(/^visit=[\w-]{43}; .*HttpOnly/)
  expect(headers.get('x-iai-tracking-events')).toBe('0')
  expect(data.addProductsToBasket).toEqual({
    status: 'warning',
    results: [
      {
        ...{ status: 'warning', id: fabric, size: 'uniw', quantity: 0.6 },
        error: { code: 'quantity_changed', message: 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 0,6 metra' },
      },
      { ...refusedFor('unknown_product'), id: 999_999, size: 'uniw', quantity: null },
      {
        ...{ status: 'warning', id: apron, size: 'M', quantity: 5 },
        error: { code: 'quantity_changed', message: 'Maksymalnie możesz zamówić 5 sztuk' },
      },
      { ...done, id: set, size: 'uniw', quantity: 1 },
    ],
  })
  expect(await inBasket()).toEqual([
    [fabric, 'uniw', 0.6],
    [apron, 'M', 5],
    [set, 'uniw', 1],
  ])
})

test.each<[string, () => string, string]>([
  ['no size where there are several', () => `{id: ${apron}, quantity: 1}`, 'choose_size'],
  ['a size that there is not', () => `{id: ${apron}, size: "XXL"}`, 'unknown_size'],
  ['a number that no product has', () => '{id: -1}', 'unknown_product'],
  ['nothing', () => `{id: ${mug}, quantity: 0}`, 'wrong_quantity'],
  ['less than nothing', () => `{id: ${mug}, quantity: -2}`, 'wrong_quantity'],
  ['next to nothing', () => `{id: ${mug}, quantity: 1e-9}`, 'wrong_quantity'],
  ['a subscription that there is not', () => `{id: ${mug}, subscription: true}`, 'no_subscription'],
  ['a subscription of no days', () => `{id: ${mug}, subscription: "now"}`, 'unknown_configuration'],
  ['a bundle without the size of its part', () => `{id: ${set}}`, 'choose_part_size'],
  [
    'a part in a size that there is not',
    () => `{id: ${set}, bundleParts: [{id: ${apron}, size: "XXL"}]}`,
    'unknown_configuration',
  ],
  ['a text without end', () => `{id: ${mug}, additional: "${'x'.repeat(256)}"}`, 'wrong_additional'],
])('A8.2 %s is refused with a message, and a new visitor gets no visit record', async (_, line, code) => {
  const { data, headers } = await client.ask(`mutation { addProductsToBasket(ProductInput: [${line()}]) ${outcome} }`)
  expect(data.addProductsToBasket).toEqual({ status: 'error', results: [refusedFor(code)] })
  expect(headers.get('Set-Cookie')).toBeNull()
})

test('removes a quantity or the whole line; a line that would fall below its minimum keeps the minimum', async () => {
  await add(`{id: ${mug}, quantity: 4} {id: ${fabric}, quantity: 2} {id: ${apron}, size: "S"}`)
  expect(await take(`{id: ${mug}, quantity: 1} {id: ${fabric}} {id: ${apron}, size: "S", quantity: 7}`)).toEqual({
    status: 'success',
    results: [done, done, done],
  })
  expect(await inBasket()).toEqual([[mug, 'uniw', 3]])
  expect(await take(`{id: ${mug}, quantity: 2}`)).toMatchObject({
    status: 'warning',
    results: [{ error: { message: 'Minimalnie możesz zamówić 2 sztuki' } }],
  })
  expect(await inBasket()).toEqual([[mug, 'uniw', 2]])
  expect(await take(`{id: ${mug}} {id: 999999}`)).toEqual({
    status: 'warning',
    results: [done, refusedFor('unknown_product')],
  })
  expect(await inBasket()).toEqual([])
})

test('A6.1 removing from a basket that does not exist creates nothing', async () => {
  const { data, headers } = await client.ask(
    `mutation { removeProductsFromBasket(ProductInput: [{id: ${mug}}]) ${outcome} }`,
  )
  expect([data.removeProductsFromBasket.status, headers.get('Set-Cookie')]).toEqual(['success', null])
})

const price = '{ gross { value currency formatted } net { value } }'
const whole = `basketCost { products ${price} shipping ${price} toShippingFree { value } total ${price} points totalToPayAtPoints { formatted } }
  summaryBasket { productsCounter productsNumber weight orderable pointsHeld }
  products { id size sizeName name versionName link icon quantity unit price ${price} worth ${price} points additional
    subscription comment bundleParts { id name size quantity } problem { code message } }
  basketGroups { type products { id } worth { gross { value } } }`

test('the basket: costs, summary, lines, and lines grouped by delivery', async () => {
  await add(
    `{id: ${mug}, quantity: 2, additional: "Ola"} {id: ${voucher}} {id: ${set}, bundleParts: [{id: ${apron}, size: "M"}]}`,
  )
  const { data } = await client.ask(`{ basket { ${whole} } }`)
  expect(data.basket).toMatchObject({
    basketCost: {
      products: { gross: { value: 317, currency: 'PLN', formatted: '317,00\u00a0zł' }, net: { value: 257.72 } },
      toShippingFree: { value: 0 },
      points: 0,
      totalToPayAtPoints: { formatted: '0 pkt' },
    },
    summaryBasket: { productsCounter: 3, productsNumber: 4, orderable: true, pointsHeld: null },
    products: [
      {
        ...{ id: mug, size: 'uniw', name: 'Kubek Ania', quantity: 2, unit: 'szt.', additional: 'Ola', problem: null },
        ...{ price: { gross: { value: 59 } }, worth: { gross: { value: 118 } }, bundleParts: [], subscription: 0 },
      },
      { id: voucher },
      { id: set, bundleParts: [{ id: apron, size: 'M', quantity: 1 }] },
    ],
    basketGroups: [
      { type: 'parcel', products: [{ id: mug }, { id: set }], worth: { gross: { value: 217 } } },
      { type: 'without_parcel', products: [{ id: voucher }], worth: { gross: { value: 100 } } },
    ],
  })
})

test('delivery costs are those of the requested destination; an empty basket costs nothing', async () => {
  const empty = await client.ask(`{ basket { ${whole} } }`)
  expect(empty.data.basket).toMatchObject({
    basketCost: { total: { gross: { value: 0 } }, shipping: null, toShippingFree: null },
    products: [],
    basketGroups: [],
  })
  expect(empty.headers.get('Set-Cookie')).toBeNull()
  await add(`{id: ${apron}, size: "M"}`)
  const to = async (input: string) => {
    const query = `{ basket${input} { basketCost { products { gross { value } } shipping { gross { value } } total { gross { value } } } } }`
    const { products, shipping, total } = (await client.ask(query)).data.basket.basketCost
    expect(total.gross.value).toBeCloseTo(products.gross.value + shipping.gross.value, 2)
    return shipping.gross.value
  }
  expect(await to('')).toBe(13.9)
  expect(await to('(BasketCostInput: {})')).toBe(13.9)
  expect(await to('(BasketCostInput: {country: "de"})')).toBe(49.9)
  expect(await to('(BasketCostInput: {country: "1143020143"})')).toBe(49.9)
  expect(await to('(BasketCostInput: {country: "DE", zipcode: "25980"})')).toBe(79.9)
})

test('costs are those of the requested delivery and payment', async () => {
  await add(`{id: ${apron}, size: "M"}`)
  const costs = async (input: string) => {
    const query = `{ basket(BasketCostInput: {${input}}) { basketCost { totalProductsCost { value }
      basketShippingCost { shippingCostAfterRebate { value } } prepaidCost { value } totalToPay { value } } } }`
    const { totalProductsCost, basketShippingCost, prepaidCost, totalToPay } = (await client.ask(query)).data.basket
      .basketCost
    const [sending, paying] = [basketShippingCost.shippingCostAfterRebate.value, prepaidCost.value]
    expect(totalToPay.value).toBeCloseTo(totalProductsCost.value + sending + paying, 2)
    return [sending, paying]
  }
  expect(await costs('')).toEqual([13.9, 0])
  expect(await costs('delivery: {courierId: 1}')).toEqual([16.9, 0])
  expect(await costs('delivery: {courierId: 1, prepaid: "dvp"}')).toEqual([16.9, 5])
  expect(await costs('delivery: {courierId: 1}, paymentMethodId: 2')).toEqual([16.9, 5])
  expect(await costs('delivery: {courierId: 1, prepaid: "dvp"}, paymentMethodId: "1"')).toEqual([16.9, 0])
  expect(await costs('paymentMethodId: 2')).toEqual([13.9, 4])
  expect(await costs('delivery: {courierId: 99}, paymentMethodId: 7')).toEqual([13.9, 0])
})

test.each([
  ['country: "Niemcy"', 'Proszę wybrać opcję'],
  ['country: "XX"', 'Proszę wybrać opcję'],
  ['zipcode: "0095"', 'Niepoprawny kod pocztowy. Dozwolony format: XX-XXX'],
  ['country: "DE", zipcode: "00-950 Warszawa"', 'Dozwolony format: XXXXX (X to cyfra, Y to litera), na przykład 12345'],
])('an unknown destination is an error at the basket field: %s', async (destination, message) => {
  const { data, errors } = await client.ask(`{ basket(BasketCostInput: {${destination}}) { products { id } } }`)
  expect(data ?? null).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ path: ['basket'], message: expect.stringContaining(message) })])
})

test.each([
  ['101 lines', () => `mutation { addProductsToBasket(ProductInput: [${'{id: 1} '.repeat(101)}]) { status } }`],
  ['a line without a product', () => 'mutation { addProductsToBasket(ProductInput: [{size: "M"}]) { status } }'],
  [
    'baskets under many names',
    () => `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: basket { products { id } }`).join(' ')} }`,
  ],
  [
    'twenty-one changes in one request',
    () =>
      `mutation { ${Array.from({ length: 21 }, (_, i) => `a${i}: addProductsToBasket(ProductInput: []) { status }`).join(' ')} }`,
  ],
])('an input over the limit is an error of the request: %s', async (_, query) => {
  const { errors, data } = await client.ask(query())
  expect(errors).toMatchObject([{ message: expect.stringMatching(/\w{3}/) }])
  expect(data ?? null).toBeNull()
})
