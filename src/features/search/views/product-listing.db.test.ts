import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { createTestProduct, setPrice } from '../../../../test/create-test-product.ts'
import { inEuro } from '../../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { refreshAllProducts } from '../actions/refresh-products.ts'
import { findBestMatches } from '../queries/text-search.ts'
import { understandText } from '../queries/understand-text.ts'
import { noFilters } from '../rules/list-filters.ts'
import { getProductListing } from './listing.ts'
import type { ListingRequest } from './listing-index.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const mugs = { category: 1008 }
const query = (request: Partial<ListingRequest>, shop = testShop.shop()) =>
  getProductListing(shop, { within: mugs, filters: noFilters, sort: 'popularnosc', page: 1, pageSize: 100, ...request })
const names = async (request: Partial<ListingRequest>) => (await query(request)).products.map(({ name }) => name)
const textSource = async (text: string) => ({ text: await understandText(testShop.shop(), text) })

describe('a list of products', () => {
  test('contains the products of the category and its descendants, page by page, without gaps or repeats', async () => {
    const whole = await names({})
    const byPages = [
      ...(await names({ pageSize: 7 })),
      ...(await names({ pageSize: 7, page: 2 })),
      ...(await names({ pageSize: 7, page: 3 })),
    ]
    expect(whole.length).toBeGreaterThan(14)
    expect(byPages).toEqual(whole)
  })

  test('has the total count even beyond its last page', async () => {
    const list = await query({ sort: 'nazwa', page: 50, pageSize: 5 })
    expect(list).toMatchObject({ products: [], count: (await names({})).length })
  })

  test('can be sorted by name in Polish order', async () => {
    const sorted = await names({ sort: 'nazwa' })
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('pl', { ignorePunctuation: true }).compare))
  })

  test('can be sorted by current price, including a running promotion', async () => {
    const { products } = await query({ sort: 'cena' })
    const amounts = products.flatMap(({ price }) => (price ? [price.amount] : []))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(products.some(({ price }) => price?.regular)).toBe(true)
  })

  test('a reduction shows the lowest price of the 30 days before it', async () => {
    const { products } = await query({ sort: 'cena' })
    const reduced = products.filter(({ price }) => price?.regular)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { price } of reduced) expect(price?.lowest).not.toBeNull()
  })

  test('shows the lowest price when sizes differ', async () => {
    const shop = testShop.shop()
    const { id, sizeIds } = await createTestProduct(shop, { name: 'Fartuch Żółwik', sizes: { S: '1', M: '1' } })
    await setPrice(shop, sizeIds[0] ?? 0, 5000)
    await setPrice(shop, sizeIds[1] ?? 0, 4000)
    await refreshAllProducts(testShop.shop)
    const { products } = await query({ within: await textSource('zolwik'), sort: 'cena' })
    expect(products).toMatchObject([{ id, priceFrom: true, price: { amount: 4000 } }])
  })
})

test('a list by price in another currency is sorted by the shown prices: own ones, and converted PLN ones', async () => {
  const shop = testShop.shop()
  const name = 'Misa walutowa'
  for (const [price, own] of [
    [5900, 9000],
    [9900, 100],
    [1, null],
    [100, null],
    [0, null],
    [101, null],
    [7000, null],
  ] as const) {
    const { sizeId } = await createTestProduct(shop, { name, price })
    if (own !== null) await setPrices(inEuro(shop), [{ sizeId, regular: own }])
  }
  await refreshAllProducts(testShop.shop)
  const { products } = await query({ within: await textSource(name), sort: 'cena' }, inEuro(shop))
  expect(products.map(({ price }) => price?.amount)).toEqual([0, 1, 24, 24, 100, 1647, 9000])
})

describe('searching', () => {
  test.each([
    ['kubek ania', 1001],
    ['ŻWIR', 1005],
    ['zwir', 1005],
    ['KUB-ANI-KRE', 1001],
    ['5908412100101', 1001],
    ['siwa glina ania', 1001],
  ])('%s finds %i', async (text, id) => {
    const { products } = await query({ within: await textSource(text) })
    expect(products.map(({ id }) => id)).toContain(id)
  })

  test('words that no product has are ignored, all others are required', async () => {
    const { products, count } = await query({ within: await textSource('kubek pniak hipopotamowy') })
    expect([products.map(({ id }) => id), count]).toEqual([[1008], 1])
  })

  test.each(['', '   ', '%', '_', 'nie ma takiego', "' or 1=1 --"])('%j finds nothing', async (text) => {
    expect(await query({ within: await textSource(text) })).toMatchObject({ products: [], count: 0 })
    expect(await findBestMatches(testShop.shop(), (await textSource(text)).text, 5)).toEqual([])
  })

  test.each(['kubek', 'len', 'zielona herbata', 'KUB-ANI-KRE'])(
    'the best matches of %s are the first of its list',
    async (text) => {
      const { products } = await query({ within: await textSource(text), pageSize: 12 })
      const best = await findBestMatches(testShop.shop(), (await textSource(text)).text, 12)
      expect(best).toEqual(products.map(({ id }) => id))
    },
  )
})
