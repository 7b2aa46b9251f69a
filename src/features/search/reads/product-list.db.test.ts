import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { inEuro } from '../../../../test/in-currency.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { putOnSale, setPrice } from '../../../../test/put-on-sale.ts'
import { refreshAllProducts } from '../actions/refresh-products.ts'
import { productIds } from './product-ids.ts'
import { productList } from './product-list.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const mugs = { category: 1008 }
const names = async (request: Partial<Parameters<typeof productList>[1]>) =>
  (
    await productList(testShop.shop(), { within: mugs, sort: 'popularnosc', page: 1, pageSize: 100, ...request })
  ).products.map(({ name }) => name)

describe('a list of products', () => {
  test('holds what is in the category and below it, page by page, without gaps or repeats', async () => {
    const whole = await names({})
    const byPages = [
      ...(await names({ pageSize: 7 })),
      ...(await names({ pageSize: 7, page: 2 })),
      ...(await names({ pageSize: 7, page: 3 })),
    ]
    expect(whole.length).toBeGreaterThan(14)
    expect(byPages).toEqual(whole)
  })

  test('behind its end still knows how many there are', async () => {
    const list = await productList(testShop.shop(), { within: mugs, sort: 'nazwa', page: 50, pageSize: 5 })
    expect(list).toMatchObject({ products: [], count: (await names({})).length })
  })

  test('stands in Polish order of names', async () => {
    const sorted = await names({ sort: 'nazwa' })
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('pl', { ignorePunctuation: true }).compare))
  })

  test('stands by the price in force, a running promotion among them', async () => {
    const { products } = await productList(testShop.shop(), { within: mugs, sort: 'cena', page: 1, pageSize: 100 })
    const amounts = products.flatMap(({ price }) => (price ? [price.amount] : []))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(products.some(({ price }) => price?.regular)).toBe(true)
  })

  test('a reduction shows the lowest price of the 30 days before it', async () => {
    const { products } = await productList(testShop.shop(), { within: mugs, sort: 'cena', page: 1, pageSize: 100 })
    const reduced = products.filter(({ price }) => price?.regular)
    for (const { price } of reduced) expect(price?.lowest).not.toBeNull()
  })

  test('says from which price, when sizes differ', async () => {
    const shop = testShop.shop()
    const { id, sizeIds } = await putOnSale(shop, { name: 'Fartuch Żółwik', sizes: { S: '1', M: '1' } })
    await setPrice(shop, sizeIds[0] ?? 0, 5000)
    await setPrice(shop, sizeIds[1] ?? 0, 4000)
    await refreshAllProducts(testShop.shop)
    const { products } = await productList(shop, { within: { text: 'zolwik' }, sort: 'cena', page: 1, pageSize: 9 })
    expect(products).toMatchObject([{ id, priceFrom: true, price: { amount: 4000 } }])
  })
})

test('a list by price in another currency is sorted by the prices that it shows: own ones, and those in PLN by the rate', async () => {
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
    const { sizeId } = await putOnSale(shop, { name, price })
    if (own !== null) await setPrices(inEuro(shop), [{ sizeId, regular: own }])
  }
  await refreshAllProducts(testShop.shop)
  const request = { within: { text: name }, sort: 'cena', page: 1, pageSize: 9 } as const
  const { products } = await productList(inEuro(shop), request)
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
    const { ids } = await productIds(testShop.shop(), { within: { text }, sort: 'popularnosc', page: 1, pageSize: 200 })
    expect(ids).toContain(id)
  })

  test('words that no product has are left out, all others must be there', async () => {
    const list = { within: { text: 'kubek pniak hipopotamowy' }, sort: 'popularnosc', page: 1, pageSize: 9 } as const
    expect(await productIds(testShop.shop(), list)).toEqual({ ids: [1008], count: 1 })
  })

  test.each(['', '   ', '%', '_', 'nie ma takiego', "' or 1=1 --"])('%j finds nothing', async (text) => {
    const list = await productIds(testShop.shop(), { within: { text }, sort: 'popularnosc', page: 1, pageSize: 5 })
    expect(list).toEqual({ ids: [], count: 0 })
  })
})
