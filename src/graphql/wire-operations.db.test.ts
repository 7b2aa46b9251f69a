import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientQueries } from '../../test/client-queries.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { wireArguments } from '../../test/wire-operations.ts'
import { schema } from './schema.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

const selections = new Map(
  Map.groupBy(clientQueries, ([, field]) => field)
    .entries()
    .map(([field, queries]) => [field, queries.map(([, , selected]) => selected).join(' ')]),
)
const operationOf = new Map(clientQueries.map(([operation, field]) => [field, operation]))

test.each(
  Object.entries(wireArguments).flatMap(([field, all]) => all.map((given): [string, string] => [field, given])),
)('%s(%s) with every field that real clients select is answered', async (field, given) => {
  const selected = selections.get(field)?.trim() ?? ''
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: 1001, quantity: 2}]) { status } }')
  const query = `${operationOf.get(field)} { ${field}${given && `(${given})`} ${selected && `{ ${selected} }`} }`
  const { status, data, errors } = await client.ask(query, { label: `?query=${field}` })
  expect([status, errors]).toEqual([200, []])
  expect(data).toHaveProperty(field)
})

test('the wire operations include every operation that real clients send', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const sent = roots.filter((name) => selections.has(name))
  expect(Object.keys(wireArguments).sort()).toEqual(sent.sort())
})

test('a query returns the same basket as its page', async () => {
  await client.ask('mutation { clearBasket { status } }')
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: "1001", quantity: "2"}]) { status } }')
  const { data } = await client.ask(`{ basket(BasketCostInput: {delivery: {courierId: 0, prepaid: ""}}) {
    summaryBasket { productsCount worth { gross { value } } toShippingFree { value } shippingLimitFree { value } shipping { shippingDays } }
    products { forPoints basketGroupId availableNow data { type name link iconSmall iconSmallSecond code group { name versions { id } } sizes { id } } }
    basketCost { totalProductsCost { value } totalToPay { value } basketShippingCost { shippingCostAfterRebate { value } } }
    basketGroups { id types worthTotal { gross { value } } subscription { daysInPeriod } }
  } }`)
  const { summaryBasket, products, basketCost, basketGroups } = data.basket
  const worth = summaryBasket.worth.gross.value
  expect(products).toMatchObject([
    {
      forPoints: false,
      availableNow: true,
      data: { type: 'product', name: 'Kubek Ania 300 ml', sizes: [{ id: 'uniw' }], code: expect.any(String) },
    },
  ])
  expect(products[0].data.iconSmallSecond).toBe(products[0].data.iconSmall.replace('.webp', '.jpeg'))
  expect(products[0].data.group.versions.map(({ id }: { id: number }) => id)).toContain(1001)
  expect(basketGroups).toEqual([
    { id: products[0].basketGroupId, types: ['parcel'], worthTotal: { gross: { value: worth } }, subscription: null },
  ])
  expect(basketCost.totalProductsCost.value).toBe(worth)
  const sending = basketCost.basketShippingCost.shippingCostAfterRebate.value
  expect(basketCost.totalToPay.value).toBeCloseTo(worth + sending, 2)
  expect(summaryBasket.shippingLimitFree.value).toBeCloseTo(worth + summaryBasket.toShippingFree.value, 2)
})

test('the requested delivery method is the one whose cost the basket shows, with what the courier takes for cash', async () => {
  const client = graphqlClient(testShop)
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: "1001", quantity: "2"}]) { status } }')
  const { data } = await client.ask(
    '{ shipping(ShippingInput: {mode: basket}) { shipping { courier { id icon } prepaid cost { value } availability } } }',
  )
  const ways = data.shipping.shipping.filter(({ availability }: { availability: boolean }) => availability)
  for (const { courier, prepaid, cost } of ways) {
    const delivery = `{courierId: ${courier.id}, prepaid: "${prepaid}"}`
    const requested = await client.ask(
      `{ basket(BasketCostInput: {delivery: ${delivery}}) { basketCost { shipping { gross { value } } prepaidCost { value } } } }`,
    )
    const { shipping, prepaidCost } = requested.data.basket.basketCost
    expect(shipping.gross.value + prepaidCost.value).toBeCloseTo(cost.value, 2)
    expect(courier.icon).toMatch(/^(?:|\/\S+)$/)
  }
  expect(ways.some(({ prepaid }: { prepaid: string }) => prepaid === 'dvp')).toBe(true)
  expect(ways.some(({ courier }: { courier: { icon: string } }) => courier.icon.endsWith('.svg'))).toBe(true)
})

test('A4.10 thresholds begin at the quantity from which their price applies', async () => {
  const { data } = await client.ask(
    '{ product(productId: 1173) { product { price { rebateNumber { number gross { value } allThresholds { firstThresholdValue endThresholdValue thresholdDiff minQuantity percent priceAfterRebate { gross { value } } } } } } } }',
  )
  const { number, gross, allThresholds } = data.product.product.price.rebateNumber
  expect([number, gross.value]).toEqual([2, 55])
  expect(allThresholds).toMatchObject([
    { firstThresholdValue: 2, endThresholdValue: 3, thresholdDiff: 1, minQuantity: 2, percent: 6 },
    { firstThresholdValue: 4, endThresholdValue: 7, priceAfterRebate: { gross: { value: 51 } } },
    { firstThresholdValue: 8, endThresholdValue: null, thresholdDiff: null },
  ])
})

test('an address without the trailing slash works the same', async () => {
  const body = JSON.stringify({ query: '{ product(productId: 1001) { product { id } } }' })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const answers = await Promise.all(
    ['/graphql/v1', '/graphql/v1/', '/graphql/v1?query=product'].map((address) => client.request(address, init)),
  )
  for (const answer of answers) expect(await answer.json()).toEqual({ data: { product: { product: { id: 1001 } } } })
  expect((await client.request('/graphql/v1')).status).toBe(405)
})

test.each(['"1001x"', '""', '"1e3"', '1.5', '"99999999999"', 'true', 'enum'])('%s is no number', async (productId) => {
  const { data, errors } = await client.ask(`{ product(productId: ${productId}) { product { id } } }`)
  expect([data, errors.length]).toEqual([undefined, 1])
})
