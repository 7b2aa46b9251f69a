import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { changeCurrency, inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { setPrices } from './actions/set-prices.ts'
import type { PriceInput } from './checks.ts'
import { getCurrentPrices } from './queries/current-prices.ts'
import { getShownPrices } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  await changeCurrency(testShop.appContext, 'EUR', { rate: '4.2345' })
})
afterAll(() => testShop.close())

const daysAgo = (days: number) => new Date(testTime.getTime() - days * 24 * 60 * 60 * 1000)

/** A size with prices in PLN and in EUR, each set this many days ago. */
async function sizePriced(...steps: ['PLN' | 'EUR', number, Omit<PriceInput, 'sizeId'>][]): Promise<number> {
  const [sizeId = 0] = (await createTestProduct(testShop.shop(), { price: null })).sizeIds
  for (const [code, days, price] of steps) {
    const shop: PublicShop = testShop.shop(daysAgo(days))
    await setPrices(code === 'EUR' ? inEuro(shop) : shop, [{ sizeId, ...price }])
  }
  return sizeId
}

async function shown(sizeId: number) {
  const inPolish = (await getShownPrices(testShop.shop(), [sizeId])).get(sizeId)
  const euro = (await getShownPrices(inEuro(testShop.shop()), [sizeId])).get(sizeId)
  return { inPolish, euro }
}

test('without a price in EUR everything is converted from PLN by the rate: promotion, tiers, recommended, lowest of 30 days', async () => {
  const sizeId = await sizePriced(
    ['PLN', 60, { regular: 6900, recommended: 8000, tiers: [{ from: '3', amount: 5000 }] }],
    ['PLN', 20, { regular: 5900 }],
    ['PLN', 5, { promotion: { amount: 5500 } }],
  )
  const { inPolish, euro } = await shown(sizeId)
  expect(inPolish).toMatchObject({ amount: 5500, regular: 5900, lowest: 5900, recommended: 8000 })
  expect(euro).toMatchObject({
    amount: 1299,
    regular: 1393,
    lowest: 1393,
    recommended: 1889,
    tiers: [{ from: '3', amount: 1181 }],
  })
})

describe('a separate price in EUR', () => {
  test('A5.7 replaces every price in PLN, and its lowest price comes from its own log', async () => {
    const sizeId = await sizePriced(
      ['PLN', 60, { regular: 5900, recommended: 8000, tiers: [{ from: '3', amount: 5000 }] }],
      ['EUR', 50, { regular: 1500 }],
      ['EUR', 10, { regular: 1700 }],
      ['PLN', 5, { promotion: { amount: 100 } }],
      ['EUR', 2, { promotion: { amount: 1400 } }],
    )
    const { inPolish, euro } = await shown(sizeId)
    expect(inPolish).toMatchObject({ amount: 100, regular: 5900, lowest: 5900 })
    expect(euro).toMatchObject({ amount: 1400, regular: 1700, lowest: 1500, recommended: null, tiers: [] })
  })

  test('changes nothing in PLN, and a later one there changes nothing in EUR', async () => {
    const sizeId = await sizePriced(['PLN', 9, { regular: 5900 }], ['EUR', 8, { regular: 1234 }])
    expect((await shown(sizeId)).inPolish).toMatchObject({ amount: 5900, regular: null })
    await setPrices(testShop.shop(), [{ sizeId, regular: 9900 }])
    expect((await shown(sizeId)).euro).toMatchObject({ amount: 1234 })
  })

  test('applies from the day on which it begins', async () => {
    const sizeId = await sizePriced(['PLN', 9, { regular: 8469 }], ['EUR', -3, { regular: 1 }])
    expect((await shown(sizeId)).euro).toMatchObject({ amount: 2000 })
  })
})

test('a new rate changes the price at once', async () => {
  const sizeId = await sizePriced(['PLN', 9, { regular: 1000 }])
  const cents = async () => (await getCurrentPrices(inEuro(testShop.shop()), [sizeId])).get(sizeId)?.gross
  expect(await cents()).toBe(236)
  await changeCurrency(testShop.appContext, 'EUR', { rate: '5' })
  expect(await cents()).toBe(200)
  await changeCurrency(testShop.appContext, 'EUR', { rate: '4.2345' })
  expect(testShop.shop().currencies.map(({ rate }) => rate)).toEqual([decimal('1'), decimal('4.2345')])
})
