import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#platform/database/connection-errors.ts'
import { log } from '#platform/log.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

const json = { 'Content-Type': 'application/json' }
const name = '{ product(productId: 1001) { product { name } } }'

describe('POST /graphql/v1/', () => {
  test.each([
    '',
    '?query=validateClientData',
    '?mutation=unsetRegion',
    '?getLastLowestProductPrices',
    `?query=${encodeURIComponent('{ nothing }')}&variables=x&extensions=y&operationName=z`,
  ])('the query string is only a label and is ignored: %j', async (label) => {
    const { status, data, headers } = await client.ask(name, { label })
    expect([status, data.product.product.name]).toEqual([200, 'Kubek Ania 300 ml'])
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('accepts variables and an operation name', async () => {
    const query = 'query one($id: Int) { product(productId: $id) { product { id } } } query two { __typename }'
    const response = await client.request('/graphql/v1/', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query, variables: { id: 1003 }, operationName: 'one' }),
    })
    expect(await response.json()).toEqual({ data: { product: { product: { id: 1003 } } } })
  })

  test('answers the introspection query', async () => {
    const { data } = await client.ask(getIntrospectionQuery())
    expect(data.__schema.queryType.name).toBe('Query')
  })

  test.each([
    ['no query', '{}', 200],
    ['no JSON', '{"query": ', 400],
    ['a list', '[{"query":"{ __typename }"}]', 400],
    ['no object', '"{ __typename }"', 400],
    ['nothing', '', 400],
    ['a query that does not end', JSON.stringify({ query: '{ product' }), 200],
    ['a field that does not exist', JSON.stringify({ query: '{ products { prices } }' }), 200],
    ['an argument written otherwise', JSON.stringify({ query: '{ product(ProductId: 1) { product { id } } }' }), 200],
    ['text for a number', JSON.stringify({ query: '{ product(productId: "tysiąc") { product { id } } }' }), 200],
    [
      'a number that is too large',
      JSON.stringify({ query: '{ product(productId: 99999999999) { product { id } } }' }),
      200,
    ],
    ['a subscription', JSON.stringify({ query: 'subscription { product }' }), 200],
  ])('malformed input is a top-level error: %s', async (_, body, status) => {
    const response = await client.request('/graphql/v1/', { method: 'POST', headers: json, body })
    expect(response.status).toBe(status)
    const answer = await response.json()
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors).toMatchObject([{ message: expect.stringMatching(/\w{3}/) }])
  })

  test.each([
    ['application/x-www-form-urlencoded', 'query={__typename}'],
    ['text/plain', '{"query":"{__typename}"}'],
    ['application/graphql', '{__typename}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n{__typename}\r\n--x--',
    ],
  ])('refuses content types that an HTML form of another site can send: %s', async (type, body) => {
    const response = await client.request('/graphql/v1/', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('JSON') }] })
  })

  test.each(['text/event-stream', 'multipart/mixed', 'application/graphql-response+json', '*/*', 'image/png'])(
    'sends a complete response for any Accept header: %s',
    async (accept) => {
      const headers = { ...json, Accept: accept }
      const body = JSON.stringify({ query: name })
      const response = await client.request('/graphql/v1/', { method: 'POST', headers, body })
      const answer = await response.text()
      expect(response.status).toBe(accept === 'image/png' ? 406 : 200)
      expect(answer).toContain(accept === 'image/png' ? 'Accept: application/json' : 'Kubek Ania 300 ml')
    },
  )

  test.each(['text/html', 'image/png', 'text/*;q=0.5'])(
    'a mutation whose answer is not wanted changes nothing: %s',
    async (accept) => {
      const headers = { ...json, Accept: accept }
      const body = JSON.stringify({ query: 'mutation { addProductsToBasket(ProductInput: [{id: 1001}]) { status } }' })
      const response = await client.request('/graphql/v1/', { method: 'POST', headers, body })
      expect([response.status, response.headers.getSetCookie()]).toEqual([406, []])
    },
  )

  test.each([
    '{ hotspots(hotspotsPanelParamsInput: {zone: {a: 1}}) { name } }',
    '{ basket(BasketCostInput: {paymentMethodId: {a: 1}}) { __typename } }',
    '{ basket(BasketCostInput: {delivery: {courierId: [1]}}) { __typename } }',
    'mutation { addProductsToBasket(ProductInput: [{id: 1001, subscription: {a: "1"}}]) { status } }',
    'mutation { orderCreate(orderCreateInput: {orderData: {totalToPay: {a: 1}}}) { status } }',
  ])('an object where text or a number belongs is a wrong input: %s', async (query) => {
    const { errors } = await client.ask(query)
    expect(errors).toMatchObject([{ message: expect.stringContaining('AnyValue cannot represent') }])
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s is answered 405 and executes nothing', async (method) => {
    const response = await client.request('/graphql/v1/?query={__typename}', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('POST') }] })
  })
})

describe('limits', () => {
  const aliases = (count: number, field: (i: number) => string) =>
    `{ ${Array.from({ length: count }, (_, i) => field(i)).join(' ')} }`
  test.each([
    ['depth', `{ __schema { types ${'{ ofType '.repeat(16)} { name } ${'}'.repeat(16)} } }`, /najwyżej 16 poziomów/],
    ['depth without end', `${'{ a '.repeat(1_300)}${'}'.repeat(1_300)}`, /najwyżej 16 poziomów/],
    ['aliases', aliases(101, (i) => `a${i}: product(productId: ${i}) { product { id } }`), /najwyżej 100/],
    ['cost', aliases(45, (i) => `a${i}: products { took }`), /najwyżej 50000/],
    ['words', `{ ${'__typename '.repeat(4_001)} }`, /token/],
  ])('%s: refuses a query above the limit', async (_, query, message) => {
    const { data, errors } = await client.ask(query)
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ message: expect.stringMatching(message) }])
  })

  test('accepts a hundred products', async () => {
    const { data, errors } = await client.ask(
      aliases(100, (i) => `a${i}: product(productId: ${1001 + i}) { product { id } }`),
    )
    expect(errors).toEqual([])
    expect(data.a2.product.id).toBe(1003)
  })

  test('size: refuses a body of more than 100 kB', async () => {
    const body = JSON.stringify({ query: `# ${'x'.repeat(110_000)}\n${name}` })
    const response = await client.request('/graphql/v1/', { method: 'POST', headers: json, body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('100 kB') }] })
  })
})

describe('internal errors', () => {
  test.each([
    ['a fault', new Error('secret of the house'), 200, 'internal', /Numer błędu/],
    ['a database that is away', new DatabaseUnavailable(new Error('no secret')), 503, 'unavailable', /bazy sklepu/],
  ])('A8.10 %s is logged, and the response contains only its number', async (_, thrown, status, code, message) => {
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const executor = vi.spyOn(testShop.appContext.database.read.getExecutor().constructor.prototype, 'executeQuery')
    executor.mockRejectedValue(thrown)
    const answer = await client.ask(name)
    executor.mockRestore()
    expect(answer.status).toBe(status)
    expect(answer.errors).toMatchObject([
      { message: expect.stringMatching(message), path: ['product'], extensions: { code } },
    ])
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(logged).toHaveBeenCalledWith(thrown)
    logged.mockRestore()
    expect((await client.ask(name)).errors).toEqual([])
  })
})
