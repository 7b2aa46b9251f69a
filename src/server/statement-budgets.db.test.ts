import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { orderForm } from '../../test/order-form.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'

/**
 * How many statements a request runs at most, without begin and commit: waking PostgreSQL costs more than its work, so a statement more is a
 * rate less (docs/bench.md). Cold: nothing of these products is cached. Warm: asked for again.
 */
let application: TestApplication
let client: PlainBrowser
let statements = 0
beforeAll(async () => {
  application = await openTestApplication({ PAGE_CACHE_MEGABYTES: '0', PRODUCT_CACHE_MEGABYTES: '32' })
  const { database } = application.appContext
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = new Map([database.query, database.web, database.read].map((each) => [each, each.withPlugin(counter)]))
  Object.assign(database, {
    query: counted.get(database.query),
    web: counted.get(database.web),
    read: counted.get(database.read),
  })
  client = new PlainBrowser(application)
  await client.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', getAjax: 'true', quiet: 'true' })
})
afterAll(() => application.close())

const get = (path: string) => () => client.get(path)
const projector = (product: number, members: string) => get(`/ajax/projector.php?product=${product}&get=${members}`)
const everything =
  'product,sizes,size,sizeprices,sizeavailability,sizedelivery,bundleprice,bundle,multiversions,versions,pictures'
const graphql = (query: string) => async () =>
  application.app.request('http://localhost:3000/graphql/v1/', {
    method: 'POST',
    headers: { Host: 'localhost:3000', 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })

test.each<[string, () => Promise<Response>, { cold: number; warm: number }]>([
  ['a product page', get('/produkt/kubek-ania-300-ml-1001'), { cold: 13, warm: 0 }],
  ['a category', get('/kategoria/kubki-i-filizanki-1008'), { cold: 7, warm: 3 }],
  ['the basket page', get('/koszyk'), { cold: 20, warm: 5 }],
  ['/ajax/basket.php', get('/ajax/basket.php?getAjax=true'), { cold: 7, warm: 2 }],
  [
    'a product by GraphQL',
    graphql(
      '{ product(productId: 1001) { product { id name sizes { id amount } price { price { gross { value } } } } } }',
    ),
    { cold: 5, warm: 0 },
  ],
  [
    'A3.8 suggestions by GraphQL',
    graphql('{ productsTextSearch(searchInput: {text: "kubek"}) { products { id name } searchQueries { name } } }'),
    { cold: 12, warm: 0 },
  ],
  [
    'an add to the basket',
    () =>
      client.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', getAjax: 'true', quiet: 'true' }),
    { cold: 10, warm: 5 },
  ],
  [
    'an add by a new visitor',
    () =>
      new PlainBrowser(application).post('/basketchange.php', {
        product: '1001',
        size: 'uniw',
        number: '1',
        getAjax: 'true',
        quiet: 'true',
      }),
    { cold: 9, warm: 4 },
  ],
  ['A7.4 product 1069 with everything', projector(1069, everything), { cold: 6, warm: 1 }],
  ['A7.4 product 1013 with everything', projector(1013, everything), { cold: 7, warm: 1 }],
  ['A7.4 product 1191 with everything', projector(1191, everything), { cold: 7, warm: 1 }],
  ['A7.4 the sizes of product 1069', projector(1069, 'sizes'), { cold: 3, warm: 1 }],
  ['A7.4 the prices of product 1069', projector(1069, 'sizeprices'), { cold: 4, warm: 1 }],
  ['A7.4 the delivery of product 1069', projector(1069, 'sizedelivery'), { cold: 4, warm: 1 }],
  ['A7.4 the versions of product 1069', projector(1069, 'versions'), { cold: 1, warm: 1 }],
  ['A7.4 the pictures of product 1069', projector(1069, 'pictures'), { cold: 1, warm: 1 }],
])('%s runs as many statements as it is allowed', async (_what, ask, budget) => {
  await (await ask()).text()
  application.appContext.publicShop('http://localhost:3000').productCache.invalidate(['all'])
  const spent = { cold: 0, warm: 0 }
  for (const state of ['cold', 'warm'] as const) {
    statements = 0
    const answer = await ask()
    await answer.text()
    expect(answer.status).toBe(200)
    spent[state] = statements
  }
  expect(spent.cold).toBeLessThanOrEqual(budget.cold)
  expect(spent.warm).toBeLessThanOrEqual(budget.warm)
})

test('placing an order runs as many statements as it is allowed', async () => {
  const place = async () => {
    const buyer = new PlainBrowser(application)
    await buyer.post('/basketchange.php', {
      product: '1001',
      size: 'uniw',
      number: '1',
      getAjax: 'true',
      quiet: 'true',
    })
    const form = orderForm(await (await buyer.get('/zamowienie')).text())
    statements = 0
    expect((await buyer.send('/zamowienie', form)).status).toBe(303)
    return statements
  }
  await place()
  expect(await place()).toBeLessThanOrEqual(20)
})
