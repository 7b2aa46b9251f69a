import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countQueries } from '../../test/count-queries.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { graphqlLimits } from './query-limits.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
  await client.ask('mutation { addProductsToBasket(ProductInput: [{id: 1001, size: "uniw", quantity: 1}]) { status } }')
})
afterAll(() => testShop.close())

const many = (count: number, item: (i: number) => string) => Array.from({ length: count }, (_, i) => item(i)).join(' ')
const nested = (levels: number, open: string, close: string) => `${open.repeat(levels)}${close.repeat(levels)}`
const product = '{ product { product { id } } }'
const fullSchema = getIntrospectionQuery()

describe('hostile documents are refused before execution', () => {
  test.each([
    [
      'searches under 30 aliases',
      `{ ${many(30, (i) => `a${i}: productsTextSearch(searchInput: {text: "k${i}"}) { cms { name } }`)} }`,
    ],
    ['lists under 10 aliases', `{ ${many(10, (i) => `a${i}: products { took }`)} }`],
    ['baskets under 20 aliases', `{ ${many(20, (i) => `a${i}: basket { basketCost { points } }`)} }`],
    [
      'baskets changed 40 times',
      `mutation { ${many(40, (i) => `a${i}: addProductsToBasket(ProductInput: [{id: 1003}]) { status }`)} }`,
    ],
    ['codes tried 20 times', `mutation { ${many(20, (i) => `a${i}: activateRebateCode(code: "K${i}") { status }`)} }`],
    [
      'descriptions of a hundred products under aliases',
      `{ products(searchInput: {limit: 100}) { products { ${many(10, (i) => `d${i}: longDescription`)} } } }`,
    ],
    ['a page that variables make long', ids('query($i: [Int!]) { products(searchInput: {productsId: $i}) { took } }')],
    [
      'a hundred thousand ids',
      ids('query($i: [Int!]) { getLastLowestProductPrices(productsId: $i) { id } }', 100_000),
      /100 kB/,
    ],
    ['a page of a billion', '{ products(searchInput: {limit: 1000000000}) { products { id } } }', /od 1 do 100/],
    ['schemas under 90 aliases', `{ ${many(90, (i) => `a${i}: __schema { types { name } }`)} }`],
    ['types under 90 aliases in one schema', `{ __schema { ${many(90, (i) => `a${i}: types { fields { name } }`)} } }`],
    ['the whole schema twice', fullSchema.replace('__schema {', 'b: __schema { types { ...FullType } } __schema {')],
    [
      'a schema within a schema',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      /introspection depth/,
    ],
    [
      'fragments that double each other',
      `{ product { ...f0 } } ${many(30, (i) => `fragment f${i} on ProductResponse { ...f${i + 1} ...f${i + 1} }`)} fragment f30 on ProductResponse { product { id } }`,
      /pól/,
    ],
    [
      'circular fragments',
      '{ product { ...a } } fragment a on ProductResponse { ...b } fragment b on ProductResponse { ...a }',
      /itself/,
    ],
    ['a directive 1,000 times', `{ product { product { id ${'@skip(if: false) '.repeat(1_000)} } }`, /dyrektyw|token/],
    ['unknown directives', `{ product { product { id ${'@x '.repeat(1_000)} } } }`, /dyrektyw/],
    ['a hundred operations', { query: many(100, (i) => `query q${i} ${product}`), operationName: 'q1' }, /operacji/],
    ['a field 3,900 times', `{ product { product { ${'id '.repeat(3_900)} } } }`, /aborted|pól/],
    ['a document without end', `{ product { product { ${'id '.repeat(10_000)} } } }`, /token/],
    ['fields nested without end', nested(1_300, '{ a ', '}'), /poziomów/],
    [
      'arguments nested without end',
      `{ shipping(ShippingInput: {forcedRegion: ${nested(900, '[', ']')}}) { __typename } }`,
      /poziomów/,
    ],
    ['variables nested without end', variables(`{"x": ${nested(7_000, '[', ']')}}`), /poziomów/],
    ['variables without end', variables(`{"x": [${'0,'.repeat(40_000)}0]}`), /wartości/],
    ['variables that nobody declares', variables(`{"y": [${'0,'.repeat(40_000)}0]}`), /wartości/],
    ['an operation that is not there', { query: `query a ${product}`, operationName: 'b' }, /operation/],
    [
      'a word for a number',
      { query: 'query($n: Int) { products(searchInput: {limit: $n}) { took } }', variables: { n: 'x' } },
      /Int/,
    ],
    ['a list of requests', `[{"query": "${product}"}]`, /\w/],
  ] as [string, string | object, RegExp?][])('%s', async (_, request, message = /(\d+) punktów, najwyżej 50000/) => {
    const { answer, queries } = await countQueries(() => send(request))
    const { status, data, errors, bytes } = answer
    expect(errors).toMatchObject([{ message: expect.stringMatching(message) }])
    expect(Object.values(data ?? {}).filter((answer) => answer !== null)).toEqual([])
    expect(status).toBeLessThan(500)
    expect(bytes).toBeLessThan(2_000)
    expect(queries).toBe(0)
  })

  test('a refusal contains the cost and the limit as numbers', async () => {
    const { status, errors } = await send({ query: `{ ${many(10, (i) => `a${i}: products { took }`)} }` })
    const extensions = { code: 'too_heavy', cost: 70_010, limit: graphqlLimits.cost }
    expect([status, errors]).toEqual([200, [{ message: expect.any(String), extensions }]])
  })

  test('a query that was accepted before is refused with larger variables', async () => {
    const query = `query($n: Int) { products(searchInput: {limit: $n}) { products { ${many(4, (i) => `d${i}: longDescription`)} } } }`
    expect((await send({ query, variables: { n: 1 } })).errors).toBeUndefined()
    const again = await send({ query, variables: { n: 100 } })
    expect(again.errors).toMatchObject([{ extensions: { code: 'too_heavy' } }])
  })
})

