import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { changeCurrency } from '../../../test/currency.ts'
import { countVisits, type LegacyClient, legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
let mug: number

beforeAll(async () => {
  testShop = await openTestShop()
  const shop = { ...testShop.shop(), now: new Date() }
  mug = (await createTestProduct(shop, { name: 'Kubek Ania', stock: '-1' })).id
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = legacyClient(testShop)
})

describe('GET /ajax/basket.php', () => {
  test('A7.11 returns the whole basket object', async () => {
    await client.post('/basketchange.php', { product: mug, number: 2, additional: 'Ola' })
    const body = await (await client.ask('/ajax/basket.php?getAjax=true')).json()
    expect(body).toMatchObject({
      basket: {
        products: [
          {
            id: String(mug),
            size: 'uniw',
            size_name: 'uniw',
            name: 'Kubek Ania',
            link: `/produkt/kubek-ania-${mug}`,
            count: 2,
            worth_unit: 'szt.',
            price_unit: '59.00',
            price_unit_formatted: '59,00\u00a0zł',
            price_unit_net: '47.97',
            md5_additional: 'fde2ec1881e0a056c8470e24863a54fe',
            subscription_period: '0',
            prices: {
              worth_net_formatted: '95,93\u00a0zł',
              worth_gros_formatted: '118,00\u00a0zł',
              worth_gross_formatted: '118,00\u00a0zł',
            },
          },
        ],
        productsCounter: 1,
        productsNumber: 2,
        worth: 118,
        worth_formatted: '118,00\u00a0zł',
        worth_net_formatted: '95,93\u00a0zł',
        user: 'false',
      },
    })
  })

  test('A3.9 each picture comes in two formats, and the delivery cost is a number', async () => {
    await client.post('/basketchange.php', { product: 1001, number: 1 })
    const { basket } = await (await client.ask('/ajax/basket.php')).json()
    const picture = basket.products[0].icon.replace(/\.webp$/, '')
    expect(basket.products[0]).toMatchObject({ icon: `${picture}.webp`, icon_second: `${picture}.jpeg` })
    expect(basket.shippingCost_formatted).toBe(`${basket.shippingCost.toFixed(2).replace('.', ',')}\u00a0zł`)
  })

  test('A3.9 the basket and its lines have every member that clients read', async () => {
    await client.post('/basketchange.php', { product: 1002, number: 2 })
    const { basket } = await (await client.ask('/ajax/basket.php?getAjax=true')).json()
    const picture = expect.stringMatching(/^\/obrazki\/[0-9a-f]{64}-160\.(?:webp|jpeg)$/)
    expect(basket).toMatchObject({
      products: [
        {
          ...{ id: '1002', size: 'uniw', size_name: 'uniwersalny', name: 'Kubek Ania 300 ml szałwiowy' },
          ...{ product_version_name: 'szałwiowy', link: '/produkt/kubek-ania-300-ml-szalwiowy-1002' },
          ...{ icon: picture, icon_second: picture, count: 2, worth_unit: 'szt.', subscription_period: '0' },
          prices: { worth_net_formatted: '95,93\u00a0zł', worth_gross_formatted: '118,00\u00a0zł' },
        },
      ],
      ...{ productsCounter: 1, worth_formatted: '118,00\u00a0zł', worth_net_formatted: '95,93\u00a0zł' },
      ...{ shippingCost_formatted: '13,90\u00a0zł', shippingCost_net_formatted: '11,30\u00a0zł' },
      ...{ toShippingFree: '82.00', user: 'false' },
    })
    await client.post('/basketchange.php', { product: 1002, number: 20 })
    const free = (await (await client.ask('/ajax/basket.php?getAjax=true')).json()).basket
    expect([free.toShippingFree, free.shippingCost_formatted]).toEqual(['0.00', '0,00\u00a0zł'])
  })

  test('A3.9 a subscription line contains its period', async () => {
    const request = { product: 1136, number: 2, subscription: 1, days_in_period: 30 }
    await client.post('/basketchange.php', request)
    const { basket } = await (await client.ask('/ajax/basket.php?getAjax=true')).json()
    expect(basket.products).toMatchObject([{ id: '1136', subscription_period: '30' }])
  })

  test("A9.7 money is formatted by the currency's mask", async () => {
    await client.post('/basketchange.php', { product: mug, number: 20 })
    await changeCurrency(testShop.appContext, 'PLN', { mask: '###.##0,00', symbol_before: true })
    const body = await (await client.ask('/ajax/basket.php')).json()
    await changeCurrency(testShop.appContext, 'PLN', { mask: '###&nbsp;##0,00', symbol_before: false })
    expect(body.basket).toMatchObject({ worth: 1180, worth_formatted: 'zł\u00a01.180,00' })
  })

  test('A7.11 for a new visitor: an empty basket, and no session is created', async () => {
    const visits = await countVisits(testShop)
    const response = await client.ask('/ajax/basket.php?getAjax=true')
    expect(await response.json()).toMatchObject({ basket: { products: [], productsCounter: 0, worth: 0 } })
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await countVisits(testShop)).toBe(visits)
  })

  test('a forged cookie opens no session', async () => {
    const response = await client.ask('/ajax/basket.php', { headers: { cookie: `visit=${'x'.repeat(5000)}` } })
    expect((await response.json()).basket.productsCounter).toBe(0)
  })
})

