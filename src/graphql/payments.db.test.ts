import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { openPaymentDouble, type PaymentDouble } from '../../test/payment-double.ts'

let double: PaymentDouble
let testShop: TestShop
beforeAll(async () => {
  double = await openPaymentDouble()
  testShop = await openTestShop({}, null, double.account)
})
afterAll(async () => {
  await testShop.close()
  await double.close()
})

const clientData = {
  ...{ email: 'anna@example.com', phone: '600700800' },
  billingAddress: { firstname: 'Anna', lastname: 'Nowak', street: 'Długa 1', zipcode: '00-950', city: 'Warszawa' },
}

/** A guest with an order that is paid by this method, and its number. */
async function buyer(paymentMethodId: number): Promise<{ client: GraphqlClient; number: number }> {
  const client = graphqlClient(testShop)
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: 1001, size: "uniw", quantity: 1}]) { status } }')
  const { data } = await client.ask(
    'mutation ($input: OrderCreateInput!) { orderCreate(orderCreateInput: $input) { orderNumber } }',
    {
      variables: {
        input: { clientData, orderData: { consents: ['terms'], delivery: { courierId: 1 }, paymentMethodId } },
      },
    },
  )
  return { client, number: data.orderCreate.orderNumber }
}

async function prepare(client: GraphqlClient, input: object) {
  const { data, errors } = await client.ask(
    `query ($input: PreparePaymentInput!) { preparePayment(PreparePaymentInput: $input) {
      paymentId description type javascript fromData { action method target acceptCharset inputs { name type value } } paymentXML
    } }`,
    { variables: { input } },
  )
  expect(errors).toEqual([])
  return data.preparePayment
}

async function change(client: GraphqlClient, orderNumber: number, paymentMethodId: number) {
  const { data, errors } = await client.ask(
    `mutation { changeOrderPayment(ChangeOrderPaymentInput: {orderNumber: ${orderNumber}, paymentMethodId: ${paymentMethodId}}) {
      response { status } paymentId error { code message }
    } }`,
  )
  expect(errors).toEqual([])
  return data.changeOrderPayment
}

test('paymentsMethod lists the ways online first, where a gateway takes them', async () => {
  const { client } = await buyer(1)
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: 1001, size: "uniw", quantity: 1}]) { status } }')
  const { data } = await client.ask('{ paymentsMethod { payments { id name } settings { defaultPaymentMethodId } } }')
  expect(data.paymentsMethod).toEqual({
    payments: [
      { id: 3, name: 'BLIK' },
      { id: 4, name: 'Szybki przelew' },
      { id: 5, name: 'Karta płatnicza' },
      { id: 1, name: 'Przelew bankowy' },
      { id: 2, name: 'Za pobraniem' },
    ],
    settings: { defaultPaymentMethodId: 3 },
  })
})

test('preparePayment gives the form that leads to the page of the payment, and begins nothing', async () => {
  const { client, number } = await buyer(5)
  const prepared = await prepare(client, { orderNumbers: [number] })
  const action = expect.stringMatching(new RegExp(`^http://localhost:3000/zamowienie/${number}/[\\w.-]+/platnosc$`))
  expect(prepared).toMatchObject({
    ...{ paymentId: 5, type: 'online', javascript: null, paymentXML: null },
    fromData: {
      ...{ action, method: 'post', target: '_self', acceptCharset: 'UTF-8' },
      inputs: [
        { name: 'intent', type: 'hidden', value: 'online' },
        { name: 'method', type: 'hidden', value: 'card' },
      ],
    },
  })
  expect(await prepare(client, { orderNumber: String(number), paymentFormId: 3 })).toMatchObject({
    ...{ paymentId: 3, type: 'online', fromData: { action, method: 'get', inputs: [] } },
  })
  expect(double.payments.size).toBe(0)
})

test('a transfer and cash on delivery are described, without a form', async () => {
  const [transfer, cash] = [await buyer(1), await buyer(2)]
  expect(await prepare(transfer.client, { orderNumber: transfer.number })).toMatchObject({
    ...{ paymentId: 1, type: 'transfer', fromData: null },
  })
  expect(await prepare(cash.client, { orderNumber: cash.number })).toMatchObject({
    ...{ paymentId: 2, type: 'delivery', fromData: null },
  })
})

test('changeOrderPayment lets an unpaid order be paid in another way in advance', async () => {
  const { client, number } = await buyer(1)
  expect(await change(client, number, 3)).toEqual({ response: { status: 'success' }, paymentId: 3, error: null })
  expect((await findOrder(testShop.shop(), { number }))?.paymentMethod).toBe('blik')
  expect(await change(client, number, 2)).toMatchObject({
    ...{ response: { status: 'error' }, paymentId: 3, error: { code: 'not-offered' } },
  })
  expect(await change(client, number, 9)).toMatchObject({ error: { code: 'not-offered' } })
})

test('an order of somebody else is as one that does not exist', async () => {
  const { number } = await buyer(5)
  const stranger = graphqlClient(testShop)
  for (const unknown of [number, 999_999]) {
    expect(await prepare(stranger, { orderNumber: unknown })).toMatchObject({ type: 'none', fromData: null })
    expect(await change(stranger, unknown, 1)).toMatchObject({ paymentId: null, error: { code: 'unknown-order' } })
  }
})
