import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { offeredCurrenciesSetting, shownTiersSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { log } from '#platform/log.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { type LegacyClient, legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
const shop = () => testShop.shop(new Date())

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+01:00') }) // a Monday morning
  testShop = await openTestShop()
  client = legacyClient(testShop)
})
afterAll(async () => {
  await testShop.close()
  vi.useRealTimers()
})

const ask = (query: string) => client.ask(`/ajax/projector.php?${query}`)
/** Prices contain no-break spaces; this replaces them by plain ones. */
const answerTo = async (query: string) => JSON.parse((await (await ask(query)).text()).replaceAll('\u00a0', ' '))

describe('responses', () => {
  test.each(['action=get&product=1001&get=sizes', 'product=1001&get=sizes'])('A7.4 GET ?%s', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(Object.keys(JSON.parse(await response.text()))).toEqual(['sizes'])
  })

  test('A7.4 POST, urlencoded or multipart, has the same answer and sets no cookie', async () => {
    const address = '/ajax/projector.php?action=get'
    const form = new FormData()
    for (const [name, value] of [
      ['product', '1001'],
      ['get', 'sizes'],
      ['photo', 'x'],
    ] as const)
      form.append(name, value)
    const expected = await (await ask('product=1001&get=sizes')).text()
    for (const body of [{ product: 1001, get: 'sizes' }, form]) {
      const response = await client.post(address, body)
      expect([await response.text(), response.headers.get('Set-Cookie')]).toEqual([expected, null])
    }
  })

  test('markup in values is escaped', async () => {
    const { id } = await createTestProduct(shop(), { name: '</script><img src=x onerror=alert(1)>&amp;' })
    const text = await (await ask(`product=${id}&get=product,sizes`)).text()
    expect(text).not.toMatch(/[<>&]/)
    expect(JSON.parse(text).sizes.name).toBe('</script><img src=x onerror=alert(1)>&amp;')
  })
})

describe('refusals', () => {
  test.each([
    ['product=999999999&get=sizes', 404, 'not_found'],
    ['product=0&get=sizes', 404, 'not_found'],
    ['product=-1001&get=sizes', 404, 'not_found'],
    ['product=1001.5&get=sizes', 404, 'not_found'],
    ["product=1001'%20or%20'1'='1&get=sizes", 404, 'not_found'],
    ['product=1001);drop%20table%20product;--&get=sizes', 404, 'not_found'],
    ['product=99999999999999999999&get=sizes', 404, 'not_found'],
    ['product[]=1001&get=sizes', 404, 'not_found'],
    ['product=%FF%C0%80&get=sizes', 404, 'not_found'],
    ['product=1001%00&get=sizes', 404, 'not_found'],
    ['get=sizes', 404, 'not_found'],
    ['', 404, 'not_found'],
    ['action=drop&product=1001', 404, 'unknown_action'],
    ['action=&product=1001', 404, 'unknown_action'],
  ])('?%s is answered with %d %s', async (query, status, code) => {
    const response = await ask(query)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(JSON.parse(await response.text())).toEqual({ error: { code, message: expect.stringMatching(/\p{L}{3}/u) } })
  })

  test('a hidden product is not found; a withdrawn one is not visible', async () => {
    const { id } = await createTestProduct(shop(), { withdrawn: true })
    expect(await answerTo(`product=${id}&get=sizeavailability`)).toMatchObject({
      sizeavailability: { visible: 'n', status: 'disable' },
    })
    await testShop.appContext.database.query
      .updateTable('product')
      .set({ visible: false })
      .where('id', '=', id)
      .execute()
    expect((await ask(`product=${id}&get=sizeprices`)).status).toBe(404)
  })

  test('a body that is not a form is malformed', async () => {
    const broken = await client.post('/ajax/projector.php', 'x', { 'Content-Type': 'multipart/form-data' })
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: 'malformed' } }])
  })

  test.each([
    [
      'A8.10 A8.11 a size that it does not have',
      'product=1069&size=XXXL&get=sizes,sizeprices,size',
      ['sizes'],
      'unknown_size',
    ],
    [
      'A8.11 a size of nonsense',
      `product=1069&size=${encodeURIComponent("'; --\u0000<>")}&get=sizes,sizedelivery`,
      ['sizes'],
      'unknown_size',
    ],
    [
      'A8.11 a version that there is not',
      'product=1001&multiversions[selected]=7&get=multiversions',
      ['multiversions'],
      'unknown_configuration',
    ],
  ])('%s is reported, the rest is complete', async (_, query, members, code) => {
    const { errors, ...answer } = await answerTo(query)
    expect(Object.keys(answer)).toEqual(members)
    expect(errors).toEqual([{ code, message: expect.stringMatching(/\p{L}{3}/u) }])
  })

  test('A8.10 a product without sizes is reported and logged, the rest is complete', async () => {
    const { id } = await createTestProduct(shop(), { sizes: {} })
    const logged = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const answer = await answerTo(`product=${id}&get=product,sizes,size,sizeprices,sizeavailability`)
    expect(logged.mock.calls).toEqual([[{ product: id, size: null }, 'setCurrentSize no data']])
    expect(answer).toMatchObject({
      product: { sizes: {} },
      sizes: { items: {}, amount: 0 },
      errors: [{ code: 'no_data' }],
    })
    expect(Object.keys(answer)).toEqual(['product', 'sizes', 'errors'])
  })
})