describe('POST /ajax/get.php', () => {
  const request = { Basket: { format: 'json' }, Wishlist: {}, Comparers: {}, Snippets: {}, Nonsense: {} }
  test.each([
    ['URL-encoded', `request=${encodeURIComponent(JSON.stringify(request))}`],
    ['plain', `request=${JSON.stringify(request)}`],
    [
      'plain with signs that encoding uses',
      `request=${JSON.stringify({ ...request, Snippets: { params: '100% a&b+c' } })}`,
    ],
  ])('A7.1 %s: one member for each key, unknown keys with an error', async (_, body) => {
    await client.post('/basketchange.php', { product: mug, number: 1 })
    const response = await client.post('/ajax/get.php', body)
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(Object.keys(answer)).toEqual(Object.keys(request))
    expect(answer).toMatchObject({
      Basket: { response: { basket: { productsCounter: 1, worth: 59 } } },
      Wishlist: { response: { product: [] } },
      Comparers: { response: { attributes: { count: 0 }, product: [] } },
      Snippets: { response: { items: {} } },
      Nonsense: { error: { code: 'unknown_key' } },
    })
    expect(answer.Wishlist.response).not.toHaveProperty('attributes')
  })

  test('A7.1 GET with ?request= answers like POST', async () => {
    await client.post('/basketchange.php', { product: mug, number: 2 })
    const query = `request=${encodeURIComponent(JSON.stringify({ Basket: {}, Wishlist: {} }))}`
    const [got, posted] = [await client.ask(`/ajax/get.php?${query}`), await client.post('/ajax/get.php', query)]
    expect(got.status).toBe(200)
    const answer = await got.json()
    expect(answer).toMatchObject({ Basket: { response: { basket: { productsNumber: 2 } } } })
    expect(answer).toEqual(await posted.json())
    expect((await client.ask('/ajax/get.php')).status).toBe(400)
  })

  test.each([
    '',
    'request=',
    'request={',
    'request=null',
    'request=[]',
    'request=1',
    'request="Basket"',
    'other={}',
    'request=%',
    `request=${'['.repeat(100_000)}`,
  ])('A7.1 %.30s is refused as malformed', async (body) => {
    const response = await client.post('/ajax/get.php', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'malformed', message: expect.any(String) } })
  })

  test.each<[string, unknown, object]>([
    ['A7.5 by its id', { product: 1001, get: 'sizes' }, { response: { sizes: { id: 1001 } } }],
    [
      'A7.5 with everything that the call takes',
      { product: '1116', get: 'sizeprices', size: '50 g', subscription: true },
      { response: { sizeprices: { value: '17.10' } } },
    ],
    [
      'A8.11 in a size that there is not',
      { product: 1069, size: 'XXXL', get: 'size' },
      { response: { errors: [{ code: 'unknown_size' }] } },
    ],
    ['that is unknown', { product: 999_999_999 }, { error: { code: 'not_found' } }],
    ['by a list', { product: [1001] }, { error: { code: 'not_found' } }],
    ['by an object', { product: { id: 1001 } }, { error: { code: 'not_found' } }],
    ['by nothing', null, { error: { code: 'not_found' } }],
    ['by a text', 'product=1001', { error: { code: 'not_found' } }],
  ])('a product %s', async (_, params, expected) => {
    const body = `request=${encodeURIComponent(JSON.stringify({ Projector: { params }, Basket: {} }))}`
    const answer = await (await client.post('/ajax/get.php', body)).json()
    expect(answer).toMatchObject({ Projector: expected, Basket: { response: {} } })
  })

  test('a key without a value', async () => {
    const response = await client.post('/ajax/get.php', 'request={"Projector":null,"Basket":null,"Hotspots":7}')
    expect(await response.json()).toMatchObject({
      Projector: { error: { code: 'not_found' } },
      Basket: { response: {} },
    })
  })

  test('A3.9 A7.1 A7.20 favourites: count, cost, and each product with name, picture, price and address', async () => {
    const apron = await createTestProduct(testShop.shop(), {
      name: 'Fartuch Len',
      sizes: { S: '3', M: '0' },
      price: 12_900,
    })
    const table = await createTestProduct(testShop.shop(), { name: 'Stół', phonePrice: true })
    for (const product of [1001, apron.id, table.id]) await client.post('/basketchange.php', { product, mode: 2 })
    await client.post('/basketchange.php', { product: apron.id, size: 'M', mode: 2 })
    const ask = async (fields: object) => {
      const answer = await client.post('/ajax/get.php', `request=${JSON.stringify({ Wishlist: fields })}`)
      return (await answer.json()).Wishlist.response
    }
    const { attributes, product } = await ask({})
    expect(product).toEqual([
      {
        attributes: { id: 1001, link: '/produkt/kubek-ania-300-ml-1001', size_id: expect.any(Number) },
        icon: expect.stringMatching(/^\/obrazki\/\w{64}-160\.webp$/),
        name: 'Kubek Ania 300 ml',
        price: { attributes: { price_formatted: expect.stringMatching(/^\d+,\d\d\u00a0zł$/) } },
      },
      {
        attributes: { id: table.id, link: `/produkt/stol-${table.id}`, size_id: table.sizeId },
        name: 'Stół',
      },
      {
        attributes: { id: apron.id, link: `/produkt/fartuch-len-${apron.id}`, size_id: apron.sizeIds[1] },
        name: 'Fartuch Len',
        price: { attributes: { price_formatted: '129,00\u00a0zł' } },
      },
    ])
    const mug = Number(product[0].price.attributes.price_formatted.replace(',', '.').replace(/[^\d.]/g, ''))
    expect(attributes).toMatchObject({ count: 3, cost: (mug + 129).toFixed(2) })
    expect(await ask({ params: { only: 'ids' } })).toEqual({
      attributes: { count: 3 },
      product: [1001, table.id, apron.id].map((id) => ({ attributes: { id } })),
    })
  })

  test('keys named like members of Object.prototype are unknown keys', async () => {
    const response = await client.post('/ajax/get.php', 'request={"__proto__":{},"constructor":{},"toString":{}}')
    expect(await response.text()).toMatch(/^\{"__proto__":\{"error":.*"constructor":\{"error":.*"toString":\{"error":/)
  })

  test('of a thousand keys the first fifty are answered', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`Basket${index}`, {}]))
    const response = await client.post('/ajax/get.php', `request=${JSON.stringify(keys)}`)
    expect(Object.keys(await response.json())).toHaveLength(50)
  })
})
