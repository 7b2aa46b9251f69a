import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

const ask = (input: string) =>
  client.ask(`{ opinion(SearchOpinionsInput: {${input}}) { id author content rating confirmedByPurchase createDate } }`)

test('opinions of a product come the newest first, as many as are wanted', async () => {
  const { data, errors } = await ask('type: "product", ordersBy: "date", sourceId: 1001, resultsLimit: 3')
  expect(errors).toEqual([])
  const days = data.opinion.map(({ createDate }: { createDate: string }) => createDate)
  expect(days).toHaveLength(3)
  expect(days).toEqual(days.toSorted().reverse())
  expect(data.opinion[0]).toMatchObject({ confirmedByPurchase: true, rating: expect.any(Number) })
})

test('those of the shop come by type order, and none without a product', async () => {
  expect((await ask('type: "order"')).data.opinion.length).toBeGreaterThan(0)
  expect((await ask('type: "product"')).data.opinion).toEqual([])
})

test('too many at once are refused in words', async () => {
  const { errors } = await ask('sourceId: 1001, resultsLimit: 101')
  expect(errors).toMatchObject([
    { message: expect.stringContaining('resultsLimit'), extensions: { code: 'bad_input' } },
  ])
})
