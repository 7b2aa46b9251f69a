import { afterAll, beforeAll, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { saveProducts } from '../catalogue/actions/save-products.ts'
import { setPrices } from './actions/set-prices.ts'
import type { PriceInput } from './checks.ts'
import { getCurrentPrices } from './queries/current-prices.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const minutesLater = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

/** A size of a new product. */
async function newSize(vat = '23'): Promise<number> {
  const product = {
    sourceId: crypto.randomUUID(),
    name: 'Kubek',
    vat,
    sizes: [{ type: 'uniw', name: 'u', stock: '1' }],
  }
  const [saved] = await saveProducts(testShop.shop(), { source: 'prices', products: [product] })
  if (saved?.outcome !== 'created') throw new Error('not created')
  return saved.sizes.get('uniw') ?? 0
}

async function set(price: PriceInput, minutes = 0) {
  const [answer] = await setPrices(testShop.shop(minutesLater(minutes)), [price])
  return answer?.outcome === 'refused'
    ? answer.reasons.map(({ text, values }) => translate(text, values)).join('; ')
    : answer?.outcome
}

async function priceAt(sizeId: number, minutes: number) {
  const price = (await getCurrentPrices(testShop.shop(minutesLater(minutes)), [sizeId])).get(sizeId)
  return price && [price.gross, price.regular]
}

function log(sizeId: number) {
  return testShop.appContext.database.query
    .selectFrom('price_log')
    .select(['kind', 'gross', 'net', 'since', 'until'])
    .where('size_id', '=', sizeId)
    .orderBy('id')
    .execute()
}

test('a promotion replaces the regular price until it expires or is ended', async () => {
  const sizeId = await newSize()
  expect(await set({ sizeId, regular: 1230 })).toBe('changed')
  expect(await set({ sizeId, promotion: { amount: 615, until: minutesLater(60) } }, 1)).toBe('changed')
  expect(await priceAt(sizeId, 0)).toEqual([1230, null])
  expect(await priceAt(sizeId, 2)).toEqual([615, 1230])
  expect(await priceAt(sizeId, 60)).toEqual([1230, null])
  expect(await set({ sizeId, promotion: null }, 30)).toBe('changed')
  expect(await priceAt(sizeId, 31)).toEqual([1230, null])
  expect(await log(sizeId)).toEqual([
    { kind: 'regular', gross: 1230, net: 1000, since: testTime, until: null },
    { kind: 'promotion', gross: 615, net: 500, since: minutesLater(1), until: minutesLater(60) },
    { kind: 'promotion', gross: null, net: null, since: minutesLater(30), until: null },
  ])
})

test('the same price again is no change and adds no log line', async () => {
  const sizeId = await newSize()
  const price = { sizeId, regular: 500, recommended: 700, tiers: [{ from: '2.50', amount: 450 }] }
  expect(await set(price)).toBe('changed')
  expect(await set(price, 5)).toBe('unchanged')
  expect(await set({ ...price, tiers: [{ from: '2.5', amount: 440 }] }, 6)).toBe('changed')
  expect(await log(sizeId)).toHaveLength(1)
})

test('of two changes at the same moment the later one counts', async () => {
  const sizeId = await newSize()
  await set({ sizeId, regular: 500 })
  await set({ sizeId, regular: 600 })
  expect(await priceAt(sizeId, 0)).toEqual([600, null])
})

test('of many parallel changes one regular price and one promotion remain, and the log ends with them', async () => {
  const sizeId = await newSize()
  await set({ sizeId, regular: 900, promotion: { amount: 800 } })
  const amounts = Array.from({ length: 10 }, (_, index) => index + 1)
  await Promise.all(amounts.map((one) => set({ sizeId, regular: 500 + one, promotion: { amount: 400 + one } }, 5)))
  const inForce = await testShop.appContext.database.query
    .selectFrom('price')
    .select(['kind', 'amount'])
    .where('size_id', '=', sizeId)
    .where('valid_until', 'is', null)
    .orderBy('kind')
    .execute()
  const lines = await log(sizeId)
  expect(inForce).toEqual(
    ['promotion', 'regular'].map((kind) => ({ kind, amount: lines.findLast((line) => line.kind === kind)?.gross })),
  )
})

test('VAT changes at midnight in Poland: for the price of a size, its log, and purchases', async () => {
  const sizeId = await newSize('5')
  await testShop.appContext.database.query
    .insertInto('vat_rate')
    .values({ vat_class_id: '5', percent: '6', valid_from: '2027-01-01' })
    .execute()
  const [before, after] = [new Date('2026-12-31T22:59:59Z'), new Date('2026-12-31T23:30:00Z')]
  await setPrices(testShop.shop(before), [{ sizeId, regular: 1050 }])
  await setPrices(testShop.shop(after), [{ sizeId, regular: 1060 }])
  expect((await log(sizeId)).map(({ net }) => net)).toEqual([1000, 1000])
  const vatAt = async (now: Date) => (await getCurrentPrices(testShop.shop(now), [sizeId])).get(sizeId)?.vatPercent
  expect([await vatAt(before), await vatAt(after)].map(Number)).toEqual([5, 6])
})

test.each<[string, Omit<PriceInput, 'sizeId'>, string]>([
  ['a fraction of a grosz', { regular: 1.5 }, 'cena musi być liczbą groszy od 0 do miliarda'],
  ['more than ten million złoty', { regular: 1_000_000_001 }, 'cena musi być liczbą groszy od 0 do miliarda'],
  ['a negative price', { promotion: { amount: -1 } }, 'cena musi być liczbą groszy od 0 do miliarda'],
  [
    'a promotion that has ended',
    { promotion: { amount: 1, until: testTime } },
    'promocja skończyła się, zanim się zaczęła',
  ],
  [
    'two discounts with the same quantity',
    {
      tiers: [
        { from: '2', amount: 1 },
        { from: '2.0', amount: 2 },
      ],
    },
    'progi rabatu ilościowego muszą być różne i większe od 0',
  ],
])('%s is refused', async (_what, price, expected) => {
  expect(await set({ sizeId: await newSize(), ...price })).toBe(expected)
})

test('an unknown size is refused, the others are priced', async () => {
  const sizeId = await newSize()
  const answers = await setPrices(testShop.shop(), [
    { sizeId: 999_999_999, regular: 1 },
    { sizeId, regular: 2 },
  ])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'changed'])
})

test('the price log cannot be changed', async () => {
  await expect(testShop.appContext.database.query.deleteFrom('price_log').execute()).rejects.toThrow(
    'only ever added to',
  )
  await expect(
    testShop.appContext.database.query.updateTable('price_log').set({ gross: 1 }).execute(),
  ).rejects.toThrow()
})
