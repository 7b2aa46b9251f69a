import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestProduct, setPrice, type TestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')

/** Returns the page of such a product, by the prices of its sizes in their order. */
async function pageOf(sale: TestProduct, prices: number[] = []): Promise<string> {
  const { id, sizeIds } = await createTestProduct(shop(), { name: 'Kubek', ...sale })
  for (const [index, price] of prices.entries()) await setPrice(shop(), sizeIds[index] ?? 0, price)
  return (await new PlainBrowser(application).get(`/produkt/kubek-${id}`)).text()
}

/** Returns the product's structured data; null without any. */
function structured(html: string) {
  const all = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return all.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === 'Product') ?? null
}

const sizes = { S: '0', M: '3', L: '2' }

describe('structured data of a product', () => {
  test.each<[string, TestProduct, number[], object]>([
    ['one size', {}, [], { '@type': 'Offer', price: '59.00', availability: 'https://schema.org/InStock' }],
    [
      'the price range of the sizes that can be bought',
      { sizes },
      [100, 30000, 40000],
      { '@type': 'AggregateOffer', lowPrice: '300.00', highPrice: '400.00', offerCount: 2 },
    ],
    [
      'all sizes where none can be bought',
      { sizes: { S: '0', M: '0' } },
      [100, 200],
      { lowPrice: '1.00', availability: 'https://schema.org/OutOfStock' },
    ],
    [
      'the price of the smallest quantity',
      { price: 4900, tiers: [{ from: '3', price: 4500 }], limits: { minimum: '3' } },
      [],
      { price: '45.00' },
    ],
  ])('%s', async (_, sale, prices, offers) => {
    expect(structured(await pageOf(sale, prices))).toMatchObject({ offers })
  })

  test.each<[string, TestProduct]>([
    ['on request', { phonePrice: true }],
    ['in points', { pointsPrice: 100 }],
    ['unknown', { price: null }],
  ])('none where the price is %s', async (_, sale) => {
    expect(structured(await pageOf(sale))).toBe(null)
  })

  test('unknown values are left out, not written empty', async () => {
    const data = structured(await pageOf({}))
    expect(data).not.toHaveProperty('image')
    expect(data).not.toHaveProperty('description')
  })

  test('social networks see a product', async () => {
    expect(await pageOf({})).toContain('<meta property="og:type" content="product"/>')
  })
})
