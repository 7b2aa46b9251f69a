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

const money = 'value formatted'
async function ask(text: string, limit = 12) {
  const { data, errors } =
    await client.ask(`{ productsTextSearch(searchInput: {text: ${JSON.stringify(text)}, limit: ${limit}}) {
    products { name link iconSmall iconSmallSecond priceText price { price { gross { ${money} } net { ${money} } } } }
    series { name link } producers { name link } menuNodes { name link breadcrumbTrail } cms { name link } searchQueries { name link }
  } }`)
  expect(errors).toEqual([])
  return data.productsTextSearch
}

test('A3.8 A7.15 products come with pictures and prices, gross and net', async () => {
  const { products } = await ask('kubki ania')
  expect(products[0]).toEqual({
    name: expect.stringContaining('Kubek Ania'),
    link: expect.stringMatching(/^\/produkt\/kubek-ania-\S+-\d+$/),
    iconSmall: expect.stringMatching(/^\/obrazki\/\S+-160\.webp$/),
    iconSmallSecond: expect.toSatisfy((icon) => icon === null || icon.startsWith('/obrazki/')),
    priceText: expect.stringMatching(/zł$/),
    price: {
      price: {
        gross: { value: expect.any(Number), formatted: expect.stringMatching(/zł$/) },
        net: { value: expect.any(Number), formatted: expect.stringMatching(/zł$/) },
      },
    },
  })
})

test.each([
  ['anią', 'series', [{ name: 'Ania', link: '/szukaj?text=Ania' }]],
  ['siw', 'producers', [{ name: 'Siwa Glina', link: '/szukaj?text=Siwa%20Glina' }]],
  [
    'filizanki',
    'menuNodes',
    [{ name: 'Kubki i filiżanki', link: '/kategoria/kubki-i-filizanki-1008', breadcrumbTrail: ['Ceramika'] }],
  ],
  ['prywatnosc', 'cms', [{ name: 'Polityka prywatności', link: '/strona/polityka-prywatnosci' }]],
  ['kupek pniak', 'searchQueries', [{ name: 'kubek pniak', link: '/szukaj?text=kubek%20pniak' }]],
])('A3.8 %s suggests %s', async (text, group, suggested) => {
  expect((await ask(text))[group]).toEqual(expect.arrayContaining(suggested))
})

test('A3.8 completes the last word with words that find products', async () => {
  const { searchQueries } = await ask('kubek szał')
  expect(searchQueries.map(({ name }: { name: string }) => name)).toContain('kubek szałwiowy')
})

test('A9.8 no group has more than 12 items, or more than the requested limit', async () => {
  expect((await ask('kubek')).products).toHaveLength(12)
  expect((await ask('kubek', 3)).products).toHaveLength(3)
})

test('A7.15 an empty text returns nothing', async () => {
  expect(await ask('  ')).toBeNull()
  expect(await ask('%')).toEqual({ products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] })
})
