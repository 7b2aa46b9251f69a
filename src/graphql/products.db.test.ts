import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { noFilters } from '#features/search/rules/list-filters.ts'
import { getProductListing } from '#features/search/views/listing.ts'
import { countQueries } from '../../test/count-queries.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

const now = () => ({ ...testShop.shop(), now: new Date() })

describe('product', () => {
  test('A3.11 A7.14 the fields that analytics reads: id, name, versionName, gross price, producer and category', async () => {
    const { status, data, errors } = await client.ask(
      `query {
        product(productId: 1001) {
          product {
            id
            name
            versionName
            price { price { gross { value } } }
            producer { name }
            category { name }
          }
        }
      }`,
      { label: '?query=product' },
    )
    expect([status, errors]).toEqual([200, []])
    expect(data.product.product).toEqual({
      id: 1001,
      name: 'Kubek Ania 300 ml',
      versionName: 'kremowy',
      price: { price: { gross: { value: expect.any(Number) } } },
      producer: { name: 'Siwa Glina' },
      category: { name: 'Kubki do herbaty' },
    })
  })

  test('each size with its stock and its price, net and gross, formatted by currency', async () => {
    const { id } = await createTestProduct(now(), { sizes: { S: '3', M: '-1' }, price: 123450, vat: '8', weight: 1250 })
    const { data } = await client.ask(`{ product(productId: ${id}) { product {
      type unit { name singular plural fraction sellBy precision }
      sizes { id amount weight price { price { gross { value currency formatted } net { formatted } } omnibusPrice { gross { value } } tax { vatString worth { value } } } }
    } } }`)
    const price = {
      price: {
        gross: { value: 1234.5, currency: 'PLN', formatted: '1\u00a0234,50\u00a0zł' },
        net: { formatted: '1\u00a0143,06\u00a0zł' },
      },
      omnibusPrice: null,
      tax: { vatString: '8%', worth: { value: 91.44 } },
    }
    expect(data.product.product).toEqual({
      type: 'product',
      unit: { name: 'szt.', singular: 'sztuka', plural: 'sztuk', fraction: 'sztuki', sellBy: 1, precision: 0 },
      sizes: [
        { id: 'S', amount: 3, weight: 1.25, price },
        { id: 'M', amount: -1, weight: 1.25, price },
      ],
    })
  })

  test('a reduced price comes with the previous price and the lowest price of 30 days', async () => {
    const id = await reducedMug()
    const { data } = await client.ask(
      `{ product(productId: ${id}) { product { price { price { gross { value } } omnibusPrice { gross { value } } beforeRebate { gross { value } } } } } }`,
    )
    expect(data.product.product.price).toEqual({
      price: { gross: { value: 79 } },
      omnibusPrice: { gross: { value: 89 } },
      beforeRebate: { gross: { value: 99 } },
    })
  })

  test.each([
    ['told by phone', { phonePrice: true }, null],
    [
      'told by phone, but it may be ordered',
      { phonePrice: true, basketEnabled: true },
      { price: { gross: { value: 0 } } },
    ],
    ['paid in points', { pointsPrice: 100 }, null],
  ])('a price that is %s is null', async (_, sale, price) => {
    const { id } = await createTestProduct(now(), { price: 777, ...sale })
    const { data } = await client.ask(`{ product(productId: ${id}) { product {
      price { price { gross { value } } } sizes { price { price { gross { value } } } }
    } } }`)
    expect(data.product.product).toEqual({ price, sizes: [{ price }] })
  })

  test.each(['999999999', '-1', '0', 'null'])('product %s is not found', async (id) => {
    const { data, errors } = await client.ask(`{ product(productId: ${id}) { product { id } } }`)
    expect([data, errors]).toEqual([{ product: { product: null } }, []])
  })

  test('a withdrawn product is not found', async () => {
    const { id } = await createTestProduct(now(), { withdrawn: true })
    expect((await client.ask(`{ product(productId: ${id}) { product { id } } }`)).data.product.product).toBeNull()
  })

  test('a listing: many aliases, one fragment on ProductResponse, and no more queries than for one product', async () => {
    const ids = [1001, 1002, 1003, 1019, 1020, 1021]
    const requests = ids.map(
      (id) => `id${id}: product(productId: ${id}, displaySizesByConfig: false) {\n ...productInfo\n }`,
    )
    const count = await countQueries(() =>
      client.ask(
        `query {\n ${requests.join(',')}\n }\n fragment productInfo on ProductResponse {\n product { id sizes { id } } }`,
      ),
    )
    const single = await countQueries(() => client.ask(`{ product(productId: 1001) { product { id } } }`))
    expect(count.answer.data.id1019.product).toMatchObject({ id: 1019, sizes: [{ id: expect.any(String) }] })
    expect(count.queries).toBeLessThanOrEqual(single.queries + 1)
    expect(count.queries).toBeLessThanOrEqual(4)
  })
})