describe('product', () => {
  test('A3.1 A3.2 currency, sizes by type, and the quantity limits of an order', async () => {
    const { id } = await createTestProduct(shop(), {
      sizes: { S: '3', M: '-1' },
      limits: { minimum: '2', maximum: '10.5', minimumPerSize: '1', maximumPerSize: '5' },
    })
    await testShop.appContext.database.query
      .updateTable('product')
      .set({ minimum_subscription_quantity: '3' })
      .where('id', '=', id)
      .execute()
    const { product } = await answerTo(`product=${id}&get=product`)
    expect(product).toMatchObject({
      id,
      currency: 'PLN',
      product_type: 'product_item',
      order_quantity_range: {
        max_quantity_per_order: 10.5,
        max_size_quantity_per_order: 5,
        min_quantity_per_order: 2,
        min_size_quantity_per_order: 1,
        minimum_quantity_subscription: 3,
      },
      sizes: { S: { type: 'S', amount: 3, price: { value: '59.00' } }, M: { type: 'M', amount: -1, amount_mm: -1 } },
    })
  })

  test('A3.1 onesize is uniw', async () => {
    expect(await answerTo('product=1001&size=onesize&get=size')).toMatchObject({ size: { type: 'uniw' } })
  })
})

describe('sizes', () => {
  test('A7.4 A3.2 keys in the order of priority, each with its type', async () => {
    const { sizes } = await answerTo('product=1069&get=sizes')
    expect(sizes).toMatchObject({
      id: 1069,
      name: 'Fartuch lniany Izba szary',
      code: 'FAR-IZB-SZA-S',
      link: '/produkt/fartuch-lniany-izba-szary-1069',
      icon: expect.stringMatching(/^\/obrazki\/[0-9a-f]{64}-320\.webp$/),
      product_type: 'product_item',
      firm: { name: 'Szwalnia Ćma', productsLink: '/szukaj?text=Szwalnia%20%C4%86ma' },
      series: { name: 'Izba' },
      taxes: { vat: '23.0' },
      unit: 'szt.',
      unit_single: 'sztuka',
      unit_plural: 'sztuk',
      unit_fraction: 'sztuki',
      unit_precision: '0',
      unit_sellby: 1,
      amount: 38,
    })
    expect(Object.keys(sizes.items)).toEqual(['00000-S', '00001-M', '00002-L', '00003-XL'])
    expect(sizes.items['00003-XL']).toMatchObject({
      type: 'XL',
      priority: 3,
      amount: 4,
      phone_price: 'false',
      prices: {
        ...{ price_retail: '174.00', price_retail_formatted: '174,00 zł', price_retail_net: '141.46' },
        ...{
          price_net: 141.46,
          price_wholesale: 174,
          price_wholesale_formatted: '174,00 zł',
          price_wholesale_net: 141.46,
        },
      },
    })
  })

  test.each([
    ['1160', { amount: -1, items: { '00000-uniw': { amount: -1 } } }],
    ['1128', { unit: 'kg', unit_precision: '2', unit_sellby: 0.25, amount: 42.5, taxes: { vat: '23.0' } }],
    ['1116', { taxes: { vat: '8.0' } }],
    ['1187', { items: { '00000-uniw': { phone_price: 'true', prices: {} } } }],
    ['1191', { product_type: 'product_bundle' }],
    ['1199', { product_type: 'product_virtual' }],
    ['1208', { product_type: 'product_service' }],
    ['1215', { items: { '00000-uniw': { prices: { price_retail: '0.00' } } } }],
  ])('A3.2 of product %s', async (id, expected) => {
    expect(await answerTo(`product=${id}&get=sizes`)).toMatchObject({ sizes: expected })
  })
})

