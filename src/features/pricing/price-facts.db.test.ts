import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { setPrices, setSubscriptionOffer } from './actions/set-prices.ts'
import { priceDetails } from './rules/price-details.ts'
import { getPriceFacts, getShownPrices } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(testTime.getTime() - days * day)

async function viewOf(shop: PublicShop, sizeId: number, quantity = '1') {
  const facts = await getPriceFacts(shop, [sizeId])
  const known = facts.get(sizeId)
  if (!known) throw new Error('a size without a price')
  return priceDetails(known, decimal(quantity))
}

test('A3.3 contents, step of sale, points, advance and subscription are part of the price facts', async () => {
  const shop = testShop.shop()
  const { id, sizeId } = await createTestProduct(shop, { price: null, step: '0.25', precision: 2, unit: 'kg' })
  await sql`update product_size set content = 0.25, content_unit = 'kg' where id = ${sizeId}`.execute(shop.database)
  await sql`update product set points_received = 7 where id = ${id}`.execute(shop.database)
  await setPrices(shop, [{ sizeId, regular: 12000, advance: 2000, recommended: 13000 }])
  await setSubscriptionOffer(shop, { productId: id, offer: { amount: 850, everyDays: [30] } })
  const inPolish = {
    price: 12000,
    unitPrice: 48000,
    stepPrice: 3000,
    subscription: 11150,
    advance: 2000,
    recommended: 13000,
  }
  const inCents = { price: 2824, unitPrice: 11296, stepPrice: 706, subscription: 2624, advance: 471, recommended: 3059 }
  for (const [currency, expected] of [
    [shop, inPolish],
    [inEuro(shop), inCents],
  ] as const) {
    const { pointsReceived, ...view } = await viewOf(currency, sizeId)
    expect(pointsReceived).toBe(7)
    for (const [name, gross] of Object.entries(expected))
      expect([name, view[name as keyof typeof expected]]).toMatchObject([name, { gross }])
  }
})

describe('a bundle', () => {
  const bundleOf = async (shop: PublicShop, parts: { sizeId: number; quantity: string }[], price: number) => {
    const bundle = await createTestProduct(shop, { kind: 'bundle', price })
    for (const { sizeId, quantity } of parts)
      await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${sizeId}, ${quantity})`.execute(
        shop.database,
      )
    return bundle.sizeId
  }

  test('A3.2 is compared with its parts one by one, each at its quantity and with its VAT', async () => {
    const shop = testShop.shop()
    const mug = await createTestProduct(shop, { price: 5900, tiers: [{ from: '2', price: 5500 }] })
    const tea = await createTestProduct(shop, { price: 2400, vat: '8' })
    const parts = [
      { sizeId: mug.sizeId, quantity: '2' },
      { sizeId: tea.sizeId, quantity: '1' },
    ]
    const sizeId = await bundleOf(shop, parts, 10720)
    expect((await viewOf(shop, sizeId)).bundle).toEqual({ gross: 2680, net: 2450, percent: '20' })
  })

  test('A3.2 does not reveal a phone price', async () => {
    const shop = testShop.shop()
    const table = await createTestProduct(shop, { price: 690000, phonePrice: true })
    const sizeId = await bundleOf(shop, [{ sizeId: table.sizeId, quantity: '1' }], 500000)
    expect((await viewOf(shop, sizeId)).bundle).toBeNull()
  })
})

test('A5.7 with conversion the lowest price uses the rate of its day', async () => {
  const { sizeId } = await createTestProduct(testShop.shop(), { price: null })
  await setPrices(testShop.shop(daysAgo(60)), [{ sizeId, regular: 5900 }])
  const { database } = testShop.shop()
  for (const [rate, days] of [
    ['5', 20],
    ['4.25', 10],
  ] as const)
    await sql`insert into currency_rate_log (currency, rate, since) values ('EUR', ${rate}, ${daysAgo(days)})`.execute(
      database,
    )
  await setPrices(testShop.shop(daysAgo(5)), [{ sizeId, promotion: { amount: 4900 } }])
  const shown = (await getShownPrices(inEuro(testShop.shop()), [sizeId])).get(sizeId)
  expect(shown).toMatchObject({ amount: 1153, regular: 1388, lowest: 1180, percent: '2' })
})