describe('getLastLowestProductPrices', () => {
  const selection = 'id sizes { id price { gross { value currency formatted } net { value } } }'

  test('A3.7 A7.13 for one product: each size, gross and net', async () => {
    const id = await reducedMug()
    const { data } = await client.ask(
      `query {\n getLastLowestProductPrices(productId: ${id}) {\n ${selection}\n }\n }`,
      { label: '?getLastLowestProductPrices' },
    )
    expect(data.getLastLowestProductPrices).toEqual([
      {
        id,
        sizes: [
          {
            id: 'uniw',
            price: {
              gross: { value: 89, currency: 'PLN', formatted: '89,00\u00a0zł' },
              net: { value: 72.36 },
            },
          },
        ],
      },
    ])
  })

  test('A3.7 for several products, with null for prices that are not reduced', async () => {
    const [reduced, { id: plain }] = [await reducedMug(), await createTestProduct(now())]
    const { data } = await client.ask(
      `{ getLastLowestProductPrices(productsId: [${plain} ${reduced} 999999999]) { id sizes { price { gross { value } } } } }`,
    )
    expect(data.getLastLowestProductPrices).toEqual([
      { id: plain, sizes: [{ price: null }] },
      { id: reduced, sizes: [{ price: { gross: { value: 89 } } }] },
    ])
  })
})

