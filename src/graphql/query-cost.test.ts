import fc from 'fast-check'
import { getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { clientQueries } from '../../test/client-queries.ts'
import { documentSize } from './document-size.ts'
import { createFieldLookup, type FieldFacts, queryCost } from './query-cost.ts'
import { graphqlLimits } from './query-limits.ts'
import { weights } from './query-weights.ts'
import { schema } from './schema.ts'

const findField = createFieldLookup(schema)
const costOf = (query: string) => queryCost(parse(query), findField)

describe('a field costs its own points plus its selection multiplied by the length of its list', () => {
  test.each([
    ['a product', '{ product(productId: 1001) { product { id name } } }', 50 + 1 + 2],
    ['a product twice', '{ a: product { product { id } } b: product { product { id } } }', 2 * 52],
    ['the sizes of a product', '{ product { product { sizes { id } } } }', 50 + 1 + 1 + 6 * 2],
    ['a list of the usual page', '{ products { products { id } } }', 6_000 + 20 * 50 + 1 + 20 * 2],
    ['a list of a hundred', '{ products(searchInput: {limit: 100}) { products { id } } }', 6_000 + 100 * 50 + 1 + 200],
    ['products by ids', '{ products(searchInput: {productsId: [1, 2]}) { took } }', 500 + 20 * 50 + 1],
    ['suggestions', '{ productsTextSearch(searchInput: {text: "kubek"}) { cms { name } } }', 6_000 + 600 + 1 + 24],
    ['lowest prices', '{ getLastLowestProductPrices(productsId: [1, 2, 3]) { id } }', 200 + 150 + 6],
    ['a basket of one line', 'mutation { addProductsToBasket(ProductInput: [{id: 1}]) { status } }', 2_561],
    [
      'a fragment, wherever it is spread',
      '{ product { ...f ...f } } fragment f on ProductResponse { product { id } }',
      54,
    ],
    ['a fragment without a type', '{ product { ... { product { id } } } }', 52],
    ['what is skipped', '{ product { product { id @skip(if: true) } } }', 52],
    ['a circular fragment', '{ product { ...f } } fragment f on ProductResponse { product { ...f } }', 51],
    ['a fragment that is not there', '{ ...f }', 0],
    ['no operation', 'fragment f on Query { product { product { id } } }', 0],
  ])('%s', (_, query, cost) => {
    expect(costOf(query)).toBe(cost)
  })

  test('page sizes in variables count', () => {
    const document = parse(
      'query($in: ProductsSearchInput, $page: Int = 7) { products(searchInput: $in, settingsInput: {limit: $page}) { took } }',
    )
    const cost = (variables: Record<string, unknown>) => queryCost(document, findField, { variables })
    expect(cost({})).toBe(6_000 + 7 * 50 + 1)
    expect(cost({ page: 100 })).toBe(6_000 + 100 * 50 + 1)
    expect(cost({ in: { productsId: Array.from({ length: 10_000 }, (_, i) => i) } })).toBeGreaterThan(
      graphqlLimits.cost,
    )
  })

  test('of several operations the requested one counts', () => {
    const document = parse('query one { product { product { id } } } query two { products { took } }')
    expect(['one', 'two', null].map((operationName) => queryCost(document, findField, { operationName }))).toEqual([
      52, 7_001, 52,
    ])
  })
})

test('every root field has a weight, and every weight names a field of the schema', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  )
  expect(roots.filter((name) => weights[name]?.own === undefined)).toEqual([])
  const unknown = Object.keys(weights).filter((key) => findField(...(key.split('.') as [string, string])) === null)
  expect(unknown).toEqual([])
})

describe('properties', () => {
  const leaf = fc.constantFrom('id', 'name', 'link', 'longDescription', 'price{price{gross{value}}}', 'sizes{id name}')
  const selected = fc.array(leaf, { minLength: 1, maxLength: 12 })
  const root = fc.oneof(
    selected.map((fields) => `product { product { ${fields.join(' ')} } }`),
    fc
      .tuple(selected, fc.integer({ min: 1, max: 100 }))
      .map(([fields, limit]) => `products(searchInput: {limit: ${limit}}) { products { ${fields.join(' ')} } }`),
    fc.constant('basket { products { id } }'),
  )
  const aliased = (fields: string[]) => fields.map((field, i) => `a${i}: ${field}`).join(' ')

  test('aliases add up: a query costs the sum of its fields, in any order', () => {
    fc.assert(
      fc.property(fc.array(root, { minLength: 1, maxLength: 8 }), (fields) => {
        const alone = fields.map((field) => costOf(`{ ${field} }`))
        const sum = alone.reduce((one, other) => one + other, 0)
        expect(costOf(`{ ${aliased(fields)} }`)).toBe(sum)
        expect(costOf(`{ ${aliased(fields.toReversed())} }`)).toBe(sum)
        expect(costOf(`{ ...f } fragment f on Query { ${aliased(fields)} }`)).toBe(sum)
      }),
    )
  })

  test('the cost is monotone: another field or a longer page never lowers it', () => {
    fc.assert(
      fc.property(selected, leaf, fc.integer({ min: 1, max: 99 }), (fields, more, limit) => {
        const list = (names: string[], page: number) =>
          costOf(`{ products(searchInput: {limit: ${page}}) { products { ${names.join(' ')} } } }`)
        expect(list([...fields, more], limit)).toBeGreaterThan(list(fields, limit))
        expect(list(fields, limit + 1)).toBeGreaterThan(list(fields, limit))
      }),
    )
  })
})

