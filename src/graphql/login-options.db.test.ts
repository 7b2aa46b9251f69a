import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop({ GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' })
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

async function ask(redirectUrl: string) {
  const { data, errors } = await client.ask(
    `{ loginOptions(LoginOptionsInput: {redirectUrl: "${redirectUrl}", isWholesaler: false}) { options { id loginUrl isConnected disconnectUrl name } } }`,
  )
  expect(errors).toEqual([])
  return data.loginOptions.options
}

const google = { id: 'google', name: 'Google', isConnected: false, disconnectUrl: null }

test('loginOptions names the configured services, with the address that begins each', async () => {
  expect(await ask('/koszyk')).toEqual([{ ...google, loginUrl: '/logowanie-przez/google?powrot=%2Fkoszyk' }])
})

test('the visitor comes back to this shop only', async () => {
  for (const hostile of ['//zly.example', 'https://zly.example/koszyk/..//x', 'javascript:alert(1)'])
    expect(await ask(hostile)).toEqual([{ ...google, loginUrl: '/logowanie-przez/google?powrot=%2Fkonto' }])
})