describe('products', () => {
  test('by ids, in the requested order, each once; list items are separated by spaces', async () => {
    const { data } = await client.ask(
      `{ products(searchInput: { productsId: [1019 1001 999999 1019] }) { results { resultCount resultPage currentPage limitPerPage } orderBy { name } products { id } } }`,
    )
    expect(data.products).toEqual({
      results: { resultCount: 2, resultPage: 1, currentPage: 0, limitPerPage: 20 },
      orderBy: null,
      products: [{ id: 1019 }, { id: 1001 }],
    })
  })

  test('by text, paginated from 0, sorted', async () => {
    const page = async (page: number) =>
      (
        await client.ask(`{ products(
          searchInput: { text: """kubek""" }
          settingsInput: { page: ${page} limit: 3 orderBy: { name: name, type: asc } }
        ) { results { resultCount resultPage currentPage limitPerPage } orderBy { name type } products { name } took } }`)
      ).data.products
    const [first, second] = [await page(0), await page(1)]
    expect(first.results).toMatchObject({ currentPage: 0, limitPerPage: 3 })
    expect(first.results.resultPage).toBe(Math.ceil(first.results.resultCount / 3))
    expect(first.orderBy).toEqual({ name: 'name', type: 'asc' })
    const names = [...first.products, ...second.products].map(({ name }) => name)
    expect(names).toHaveLength(6)
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl', { ignorePunctuation: true }).compare))
  })

  test.each(['name', 'price', 'popularity'])('by %s in descending order', async (name) => {
    const listed = async (type: string) =>
      (
        await client.ask(`{ products(
          searchInput: { text: """kubek""" }
          settingsInput: { limit: 100 orderBy: { name: ${name}, type: ${type} } }
        ) { orderBy { name type } products { name price { price { gross { value } } } } } }`)
      ).data.products
    const [upwards, downwards] = [await listed('asc'), await listed('desc')]
    expect(downwards.orderBy).toEqual({ name, type: 'desc' })
    const order = ({ products }: typeof upwards) =>
      products.map((product: (typeof products)[number]) =>
        name === 'price' ? product.price?.price.gross.value : product.name,
      )
    const values = order(upwards).filter((entry: unknown) => entry != null)
    expect(values.length).toBeGreaterThan(6)
    expect(order(downwards).filter((entry: unknown) => entry != null)).toEqual(values.toReversed())
  })

  test('B2.44 B3.36 with filters: the same products and counts as the page, and each offered value can be requested', async () => {
    const list = `results { resultCount } products { id } filters { id value type name displayType items { value name productsCount } }`
    const ask = async (filters: string) =>
      (
        await client.ask(
          `{ products(filterInput: { category: 1001 ${filters} } settingsInput: { limit: 100 filtrContext: { name: "lista" } }) { ${list} } }`,
        )
      ).data.products
    const open = await ask('')
    const page = {
      page: 1,
      pageSize: 100,
      sort: 'popularnosc',
      within: { category: 1001 },
      filters: noFilters,
    } as const
    expect(open.products).toEqual((await getProductListing(testShop.shop(), page)).products.map(({ id }) => ({ id })))
    expect(open.filters.find(({ id }: { id: string }) => id === 'producer')).toMatchObject({
      value: '',
      type: 'list',
      name: 'Producent',
      displayType: 'checkbox',
    })
    for (const { id, items } of open.filters.slice(0, 4))
      for (const { value, productsCount } of items.slice(0, 3)) {
        const one = await ask(`filters: [{ id: "${id}" values: ["${value}"] }] priceRanges: { from: 0 }`)
        expect([id, value, one.products.length]).toEqual([id, value, productsCount])
        expect(one.filters.find((filter: { id: string }) => filter.id === id).value).toBe(value)
      }
    const { value, productsCount } = open.filters[0].items[0]
    expect((await ask(`producers: [${value}]`)).results.resultCount).toBe(productsCount)
    expect((await ask('priceRanges: { from: 9999998.5 to: 9999999 }')).results.resultCount).toBe(0)
  })

  test('a text of fifteen thousand words is shortened before the database query', async () => {
    const text = `\0${'kubek '.repeat(15_000)}`
    const { data, errors } = await client.ask(
      'query ($text: String) { products(searchInput: { text: $text }) { results { resultCount } } }',
      { variables: { text } },
    )
    expect(errors).toEqual([])
    expect(data.products.results.resultCount).toBeGreaterThan(0)
  })

  test.each([
    ['searchInput: { productsId: [] }', 0],
    ['filterInput: { category: 999999 }', 0],
    ['searchInput: { text: "nie ma takiego" }', 0],
    ['searchInput: {}', 0],
    ['settingsInput: { limit: 5 }', 0],
  ])('products(%s) finds nothing', async (args, count) => {
    const { data } = await client.ask(`{ products(${args}) { results { resultCount } products { id } } }`)
    expect(data.products).toEqual({ results: { resultCount: count }, products: [] })
  })

  test.each([
    'searchInput: { text: "kubek", limit: 0 }',
    'filterInput: { category: 1001 priceRanges: { from: -1 } }',
    'filterInput: { category: 1001 priceRanges: { from: 1 to: -1e300 } }',
    'searchInput: { text: "kubek", limit: 101 }',
    'searchInput: { text: "kubek" } settingsInput: { limit: 1000 }',
    'searchInput: { text: "kubek" } settingsInput: { page: -1 }',
    `searchInput: { productsId: [${Array.from({ length: 101 }, (_, i) => i + 1)}] }`,
  ])('products(%s) is refused with a message', async (args) => {
    const { data, errors } = await client.ask(`{ products(${args}) { products { id } } }`)
    expect(data.products).toBeNull()
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/100|od 0 do \d/), extensions: { code: 'bad_input' } },
    ])
  })

  test('a lowest price above the highest one is refused in plain words', async () => {
    const { errors } = await client.ask(
      '{ products(filterInput: { category: 1001 priceRanges: { from: 20 to: 10 } }) { products { id } } }',
    )
    expect(errors).toMatchObject([
      { message: 'priceRanges.from nie może być większe niż priceRanges.to', extensions: { code: 'bad_input' } },
    ])
  })
})

/** A product sold for 99, for 89 in the last ten days, and for 79 now. */
async function reducedMug(): Promise<number> {
  const { id, sizeId } = await createTestProduct(now(), { price: null })
  const daysAgo = (days: number) => ({ ...now(), now: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
  await setPrices(daysAgo(40), [{ sizeId, regular: 9900 }])
  await setPrices(daysAgo(10), [{ sizeId, regular: 8900 }])
  await setPrices(daysAgo(1), [{ sizeId, regular: 9900 }])
  await setPrices(now(), [{ sizeId, promotion: { amount: 7900 } }])
  return id
}