describe('the queries of real clients fit three times', () => {
  const most = { fields: graphqlLimits.fields / 3, cost: graphqlLimits.cost / 3 }
  const many = (count: number, item: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => item(i)).join(' ')
  const listed = clientQueries.map(([operation, field, selected]): [string, string] => [
    `${operation} ${field}`,
    `${operation} { ${field} ${selected && `{ ${selected} }`} }`,
  ])

  test.each([
    ...listed,
    [
      'lowest prices of 100',
      `{ getLastLowestProductPrices(productsId: [${many(100, String)}]) { ${ofField('getLastLowestProductPrices')} } }`,
    ],
    [
      '100 products by aliases',
      `{ ${many(100, (i) => `a${i}: product(productId: ${i}) { product { id name link price { price { gross { value formatted } } } } }`)} }`,
    ],
    [
      'a basket of 100 lines',
      `mutation { addProductsToBasket(ProductInput: [${many(100, (i) => `{id: ${i}, size: "uniw", quantity: 1}`)}]) { ${ofField('addProductsToBasket')} } }`,
    ],
    [
      'a list of 300 products',
      `mutation { addToShoppingList(ShoppingListInput: {id: 1}, ShoppingListProduct: [${many(300, (i) => `{id: ${i}}`)}]) { status } }`,
    ],
  ])('%s', (_, query) => {
    const document = parse(query, { maxTokens: graphqlLimits.tokens })
    const { fields, depth, aliases } = documentSize(document)
    expect(fields).toBeLessThan(most.fields)
    expect([depth <= graphqlLimits.depth * 0.75, aliases <= graphqlLimits.aliases]).toEqual([true, true])
    expect(queryCost(document, withFieldsToCome)).toBeLessThanOrEqual(most.cost)
  })

  test.each([
    ['a page of 100', `{ products(searchInput: {limit: 100}) { ${ofField('products')} } }`],
    ['100 by ids', `{ products(searchInput: {productsId: [${many(100, String)}]}) { ${ofField('products')} } }`],
  ])('%s with the full selection of clients fits once', (_, query) => {
    expect(queryCost(parse(query), withFieldsToCome)).toBeLessThanOrEqual(graphqlLimits.cost)
  })

  test('an introspection query fits once, not twice', () => {
    const query = getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      schemaDescription: true,
      directiveIsRepeatable: true,
    })
    expect(documentSize(parse(query)).depth).toBeLessThanOrEqual(graphqlLimits.depth)
    expect(costOf(query)).toBeLessThanOrEqual(graphqlLimits.cost)
    const twice = query.replace('__schema {', 'again: __schema { types { ...FullType } } __schema {')
    expect(costOf(twice)).toBeGreaterThan(graphqlLimits.cost)
  })

  test.each([-1, 0, -2147483648])('no argument pays for other fields: first %i', (first) => {
    const points = `{ pickupPoints(courierId: 1, first: ${first}) { pickupPoints { id } } }`
    expect(costOf(points)).toBeGreaterThan(0)
  })
})

function ofField(name: string): string {
  return clientQueries.find(([, field]) => field === name)?.[2] ?? ''
}

/** The schema plus fields that clients request in excess of it; fields of these names are lists. */
function withFieldsToCome(parent: string, name: string): FieldFacts {
  return findField(parent, name) ?? { type: `To come: ${name}`, isList: listsToCome.has(name) }
}

const listsToCome = new Set(
  `allThresholds availablePurchaseDocumentTypes availableServices bundleProducts calendar courierPickupPoints deliveryAddresses
  documents holidays inputs invoiceAddresses invoiceOptions media messages opinion options parametersWithContext payments
  paymentInitiationServiceTerms paymentsGroup paymentsGroupTerms pickupPoints productSizeAvailableInStocks provinces
  rebatesThresholds searchPickupPoints shippingCountries subscriptionOrders subscriptions validationErrors values versions wrappers`.split(
    /\s+/,
  ),
)
