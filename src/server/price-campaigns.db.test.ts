import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { setRebateCode } from '#features/basket/actions/rebate-code-and-comment.ts'
import { getBasket } from '#features/basket/views.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import { endPromotion, savePromotions } from '#features/promotions/actions/save-promotions.ts'
import type { PromotionInput } from '#features/promotions/rules/promotion.ts'
import { queueProductsOfNewCampaigns } from '#features/search/actions/rebuild-search.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { Settings } from '#platform/settings.ts'
import type { Shop } from '#shop'
import { basketItem } from '../../test/basket-lines.ts'
import { createTestProduct, type TestProduct } from '../../test/create-test-product.ts'
import { openTestShop, type TestShop, testTime } from '../../test/open-test-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const daysLater = (days: number) => new Date(testTime.getTime() + days * 86_400_000)
const shopOn = (day: number) => testShop.shop(daysLater(day))

interface Mug {
  id: number
  sizeId: number
}

/** Creates a mug at 100 zł, with its price logged 40 days ago. */
async function newMug(sale: TestProduct = {}): Promise<Mug> {
  const mug = await createTestProduct(shopOn(0), { price: null, ...sale })
  await setPrices(shopOn(-40), [{ sizeId: mug.sizeId, regular: 10_000 }])
  return mug
}

/** As every process does on a notification of changed products. */
const settle = (day = 0) => refreshAllProducts(() => shopOn(day))

const fivePercent: PromotionInput['benefits'] = [{ kind: 'percent', percent: '5' }]

/** Creates a promotion of one mug, by default for everyone, and returns its key. */
async function promote(mug: Mug, more: Partial<PromotionInput> = {}, day = 0): Promise<string> {
  const key = `kubek-${mug.id}-${more.name ?? ''}`
  const conditions = [{ kind: 'products' as const, products: [mug.id] }, ...(more.conditions ?? [])]
  const saved = await savePromotions(shopOn(day), [{ key, name: key, benefits: fivePercent, ...more, conditions }])
  if (!saved.ok) throw new Error(saved.problem.path)
  await settle(day)
  return key
}

async function shown({ sizeId }: Mug, day = 0) {
  const price = (await getShownPrices(shopOn(day), [sizeId])).get(sizeId)
  return price && [price.amount, price.regular, price.lowest]
}

/** Returns kind, amount, first and last day of each line of the price log. */
async function logged({ sizeId }: Mug) {
  const { rows } = await sql<{ kind: string; gross: number | null; since: Date; until: Date | null }>`
    select kind, gross, since, until from price_log where size_id = ${sizeId} order by id
  `.execute(shopOn(0).database)
  const day = (moment: Date) => (moment.getTime() - testTime.getTime()) / 86_400_000
  return rows.map(({ kind, gross, since, until }) => [kind, gross, day(since), until && day(until)])
}

async function basketOf(shop: Shop, mug: Mug, quantity: string, code = '') {
  await addToBasket(shop, { items: [basketItem(mug.id, quantity)] })
  if (code) await setRebateCode(shop, code)
  const { lines } = await getBasket(shop)
  return {
    unit: lines.map(({ unitGross }) => unitGross),
    off: lines.flatMap(({ discounts }) => discounts.map(({ gross }) => gross)),
    sum: lines.reduce((sum, { worth }) => sum + worth.gross, 0),
  }
}

const begin = ['regular', 10_000, -40, null]

test('an unconditional promotion without a code is the price: shown, logged, and not deducted again in the basket', async () => {
  const mug = await newMug()
  await promote(mug)
  expect(await shown(mug)).toEqual([9_500, 10_000, 10_000])
  expect(await logged(mug)).toEqual([begin, ['promotion', 9_500, 0, null]])
  expect(await basketOf(shopOn(0), mug, '2')).toEqual({ unit: [9_500], off: [], sum: 19_000 })
})

test('listings sort and filter by that price', async () => {
  const mug = await newMug()
  await promote(mug)
  const { rows } = await sql`
    select own_amount, promotion from listing_price where product_id = ${mug.id} and price_list_id = 1
  `.execute(shopOn(0).database)
  expect(rows).toEqual([{ own_amount: 9_500, promotion: true }])
})

