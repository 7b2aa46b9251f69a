import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveCouriers } from '#features/delivery/actions.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

/** A Wednesday, 10:00 in Warsaw; orders until 15:00 are dispatched today. */
const wednesday = new Date('2026-11-25T09:00:00Z')
const ownCourier = 'Goniec Próbny'

let testShop: TestShop
let client: GraphqlClient
const ids: Record<string, number> = {}
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday })
  testShop = await openTestShop()
  const shop = testShop.shop(wednesday)
  const [saturday] = despatchSettings.orderDeadlines.slice(5)
  if (saturday) await changeSetting(shop, { setting: saturday, raw: 'none' })
  await saveCouriers(shop, [
    {
      name: ownCourier,
      icon: '/goniec.svg',
      pickupPoint: true,
      options: [
        { prepaid: 'prepaid', cost: 1599, freeFrom: 30_000, daysFrom: 1, daysTo: 2, comment: 'do ręki' },
        { prepaid: 'dvp', cost: 2100, daysTo: 2 },
      ],
    },
  ])
  const stock = { S: '3', M: '5' }
  ids.mug = (await createTestProduct(shop, { price: 5900, weight: 300 })).id
  ids.apron = (await createTestProduct(shop, { price: 9900, sizes: stock })).id
  ids.card = (await createTestProduct(shop, { kind: 'virtual', stock: null })).id
  ids.unknown = (await createTestProduct(shop, {})).id
  await sql`update product set delivery_unknown = true where id = ${ids.unknown}`.execute(shop.database)
  ids.engraved = (await createTestProduct(shop, {})).id
  const engraving = { key: 'grawer', label: 'Grawer', hint: '', required: false, when: null, options: null, longest: 9 }
  await sql`insert into configurator values (${ids.engraved}, ${JSON.stringify([{ ...engraving, price: 0, delayDays: 3 }])}::jsonb)`.execute(
    shop.database,
  )
  const slow = await createTestProduct(shop, { sizes: stock })
  const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null, price: 15_000 })
  await sql`update product set delay_days = 3 where id = ${slow.id}`.execute(shop.database)
  await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${slow.sizeId}, 1)`.execute(
    shop.database,
  )
  Object.assign(ids, { slow: slow.id, bundle: bundle.id })
})
beforeEach(() => {
  client = graphqlClient(testShop)
})
afterAll(async () => {
  vi.useRealTimers()
  await testShop.close()
})

const inMode = (products: string, more = '') => `ShippingInput: {
      mode: product
      products: [${products.replace(/\$(\w+)/g, (_, name) => String(ids[name]))}]
      ${more}
    }`

const timeOf = async (products: string) =>
  (
    await client.ask(
      `query {
        shipping(${inMode(products)}) {
          shippingTime {
            shippingTime { time { days hours minutes } weekDay weekAmount today workingDays }
            time
            unknownTime
            todayShipmentDeadline
          }
        }
      }`,
      { label: '?query=shipping' },
    )
  ).data.shipping?.shippingTime

const waysOf = async (products: string, more = '') =>
  (
    await client.ask(`query { shipping(${inMode(products, more)}) { ...ways } }
      fragment ways on shipping { shipping {
        courier { id fullId icon name pickupPoint } prepaid cost { value currency formatted }
        deliveryTime { time { days hours minutes } workingDays weekDay weekAmount today }
        comment minworth { value } minworthReached limitFree
      } }`)
  ).data.shipping?.shipping

describe('shipping of products', () => {
  test('A3.12 A7.3 A7.16 A9.21 B3.39 B3.44 B7.5 dispatch time as the product page of a client requests it: year, month, day, and Wednesday is 3', async () => {
    expect(await timeOf('{\n id: $mug\n size: "uniw"\n quantity: 1\n }')).toEqual({
      shippingTime: {
        time: { days: 0, hours: 0, minutes: 0 },
        weekDay: 3,
        weekAmount: 0,
        today: true,
        workingDays: 0,
      },
      time: '2026-11-25 15:00:00',
      unknownTime: false,
      todayShipmentDeadline: '15:00:00',
    })
  })

  test('A7.3 after the deadline it is dispatched tomorrow; on a day without a deadline, by the end of the day', async () => {
    vi.setSystemTime(new Date('2026-11-25T14:30:00Z'))
    expect(await timeOf('{ id: $mug }')).toMatchObject({
      shippingTime: { time: { days: 1 }, weekDay: 4, today: false, workingDays: 1 },
      time: '2026-11-26 15:00:00',
      todayShipmentDeadline: null,
    })
    vi.setSystemTime(new Date('2026-11-28T12:30:00Z'))
    expect(await timeOf('{ id: $mug }')).toMatchObject({ time: '2026-11-28 23:59:59', todayShipmentDeadline: null })
    vi.setSystemTime(wednesday)
  })

  test('A7.3 B3.44 an unknown dispatch time: null, and all fields that clients read are present', async () => {
    const nothing = { time: { days: null }, weekDay: null, weekAmount: null, today: null }
    expect(await timeOf('{ id: $unknown }')).toMatchObject({
      shippingTime: nothing,
      time: null,
      unknownTime: true,
      todayShipmentDeadline: null,
    })
    expect((await waysOf('{ id: $unknown }'))[0].deliveryTime).toMatchObject(nothing)
  })

  test('goods of one shipment are dispatched with the latest of them', async () => {
    expect(await timeOf('{ id: $mug } { id: $slow size: "S" }')).toMatchObject({ time: '2026-11-28 23:59:59' })
  })

  test('A7.16 B7.5 a bundle waits for its parts, in the chosen sizes; parts are listed next to each other', async () => {
    expect(await timeOf('{ id: $bundle quantity: 1 }')).toMatchObject({ time: '2026-11-28 23:59:59' })
    const parts = 'bundleParts: [{\n id: $slow\n size: "M"\n }{\n id: $mug\n size: "uniw"\n quantity: 2 }]'
    expect(await timeOf(`{ id: $bundle size: "uniw" quantity: 1 ${parts} }`)).toMatchObject({
      time: '2026-11-28 23:59:59',
    })
    expect(await timeOf('{ id: $bundle bundleParts: [{ id: $mug size: "uniw" }] }')).toMatchObject({
      time: '2026-11-25 15:00:00',
    })
  })

  test('A3.12 B3.40 B3.41 B3.42 B3.43 every method: courier, payment, cost and arrival', async () => {
    const own = (await waysOf('{ id: $mug }')).filter(
      ({ courier }: { courier: { name: string } }) => courier.name === ownCourier,
    )
    const deliveryTime = {
      time: { days: 2, hours: 0, minutes: 0 },
      workingDays: 2,
      weekDay: 5,
      weekAmount: 0,
      today: false,
    }
    const courier = { id: expect.any(Number), icon: '/goniec.svg', name: ownCourier, pickupPoint: true }
    const plain = { deliveryTime, minworth: { value: 0 }, minworthReached: true }
    expect(own).toEqual([
      {
        ...plain,
        courier: { ...courier, fullId: `${own[0].courier.id}-0` },
        prepaid: 'prepaid',
        cost: { value: 15.99, currency: 'PLN', formatted: '15,99\u00a0zł' },
        comment: 'do ręki',
        limitFree: 300,
      },
      {
        ...plain,
        courier: { ...courier, fullId: `${own[0].courier.id}-1` },
        prepaid: 'dvp',
        cost: { value: 21, currency: 'PLN', formatted: '21,00\u00a0zł' },
        comment: '',
        limitFree: null,
      },
    ])
  })

  test('B3.42 the value of the goods decides: six mugs have free delivery', async () => {
    const costs = async (quantity: number) =>
      (await waysOf(`{ id: $mug quantity: ${quantity} }`)).find(
        ({ courier, prepaid }: { courier: { name: string }; prepaid: string }) =>
          courier.name === ownCourier && prepaid === 'prepaid',
      ).cost.value
    expect([await costs(5), await costs(6)]).toEqual([15.99, 0])
  })

  test('B3.41 only methods with this payment, the cheapest first', async () => {
    const ways = await waysOf('{ id: $mug }', 'paymentType: dvp displaySettings: { sortArgs: cost }')
    expect(ways.length).toBeGreaterThan(1)
    expect(new Set(ways.map(({ prepaid }: { prepaid: string }) => prepaid))).toEqual(new Set(['dvp']))
    const costs = ways.map(({ cost }: { cost: { value: number } }) => cost.value)
    expect(costs).toEqual(costs.toSorted((a: number, b: number) => a - b))
  })

  test('a gift card needs no parcel', async () => {
    expect([await waysOf('{ id: $card }'), await timeOf('{ id: $card }')]).toEqual([[], null])
  })

  test.each([
    ['an unknown product', '{ id: 999999999 }'],
    ['an unknown size', '{ id: $apron size: "XXL" }'],
    ['no size of several', '{ id: $apron size: "" }'],
    ['an unknown part', '{ id: $bundle bundleParts: [{ id: $apron size: "XXL" }] }'],
    ['nothing', ''],
  ])('%s: a null result without an error', async (_, products) => {
    const { data, errors } = await client.ask(`{ shipping(${inMode(products)}) { shipping { prepaid } } }`)
    expect([data, errors]).toEqual([{ shipping: null }, []])
  })

  test.each([
    ['{ id: $mug size: "onesize" quantity: 0.5 }'],
    ['{ id: $mug size: "" quantity: 0 }'],
    ['{ id: $mug quantity: 1e300 }'],
  ])('%s is read leniently', async (products) => {
    expect((await waysOf(products)).length).toBeGreaterThan(0)
  })

  test.each([
    ['101 products', '{ id: 1 }'.repeat(101)],
    [
      '501 parts',
      `{ id: $bundle bundleParts: [${'{ id: 1 }'.repeat(251)}] }{ id: 1 bundleParts: [${'{ id: 1 }'.repeat(250)}] }`,
    ],
  ])('%s are too many', async (_, products) => {
    const { errors } = await client.ask(`{ shipping(${inMode(products)}) { shipping { prepaid } } }`)
    expect(errors).toMatchObject([{ extensions: { code: 'bad_input' } }])
  })
})

describe('shipping of the basket', () => {
  const query = `{ shipping(ShippingInput: { mode: basket }) {
    shipping { courier { name } prepaid cost { value } } shippingTime { time }
  } }`

  test('a visitor without a basket has nothing to ship', async () => {
    const { data } = await client.ask(query)
    expect(data.shipping).toEqual({ shipping: [], shippingTime: null })
  })

  test('A4.12 engraving delays the basket, in both answers alike', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const put = (more: string) =>
      client.request('/basketchange.php', { method: 'POST', headers, body: `product=${ids.engraved}&number=1${more}` })
    const days = async () => {
      const { data } = await client.ask(`{
        shipping(ShippingInput: { mode: basket }) { shippingTime { shippingTime { time { days } } } }
        basket { summaryBasket { shipping { shippingDays } } }
      }`)
      return [data.shipping.shippingTime.shippingTime.time.days, data.basket.summaryBasket.shipping.shippingDays]
    }
    await put('&getAjax=1')
    expect(await days()).toEqual([0, 0])
    await put('&getAjax=1&configuration[grawer]=Ola')
    expect(await days()).toEqual([3, 3])
  })

  test('A3.12 B3.39 B3.42 the goods of the basket at their value', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    for (const body of [`product=${ids.mug}&number=5&getAjax=1`, `product=${ids.slow}&size=S&number=1&getAjax=1`])
      await client.request('/basketchange.php', { method: 'POST', headers, body })
    const { data } = await client.ask(query)
    expect(data.shipping.shippingTime).toEqual({ time: '2026-11-28 23:59:59' })
    expect(data.shipping.shipping).toContainEqual({
      courier: { name: ownCourier },
      prepaid: 'prepaid',
      cost: { value: 0 },
    })
  })
})