describe('sizeprices', () => {
  test.each([
    [
      'a reduced price, counted from the lowest of 30 days; a recommended one carries no percentage',
      'product=1013',
      {
        value: '95.00',
        price: '95.00',
        price_formatted: '95,00 zł',
        price_net: '77.24',
        price_net_formatted: '77,24 zł',
        maxprice: '105.00',
        maxprice_net: '85.37',
        omnibus_price: '105.00',
        omnibus_price_net: '85.37',
        yousave: '10.00',
        yousave_formatted: '10,00 zł',
        yousave_net: '8.13',
        yousave_percent: '9',
        srp: '105.00',
        srp_net: '85.37',
        currency: 'PLN',
        basket_enable: 'y',
      },
    ],
    [
      'of a subscription',
      'product=1116&size=50+g&subscription=1',
      { value: '17.10', price_subscription: '17.10', price_normal: '19.00', price_normal_net: '17.59' },
    ],
    [
      'bought once, the same product',
      'product=1116&size=50+g',
      { value: '19.00', price_subscription: '17.10', price_normal: '19.00' },
    ],
    [
      'points, advance',
      'product=1093',
      { points_recive: 400, advanceprice: '100.00', advanceprice_formatted: '100,00 zł' },
    ],
    [
      'A3.4 tiers and the next of them',
      'product=1173',
      {
        value: '59.00',
        rebateNumber: {
          items: [
            {
              threshold: 2,
              threshold_end: 3,
              left: 2,
              price: '55.00',
              price_net: '44.72',
              price_formatted: '55,00 zł',
              price_net_formatted: '44,72 zł',
            },
            { threshold: 4, threshold_end: 7, left: 4, price: '51.00' },
            { threshold: 8, left: 8, price: '47.00' },
          ],
          nextleft: 1,
          nextthreshold: 2,
          nextprice: '55.00',
          nextprice_net: '44.72',
          nextprice_formatted: '55,00 zł',
          nextprice_net_formatted: '44,72 zł',
        },
      },
    ],
    ['nothing to pay', 'product=1215', { value: '0.00', price_formatted: '0,00 zł', basket_enable: 'n' }],
  ])('A7.6 A3.3 %s', async (_, query, expected) => {
    expect(await answerTo(`${query}&get=sizeprices`)).toMatchObject({ sizeprices: expected })
  })

  test.each([
    ['A3.3 A4.5 told by phone', '1187', { currency: 'PLN', basket_enable: 'n' }],
    ['A3.3 for points only', '1204', { currency: 'PLN', points: 150, basket_enable: 'y' }],
  ])('%s: the response contains no amount', async (_, id, expected) => {
    expect(await answerTo(`product=${id}&get=sizeprices`)).toEqual({ sizeprices: expected })
    const { product, sizes } = await answerTo(`product=${id}&get=product,sizes`)
    expect(JSON.stringify([product, sizes])).not.toMatch(/"(?:value|price_\w+)":"\d/)
  })

  test('A4.10 the last tier with quantity >= left, which clients use, is the price that the shop charges', async () => {
    const buyer = legacyClient(testShop)
    const { value, rebateNumber } = (await answerTo('product=1173&get=sizeprices')).sizeprices
    for (const quantity of [1, 2, 3, 4, 7, 8]) {
      await buyer.post('/basketchange.php', { product: 1173, number: quantity, change: 'change' })
      const { basket } = await (await buyer.ask('/ajax/basket.php')).json()
      const tier = rebateNumber.items.findLast(({ left }: { left: number }) => quantity >= left)
      expect(Number(basket.worth)).toBe(quantity * Number(tier?.price ?? value))
    }
  })

  test('a withdrawn product has no price', async () => {
    for (const sold of [{}, { phonePrice: true, basketEnabled: true }, { pointsPrice: 150 }]) {
      const { id } = await createTestProduct(shop(), { withdrawn: true, ...sold })
      const { sizeprices, ...others } = await answerTo(`product=${id}&get=sizeprices,sizes,product,bundleprice`)
      expect(sizeprices).toEqual({ currency: 'PLN', basket_enable: 'n' })
      expect(JSON.stringify(others)).not.toMatch(/"(?:value|points|price_\w+)":/)
    }
  })

  test('A3.4 a shop that shows only the next threshold', async () => {
    await changeSetting(shop(), { setting: shownTiersSetting, raw: 'next' })
    await expect
      .poll(async () => (await answerTo('product=1173&get=sizeprices')).sizeprices.rebateNumber.items)
      .toMatchObject([{ threshold: 2 }, null, null])
    await changeSetting(shop(), { setting: shownTiersSetting, raw: null })
    await vi.waitFor(async () => {
      const { sizeprices } = await answerTo('product=1173&get=sizeprices')
      expect(sizeprices.rebateNumber.items).not.toContain(null)
    })
  })

  test('A9.7 in the chosen currency', async () => {
    await changeSetting(shop(), { setting: offeredCurrenciesSetting, raw: 'PLN,EUR' })
    const inEuro = { headers: { cookie: 'currency=EUR' } }
    const ask = () => client.ask('/ajax/projector.php?product=1001&get=sizeprices,product', inEuro)
    await expect
      .poll(async () => (await ask()).json())
      .toMatchObject({ sizeprices: { currency: 'EUR', value: '13.88' }, product: { currency: 'EUR' } })
  })
})

describe('sizeavailability', () => {
  const today = {
    today: 'true',
    days: 0,
    hours: 0,
    minutes: 0,
    week_day: 1,
    week_amount: 0,
    today_shipment_deadline: '15:00:00',
    time: '2026-11-23 15:00:00',
  }
  test.each([
    [
      'from the shelf',
      '1001',
      {
        visible: 'y',
        status: 'enable',
        status_description: 'Produkt dostępny',
        status_description_tel: 'Dostępny',
        status_gfx: '/assets/status/enable.svg',
        status_gfx_tel: '/assets/status/enable.svg',
        delivery_days_undefined: 'false',
        delay_time: { unknown_delivery_time: 'false' },
        shipping_time: { unknown_time: 'false', ...today },
      },
    ],
    [
      'made to order',
      '1143',
      {
        status: 'order',
        shipping_time: { today: 'false', days: 14, week_day: 1, week_amount: 2, time: '2026-12-07 15:00:00' },
      },
    ],
    [
      'nobody knows',
      '1061',
      { status: 'order', delivery_days_undefined: 'true', delay_time: { unknown_delivery_time: 'true' } },
    ],
    [
      'sold out, back some day',
      '1004',
      { status: 'disable', status_description: 'Produkt niedostępny', delivery_date: '2026-12-05' },
    ],
  ])('A7.5 A3.5 %s', async (_, id, expected) => {
    expect(await answerTo(`product=${id}&get=sizeavailability`)).toMatchObject({ sizeavailability: expected })
  })

  test.each(['1004', '1061', '1187', '1199', '1215'])('A3.5 no date is promised for product %s', async (id) => {
    const { sizeavailability } = await answerTo(`product=${id}&get=sizeavailability`)
    expect(sizeavailability).not.toHaveProperty('shipping_time')
  })
})

describe('sizedelivery', () => {
  test.each([
    [
      'A7.5 what it costs at least, and from where on nothing',
      '1001',
      {
        shipping: '13.90',
        shipping_formatted: '13,90 zł',
        shipping_net: '11.30',
        undefined: 'false',
        limitfree: '200.00',
      },
    ],
    ['A8.5 dear enough to be sent for nothing', '1093', { shipping: '0', undefined: 'false' }],
    ['A7.5 a gift card is not sent', '1199', { shipping: '0', undefined: 'false' }],
  ])('%s', async (_, id, expected) => {
    expect((await answerTo(`product=${id}&get=sizedelivery`)).sizedelivery).toEqual(expect.objectContaining(expected))
  })
})

describe('bundles, versions, pictures', () => {
  test('A3.2 a bundle: its parts and its saving', async () => {
    expect(await answerTo('product=1191&get=bundle,bundleprice')).toMatchObject({
      bundleprice: {
        percent_diff: '10',
        amount_diff_gross: '10.00',
        amount_diff_net: '8.13',
        price_gross: '99.00',
        price_gross_formatted: '99,00 zł',
        price_net: '80.49',
        price_net_formatted: '80,49 zł',
      },
      bundle: [{ product: 1001, id: 1001, size: 'uniw', quantity: 1 }, { product: 1103 }, { product: 1162 }],
    })
  })

  const part = (index: number, product: number, size: string, quantity = 1) =>
    `&bundled_product[${index}]=${product}&bundled_size[${index}]=${encodeURIComponent(size)}&bundled_quantity[${index}]=${quantity}`
  test('A3.2 a bundle in chosen sizes contains the chosen sizes', async () => {
    const chosen = part(0, 1071, 'L') + part(1, 1073, '3-5 lat')
    const { bundle, errors } = await answerTo(`product=1222&get=bundle${chosen}`)
    expect(errors).toBeUndefined()
    expect(bundle).toMatchObject([
      { product: 1071, size: 'L', sizes: { L: { amount: 2, selected: 'true' } } },
      { product: 1073, size: '3-5 lat' },
      { product: 1186 },
    ])
    expect(bundle[0].sizes.M).not.toHaveProperty('selected')
  })

  test.each([
    ['a size that a part has not', part(0, 1071, 'XXXL') + part(1, 1073, '3-5 lat'), 'unknown_configuration'],
    [
      'a part that the bundle has not',
      part(0, 1071, 'L') + part(1, 1073, '3-5 lat') + part(2, 1001, 'uniw'),
      'unknown_configuration',
    ],
    ['more of a part than is in it', part(0, 1071, 'L', 7) + part(1, 1073, '3-5 lat'), 'unknown_configuration'],
    [
      'a quantity of nonsense',
      '&bundled_product[0]=1071&bundled_size[0]=L&bundled_quantity[0]=1e9',
      'unknown_configuration',
    ],
    ['one size of two', part(0, 1071, 'L'), 'choose_size'],
  ])('A8.11 %s is reported, the rest is complete', async (_, chosen, code) => {
    const { bundle, errors } = await answerTo(`product=1222&get=bundle${chosen}`)
    expect(errors).toMatchObject([{ code }])
    expect(bundle.map(({ size }: { size: string }) => size).slice(0, 2)).toEqual(['', ''])
    expect(bundle).toHaveLength(3)
  })

  test('A7.4 versions that differ in one attribute only', async () => {
    const { versions, multiversions } = await answerTo('product=1013&get=versions,multiversions')
    expect(versions).toMatchObject({
      name: 'Kolor',
      items: [
        {
          id: 1012,
          name: 'biały',
          link: '/produkt/komplet-do-espresso-swit-2-sztuki-1012',
          product_name: 'Komplet do espresso Świt, 2 sztuki',
        },
        { id: 1013 },
      ],
    })
    expect(multiversions).toMatchObject([
      {
        name: 'Kolor',
        items: {
          '00000-1012': {
            enabled: 'true',
            values_id: '1012',
            values: { 1012: { id: 1012, name: 'biały' } },
            products: [{ product_id: 1012, version_priority: 0 }],
          },
          '00001-1013': {
            selected: 'true',
            products: [{ url: '/produkt/komplet-do-espresso-swit-grafitowy-2-sztuki-1013' }],
          },
        },
      },
    ])
    expect(multiversions[0].items['00000-1012']).not.toHaveProperty('selected')
  })

  test('A7.4 a version is chosen by its value', async () => {
    const { multiversions } = await answerTo('product=1013&get=multiversions&multiversions[selected]=1012')
    expect(multiversions[0].items['00000-1012']).toHaveProperty('selected', 'true')
    expect(multiversions[0].items['00001-1013']).not.toHaveProperty('selected')
  })

  test('A7.4 pictures in three sizes', async () => {
    const { pictures } = await answerTo('product=1013&get=pictures')
    expect(pictures).toHaveLength(2)
    expect(pictures[0]).toMatchObject({
      position: 1,
      url: expect.stringMatching(/-1280\.webp$/),
      icon_url: expect.stringMatching(/-160\.webp$/),
      alt: expect.any(String),
    })
  })

  test('A7.4 missing data is left out', async () => {
    expect(await answerTo('product=1008&get=versions,multiversions,bundle,bundleprice')).toEqual({})
  })
})