test('after its end the price is the previous one, and the log says so', async () => {
  const mug = await newMug()
  const key = await promote(mug)
  expect(await endPromotion(shopOn(3), key)).toBe(true)
  await settle(3)
  expect(await shown(mug, 3)).toEqual([10_000, null, null])
  expect(await logged(mug)).toEqual([begin, ['promotion', 9_500, 0, null], ['promotion', null, 3, null]])
})

test('a promotion changed to need a code is no longer the price', async () => {
  const mug = await newMug()
  await promote(mug)
  await promote(mug, { codes: [{ code: `kubek${mug.id}` }] })
  expect(await shown(mug)).toEqual([10_000, null, null])
  expect(await basketOf(shopOn(0), mug, '1', `kubek${mug.id}`)).toEqual({ unit: [10_000], off: [500], sum: 9_500 })
})

test('it begins and ends exactly on time; the log gets the entry a little later, with the exact moment', async () => {
  const mug = await newMug()
  const period = { kind: 'period' as const, from: daysLater(2).toISOString(), to: daysLater(5).toISOString() }
  await promote(mug, { conditions: [period] })
  expect(await shown(mug, 1.999)).toEqual([10_000, null, null])
  expect((await shown(mug, 2))?.[0]).toBe(9_500)
  await queueProductsOfNewCampaigns(shopOn(2.001))
  await settle(2.001)
  expect(await shown(mug, 2.001)).toEqual([9_500, 10_000, 10_000])
  expect(await shown(mug, 5)).toEqual([10_000, null, null])
  expect(await logged(mug)).toEqual([begin, ['promotion', 9_500, 2, 5]])
})

test("a size's own reduction continues after the campaign, in the log too", async () => {
  const mug = await newMug()
  await setPrices(shopOn(-3), [{ sizeId: mug.sizeId, promotion: { amount: 9_000 } }])
  await promote(mug, { conditions: [{ kind: 'period', to: daysLater(5).toISOString() }] })
  expect(await shown(mug)).toEqual([8_550, 10_000, 9_000])
  await queueProductsOfNewCampaigns(shopOn(5.001))
  await settle(5.001)
  expect((await shown(mug, 5.001))?.[0]).toBe(9_000)
  expect(await logged(mug)).toEqual([
    begin,
    ['promotion', 9_000, -3, null],
    ['promotion', 8_550, 0, 5],
    ['promotion', 9_000, 5, null],
  ])
})

test('prices that change meanwhile are reduced again; a second run logs nothing', async () => {
  const mug = await newMug()
  await promote(mug)
  await setPrices(shopOn(1), [{ sizeId: mug.sizeId, regular: 8_000 }])
  await settle(1)
  expect((await shown(mug, 1))?.slice(0, 2)).toEqual([7_600, 8_000])
  await sql`update product set name = name where id = ${mug.id}`.execute(shopOn(1).database)
  await settle(2)
  expect(await logged(mug)).toEqual([
    begin,
    ['promotion', 9_500, 0, null],
    ['regular', 8_000, 1, null],
    ['promotion', 7_600, 1, null],
  ])
})

test('a product added to the category later gets the price as well', async () => {
  const [category] = await categoryIds()
  const mug = await newMug()
  await promoteCategory()
  await settle()
  expect((await shown(mug))?.[0]).toBe(10_000)
  await sql`insert into product_category (product_id, category_id) values (${mug.id}, ${category})`.execute(
    shopOn(0).database,
  )
  await settle()
  expect((await shown(mug))?.[0]).toBe(8_000)
  await endPromotion(shopOn(0), 'herbaty')
  await settle()
})