describe('accepted queries', () => {
  test('the same search under seven aliases runs once', async () => {
    const search = 'productsTextSearch(searchInput: {text: "kubek"}) { products { id } }'
    await send({ query: `{ ${search} }` }) // warms the caches between requests
    const once = await countQueries(() => send({ query: `{ ${search} }` }))
    const often = await countQueries(() => send({ query: `{ ${many(7, (i) => `a${i}: ${search}`)} }` }))
    expect(once.queries).toBeGreaterThan(0)
    expect(often.queries).toBe(once.queries)
    expect(new Set(Object.values(often.answer.data).map((found) => JSON.stringify(found))).size).toBe(1)
  })

  test.each([
    ['lists', 'products(filterInput: {text: "kubek"}) { products { id } results { resultCount } }', 6],
    ['stock of stores', 'sizeAvailability(productId: 1001) { stores { amount } }', 50],
    ['baskets', 'basket { summaryBasket { productsCounter } }', 9],
  ])('%s under aliases runs as many database queries as one', async (_, field, count) => {
    await send({ query: `{ ${field} }` })
    const once = await countQueries(() => send({ query: `{ ${field} }` }))
    const often = await countQueries(() => send({ query: `{ ${many(count, (i) => `a${i}: ${field}`)} }` }))
    expect(often.answer.errors).toBeUndefined()
    expect(once.queries).toBeGreaterThan(0)
    expect(often.queries).toBe(once.queries)
  })

  test('tools read the whole schema: 110 kB', async () => {
    const { errors, bytes } = await send({ query: fullSchema })
    expect(errors).toBeUndefined()
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(300_000)
  })
})

test('a response that is larger than the limit is not sent', async () => {
  const mostBytes = graphqlLimits.answerBytes
  Object.assign(graphqlLimits, { answerBytes: 1_000 })
  const { errors, data, status } = await send({
    query: '{ products(searchInput: {text: "kubek"}) { products { id name link icon description } } }',
  })
  Object.assign(graphqlLimits, { answerBytes: mostBytes })
  expect([status, data]).toEqual([200, undefined])
  expect(errors).toMatchObject([{ message: expect.stringContaining('za duża'), extensions: { code: 'too_heavy' } }])
})

function ids(query: string, count = 7_000) {
  return { query, variables: { i: Array.from({ length: count }, () => 1) } }
}

function variables(text: string): string {
  return `{"query": "query($x: AnyValue) { shipping(ShippingInput: {mode: basket, forcedRegion: $x}) { __typename } }", "variables": ${text}}`
}

async function send(request: string | object) {
  const query = typeof request === 'string' && !/^[{[]"|^\[/.test(request) ? { query: request } : request
  const body = typeof query === 'string' ? query : JSON.stringify(query)
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await client.request('/graphql/v1/', { method: 'POST', headers, body })
  const text = await response.text()
  return { status: response.status, bytes: text.length, ...JSON.parse(text) }
}

test('the errors of an invalid query name its lines', async () => {
  const { errors } = await client.ask('{\n  basket { nonsense }\n  product(productId: 1001) {\n    rubbish\n  }\n}')
  expect(errors.map(({ locations }) => locations?.[0]?.line)).toEqual([2, 4])
})
