import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const clientData = {
  ...{ email: 'anna@example.com', phone: '600700800' },
  billingAddress: { firstname: 'Anna', lastname: 'Nowak', street: 'Długa 1', zipcode: '00-950', city: 'Warszawa' },
}
const deliveryAddress = {
  ...{ firstname: 'Jan', lastname: 'Wrona', street: 'Leśna 7', zipcode: '05-400', city: 'Otwock', country: 'PL' },
}

async function buyer(product = 1001, size = 'uniw'): Promise<GraphqlClient> {
  const client = graphqlClient(testShop)
  await client.ask(
    `mutation { addProductsToBasket(ProductInput: [{id: ${product}, size: "${size}", quantity: 1}]) { status } }`,
  )
  return client
}

async function create(client: GraphqlClient, orderCreateInput: object) {
  const { data, errors } = await client.ask(
    `mutation ($input: OrderCreateInput!) { orderCreate(orderCreateInput: $input) {
      status error { code message } validationErrors { field code } orderId orderNumber location
    } }`,
    { variables: { input: orderCreateInput } },
  )
  expect(errors).toEqual([])
  return data.orderCreate
}

describe('orderCreate', () => {
  test('orders what lies in the basket, and the same order again for the same key', async () => {
    const client = await buyer()
    const key = crypto.randomUUID()
    const orderData = {
      paymentMethodId: '2',
      delivery: { courierId: 1 },
      remarks: 'Do piątku',
      consents: ['terms'],
      key,
    }
    const first = await create(client, { clientData: { ...clientData, deliveryAddress }, orderData })
    expect(first).toMatchObject({ status: 'success', error: null, orderId: expect.any(Number) })
    expect(first.location).toMatch(new RegExp(`^/zamowienie/${first.orderNumber}/[\\w.-]+$`))
    expect(await create(client, { clientData, orderData })).toEqual(first)
    expect(await findOrder(testShop.shop(), { id: first.orderId })).toMatchObject({
      ...{ email: 'anna@example.com', comment: 'Do piątku', paymentMethod: 'cash-on-delivery' },
      charges: [
        { kind: 'delivery', gross: 1690 },
        { kind: 'payment', gross: 500 },
      ],
      deliveryAddress: { lastName: 'Wrona', street: 'Leśna', streetNumber: '7' },
      billingAddress: { lastName: 'Nowak', street: 'Długa', streetNumber: '1' },
    })
    const { data } = await client.ask('{ basket { summaryBasket { productsCount } } }')
    expect(Number(data.basket.summaryBasket.productsCount)).toBe(0)
  })

  test.each([
    ['nothing', {}, 'invalid'],
    ['no consent to the terms', { clientData, orderData: {} }, 'invalid'],
    [
      'a way of paying that does not exist',
      { clientData, orderData: { consents: ['terms'], paymentMethodId: 9 } },
      'invalid',
    ],
    [
      'no locker for a courier that brings parcels to one',
      { clientData, orderData: { consents: ['terms'], delivery: { courierId: 2 } } },
      'invalid',
    ],
    [
      'another sum than the buyer has seen',
      { clientData, orderData: { consents: ['terms'], totalToPay: '1.00', pickupPoint: 'WAW123M' } },
      'changed',
    ],
  ])('with %s is refused, and the basket stays', async (_what, input, code) => {
    const client = await buyer()
    expect(await create(client, input)).toMatchObject({
      status: 'error',
      error: { code },
      orderId: null,
      location: null,
    })
    const { data } = await client.ask('{ basket { products { id } } }')
    expect(data.basket.products).toHaveLength(1)
  })

  test.each([
    ['none needs no code', {}, { deliveryName: 'Kurier', pickupPoint: '' }],
    [
      'a code goes to the locker',
      { pickupPoint: 'waw 123m' },
      { deliveryName: 'Automat paczkowy', pickupPoint: 'WAW123M' },
    ],
  ])('of calls that name no courier, one with %s', async (_what, more, expected) => {
    const client = await buyer()
    const made = await create(client, { clientData, orderData: { consents: ['terms'], ...more } })
    expect(await findOrder(testShop.shop(), { id: made.orderId })).toMatchObject(expected)
  })

  test('a missing code of a locker has the name of its field', async () => {
    const orderData = { consents: ['terms'], delivery: { courierId: 2 } }
    const { validationErrors } = await create(await buyer(), { clientData, orderData })
    expect(validationErrors).toEqual([{ field: 'pickupPoint', code: 'no_pickup_point' }])
  })

  test('paymentsMethod says what cash on delivery costs with the courier that the order begins with', async () => {
    const client = await buyer()
    const { data } = await client.ask(
      '{ paymentsMethod { payments { id additionalClientCost { costPercent costFixedAmount { value formatted } } } } }',
    )
    expect(data.paymentsMethod.payments).toEqual([
      { id: 1, additionalClientCost: null },
      { id: 2, additionalClientCost: { costPercent: null, costFixedAmount: { value: 4, formatted: '4,00\u00a0zł' } } },
    ])
  })

  test('digital goods need the consent to lose the right of withdrawal, and cannot be paid to a courier', async () => {
    const client = await buyer(1199, '100 zł')
    const { data } = await client.ask('{ paymentsMethod { payments { id name } settings { defaultPaymentMethodId } } }')
    expect(data.paymentsMethod).toEqual({
      payments: [{ id: 1, name: 'Przelew bankowy' }],
      settings: { defaultPaymentMethodId: 1 },
    })
    const refused = await create(client, { clientData, orderData: { consents: ['terms'] } })
    expect(refused.error.code).toBe('invalid')
    const placed = await create(client, { clientData, orderData: { consents: ['terms', 'digital'] } })
    expect(placed.status).toBe('success')
  })

  test('a stranger without a basket orders nothing', async () => {
    const answer = await create(graphqlClient(testShop), { clientData, orderData: { consents: ['terms'] } })
    expect(answer).toMatchObject({ status: 'error', orderId: null })
  })
})
