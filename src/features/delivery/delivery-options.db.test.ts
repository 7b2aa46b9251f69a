import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CachedRead } from '#platform/page-cache/cached-reads.ts'
import { TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { deliveryOptions, getDeliveryOptions, getDeliveryOptionsByProduct } from './views/delivery-options.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  await sql`
    with courier as (
      insert into courier (name, position) values ('Kurier testowy', -2) returning id
    ), hidden as (
      insert into courier (name, enabled) values ('Wyłączony', false) returning id
    )
    insert into delivery_option (courier_id, country, prepaid, cost, free_from)
    select id, 'LT', 'dvp', 2099, null from courier union all
    select id, 'LT', 'prepaid', 1599, 30000 from courier union all
    select id, 'LV', 'prepaid', 4500, null from courier union all
    select id, 'LT', 'prepaid', 100, null from hidden
  `.execute(testShop.shop().database)
})
afterAll(() => testShop.close())

test('enabled couriers of that country are offered, prepaid before cash on delivery, free from the threshold', async () => {
  const shop = testShop.shop()
  const options = await deliveryOptions(shop, { goodsGross: 29_999, weight: 100, productIds: [] }, ['LT'])
  expect(options.map(({ courier, prepaid, gross, vatPercent }) => [courier, prepaid, gross, vatPercent])).toEqual([
    ['Kurier testowy', 'prepaid', 1599, '23.00'],
    ['Kurier testowy', 'dvp', 2099, '23.00'],
  ])
  const free = await deliveryOptions(shop, { goodsGross: 30_000, weight: 100, productIds: [] }, ['LT'])
  expect(free.map((option) => option.gross)).toEqual([0, 2099])
  expect(await deliveryOptions(shop, { goodsGross: 1, weight: 1, productIds: [] }, ['EE'])).toEqual([])
})

test('several countries can be requested at once', async () => {
  const options = await deliveryOptions(testShop.shop(), { goodsGross: 1, weight: 1, productIds: [] }, [
    'LT',
    'EE',
    'LV',
  ])
  expect(options.map(({ country, prepaid, gross }) => [country, prepaid, gross]).toSorted()).toEqual([
    ['LT', 'dvp', 2099],
    ['LT', 'prepaid', 1599],
    ['LV', 'prepaid', 4500],
  ])
})

test('the VAT of delivery changes at midnight in Poland', async () => {
  await sql`insert into vat_rate (vat_class_id, percent, valid_from) values ('23', 24, '2027-01-01')`.execute(
    testShop.shop().database,
  )
  const vatAt = async (now: string) => {
    const shop = { ...testShop.shop(new Date(now)), readCache: new TaggedCache<CachedRead>(1) } // remembers nothing of a later time
    const options = await deliveryOptions(shop, { goodsGross: 1, weight: 100, productIds: [] }, ['LT'])
    return options.map(({ vatPercent }) => Number(vatPercent))
  }
  expect(await vatAt('2026-12-31T22:59:59Z')).toEqual([23, 23])
  expect(await vatAt('2026-12-31T23:30:00Z')).toEqual([24, 24])
})

test('parcels with one product each cost the same in one request as one by one, including bundles and restrictions of couriers', async () => {
  const shop = testShop.shop()
  const { rows } = await sql<{ id: number }>`select id from product order by id`.execute(shop.database)
  const parcels = [
    { goodsGross: 5_900, weight: 400 },
    { goodsGross: 90_000, weight: 40_000 },
  ]
  const poland = { country: 'PL', postcode: null }
  const together = await getDeliveryOptionsByProduct(shop, poland, new Map(rows.map(({ id }) => [id, parcels])))
  expect(together.size).toBeGreaterThan(100)
  const counts = new Set<number>()
  for (const [id, ways] of together) {
    expect(ways).toEqual(await getDeliveryOptions(shop, poland, [id], parcels))
    counts.add(ways[0]?.length ?? 0)
  }
  expect(counts.size).toBeGreaterThan(1)
})