async function categoryIds(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from category where slug = 'herbaty-lisciaste'
  `.execute(shopOn(0).database)
  return rows.map(({ id }) => id)
}

async function promoteCategory(): Promise<void> {
  await savePromotions(shopOn(0), [
    {
      ...{ key: 'herbaty', name: 'Herbaty taniej' },
      conditions: [{ kind: 'category', categories: ['herbata'] }],
      benefits: [{ kind: 'percent', percent: '20' }],
    },
  ])
}

test('volume prices are reduced by the same percentage', async () => {
  const mug = await newMug({ tiers: [{ from: '3', price: 9_000 }] })
  await promote(mug)
  expect(await basketOf(shopOn(0), mug, '3')).toEqual({ unit: [8_550], off: [], sum: 25_650 })
})

describe('with a code', () => {
  test.each([
    ['takes more off what combines', true, [950], 8_550],
    ['takes nothing off what does not', false, [], 9_500],
  ])('%s', async (_, combines, off, sum) => {
    const mug = await newMug()
    await promote(mug, { combines })
    await promote(mug, {
      name: 'kod',
      benefits: [{ kind: 'percent', percent: '10' }],
      codes: [{ code: `dziesiec${mug.id}` }],
    })
    expect(await basketOf(shopOn(0), mug, '1', `dziesiec${mug.id}`)).toEqual({ unit: [9_500], off, sum })
  })
})

test.each<[string, Partial<PromotionInput>]>([
  ['a code', { codes: [] }],
  ['a value', { conditions: [{ kind: 'value', from: 100 }] }],
  ['a quantity', { conditions: [{ kind: 'quantity', from: '1' }] }],
  ['an account', { conditions: [{ kind: 'signed_in' }] }],
  ['a group', { conditions: [{ kind: 'group', names: ['hurt'] }] }],
  ['a company', { conditions: [{ kind: 'company' }] }],
  ['a first order', { conditions: [{ kind: 'first_order' }] }],
])('a promotion that requires %s is not the price', async (_, more) => {
  const mug = await newMug()
  await promote(mug, more)
  expect(await shown(mug)).toEqual([10_000, null, null])
})

test('other benefits of a promotion are given in addition to the price', async () => {
  const mug = await newMug()
  await promote(mug, { benefits: [...fivePercent, { kind: 'amount', amount: 300 }] })
  expect(await basketOf(shopOn(0), mug, '1')).toEqual({ unit: [9_500], off: [300], sum: 9_200 })
})

test('a gift card is money: it is reduced only when the promotion names it', async () => {
  const [card, named] = [await newMug(), await newMug()]
  const shop = { ...shopOn(0), settings: new Settings(new Map([['promotions.giftCards', [card.id, named.id]]])) }
  await savePromotions(shop, [
    { key: 'wszystko', name: 'Wszystko taniej', benefits: fivePercent },
    {
      key: 'karta',
      name: 'Karta taniej',
      conditions: [{ kind: 'products', products: [named.id] }],
      benefits: fivePercent,
    },
  ])
  await settle()
  expect([await shown(card), await shown(named)]).toEqual([
    [10_000, null, null],
    [9_500, 10_000, 10_000],
  ])
  for (const key of ['wszystko', 'karta']) await endPromotion(shopOn(0), key)
  await settle()
})

test('promotions saved by earlier versions become prices when they are saved again', async () => {
  const mug = await newMug()
  await promote(mug, {
    ...{ name: 'dawna', priority: 3, combines: false },
    conditions: [
      { kind: 'period', from: daysLater(-1).toISOString(), to: daysLater(9).toISOString() },
      { kind: 'period', to: daysLater(5).toISOString() },
      { kind: 'category', categories: ['herbata'] },
    ],
    benefits: [
      { kind: 'percent', percent: '10' },
      { kind: 'points', points: 5 },
      { kind: 'percent', percent: '2.5' },
    ],
  })
  await promote(mug, { name: 'z kodem', codes: [] })
  await endPromotion(shopOn(0), await promote(mug, { name: 'skończona' }))
  await promote(mug, { name: 'za wartość', conditions: [{ kind: 'value', from: 100 }] })
  await promote(mug, { name: 'punkty', benefits: [{ kind: 'points', points: 5 }] })
  const { database } = shopOn(0)
  const all = async () => (await sql`select * from price_campaign order by promotion_id`.execute(database)).rows
  const saved = await all()
  await database.deleteFrom('price_campaign').execute()
  const migration = readFileSync('db/migrations/0130_price_campaigns.sql', 'utf8')
  await sql.raw(migration.slice(migration.indexOf('insert into price_campaign'))).execute(database)
  expect(await all()).toEqual(saved)
})
