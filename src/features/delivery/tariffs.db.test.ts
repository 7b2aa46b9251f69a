import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { saveCouriers, setDestinationCountry } from './actions.ts'
import { checkDestinationPostcode } from './checks/destination-postcode.ts'
import type { CourierInput } from './rules/delivery-tariff.ts'
import { getDeliveryOptions } from './views/delivery-options.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** Names and costs in grosz of the offered options. */
async function offered(
  productIds: number[],
  weight: number,
  goodsGross: number,
  country: string,
  postcode: string | null,
) {
  const [ways = []] = await getDeliveryOptions(testShop.shop(), { country, postcode }, productIds, [
    { goodsGross, weight },
  ])
  return ways.flatMap(({ courier, gross, minimumReached }) => (minimumReached ? [`${courier} ${gross}`] : []))
}

const courier: CourierInput = {
  name: 'Goniec',
  options: [
    {
      country: 'LT',
      prepaid: 'prepaid',
      cost: 1000,
      bands: [
        { weightFrom: 5000, cost: 2000 },
        { valueFrom: 20_000, cost: 500 },
      ],
      areas: [
        { postcodeFrom: '90', postcodeTo: '91', served: false },
        { postcodeFrom: '9000', postcodeTo: '9009', surcharge: 700 },
      ],
    },
  ],
}

test('saving a courier again replaces its bands and areas', async () => {
  const { id } = await createTestProduct(testShop.shop())
  await saveCouriers(testShop.shop(), [courier])
  expect(await offered([id], 100, 1000, 'LT', null)).toEqual(['Goniec 1000'])
  expect(await offered([id], 5000, 1000, 'LT', null)).toEqual(['Goniec 2000'])
  expect(await offered([id], 100, 20_000, 'LT', null)).toEqual(['Goniec 500'])
  expect(await offered([id], 100, 1000, 'LT', '9005')).toEqual(['Goniec 1700'])
  expect(await offered([id], 100, 1000, 'LT', '9055')).toEqual([])
  await saveCouriers(testShop.shop(), [{ ...courier, options: [{ country: 'LT', prepaid: 'prepaid', cost: 1000 }] }])
  await expect.poll(() => offered([id], 5000, 20_000, 'LT', '9055')).toEqual(['Goniec 1000'])
})

test('the cost in another currency is saved with a courier, and removed with it', async () => {
  const { id } = await createTestProduct(testShop.shop())
  const parcel = [{ goodsGross: 1000, weight: 100 }]
  const cost = async () =>
    (await getDeliveryOptions(inEuro(testShop.shop()), { country: 'MT', postcode: null }, [id], parcel))[0]?.map(
      ({ gross }) => gross,
    )
  const option = { country: 'MT', prepaid: 'prepaid' as const, cost: 1390 }
  await saveCouriers(testShop.shop(), [
    { name: 'Goniec', options: [{ ...option, currencies: { EUR: { cost: 349 } } }] },
  ])
  await expect.poll(cost).toEqual([349])
  await saveCouriers(testShop.shop(), [{ name: 'Goniec', options: [option] }])
  await expect.poll(cost).toEqual([330]) // 13,90 zł at 4.25 are 3,27 €
})

test('goods decide: by product, by a category with its descendants, and as parts of a bundle', async () => {
  const shop = testShop.shop()
  const [mug, table, bundle] = [
    await createTestProduct(shop),
    await createTestProduct(shop),
    await createTestProduct(shop, { kind: 'bundle', stock: null }),
  ]
  await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${table.sizeId}, 1)`.execute(
    shop.database,
  )
  await sql`insert into product_category (product_id, category_id)
    select ${table.id}, id from category where slug = 'stoly-i-stolki'`.execute(shop.database)
  const options = [{ country: 'EE', prepaid: 'prepaid' as const, cost: 1000 }]
  await saveCouriers(shop, [
    { name: 'Bez mebli', refuses: { categories: ['dom-i-prezenty'] }, options },
    { name: 'Bez tego kubka', refuses: { products: [mug.id] }, options },
    { name: 'Z meblami', needs: { categories: ['stoly-i-stolki'] }, options },
  ])
  const names = async (...ids: number[]) =>
    (await offered(ids, 1, 1, 'EE', null)).map((way) => way.replace(' 1000', ''))
  expect(await names(mug.id)).toEqual(['Bez mebli'])
  expect(await names(table.id)).toEqual(['Bez tego kubka', 'Z meblami'])
  expect(await names(bundle.id)).toEqual(['Bez tego kubka', 'Z meblami'])
  expect(await names(mug.id, table.id)).toEqual(['Z meblami'])
})

test.each([
  ['the mug', 1001, 300, 5900, null, ['Kurier 1690', 'Kurier 2190', 'Automat paczkowy 1390', 'Automat paczkowy 1790']],
  [
    'the mug to an island',
    1001,
    300,
    5900,
    '72-500',
    ['Kurier 2490', 'Kurier 2990', 'Automat paczkowy 1390', 'Automat paczkowy 1790'],
  ],
  [
    'the mug to Hel, where there is no cash on delivery',
    1001,
    300,
    5900,
    '84-141',
    ['Kurier 2290', 'Automat paczkowy 1390', 'Automat paczkowy 1790'],
  ],
  [
    'a stool, too big for a parcel locker',
    1189,
    3800,
    34_900,
    '80-001',
    ['Kurier 0', 'Kurier 2190', 'Transport mebli z wniesieniem 14900'],
  ],
  ['a table, by haulier only', 1187, 62_000, 690_000, null, ['Transport mebli z wniesieniem 24900']],
  [
    'in Warsaw in the evening, for 100 zł',
    1001,
    900,
    17_700,
    '00-950',
    ['Kurier 1690', 'Kurier 2190', 'Automat paczkowy 1390', 'Automat paczkowy 1790', 'Kurier wieczorem, Warszawa 2490'],
  ],
])('the demo shop sends %s', async (_, productId, weight, goodsGross, postcode, expected) => {
  expect(await offered([productId], weight, goodsGross, 'PL', postcode)).toEqual(expected)
})

test('a country and its postcode can be chosen; unserved countries and invalid postcodes are refused with their code', async () => {
  const from = { country: 'PL', postcode: '72-500' }
  const shop = testShop.shop()
  expect(await setDestinationCountry(shop, { from, country: 'de' })).toMatchObject({
    value: { country: 'DE', postcode: null },
  })
  expect(await setDestinationCountry(shop, { from, country: 'PL' })).toMatchObject({ value: from })
  expect(await setDestinationCountry(shop, { from, country: 'US' })).toMatchObject({
    problem: { code: 'incorrect_region' },
  })
  expect(checkDestinationPostcode({ from, zipcode: '00950' })).toMatchObject({
    value: { country: 'PL', postcode: '00-950' },
  })
  expect(checkDestinationPostcode({ from, zipcode: '0095' })).toMatchObject({ problem: { code: 'incorect_zipcode' } })
  expect(checkDestinationPostcode({ from: { ...from, country: 'XA' }, zipcode: '?' }).ok).toBe(false)
})
