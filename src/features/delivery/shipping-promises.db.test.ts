import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStoreStock } from '#features/catalogue/actions/stock.ts'
import { saveStores, setStoreCalendar } from '#features/catalogue/actions/stores-and-suppliers.ts'
import { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import { Settings } from '#platform/settings.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { createTestProduct, type TestProduct } from '../../../test/create-test-product.ts'
import { shippingSentence } from '../../../test/despatch.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { orderDespatch, shippingPromises } from './views/shipping-promises.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const monday = '2026-11-16T10:00:00+01:00'
const today = 'Zamów do 15:00, a wyślemy dzisiaj'
const unknown = 'Termin wysyłki ustalimy z tobą po zamówieniu'

/** The shop at a moment, with default settings except for these. */
function shopAt(now: string, settings: Record<string, unknown> = {}): PublicShop {
  return { ...testShop.shop(new Date(now)), settings: new Settings(new Map(Object.entries(settings))) }
}

async function promiseAt(shop: PublicShop, sizeId: number): Promise<string | null> {
  const found = (await shippingPromises(shop, [sizeId])).get(sizeId)
  return found ? shippingSentence(found) : null
}

describe('promises of the demo shop', () => {
  const demo = (now: string) => testShop.shop(new Date(now))
  test.each<[string, number, string, string | null]>([
    ['A4.13 from stock, in the morning', 1001, monday, today],
    ['A4.17 on a Saturday, after its deadline', 1001, '2026-11-21T23:59:00+01:00', 'Wysyłka w poniedziałek'],
    ['A4.15 from stock, after the deadline', 1001, '2026-11-16T15:00:01+01:00', 'Wysyłka jutro'],
    ['A4.17 coffee leaves on Tuesdays and Fridays', 1137, '2026-11-18T10:00:00+01:00', 'Wysyłka w piątek'],
    ['A4.17 forged in ten days', 1143, monday, 'Wysyłka w poniedziałek 30 listopada'],
    [
      'A4.17 fired in fifteen days, 11 November not among them',
      1053,
      '2026-11-09T10:00:00+01:00',
      'Wysyłka we wtorek 1 grudnia',
    ],
    ['A4.16 fired in thirty days', 1037, monday, 'Wysyłka za 44 dni'],
    ['A4.4 unknown', 1061, monday, unknown],
    ['a bundle from stock', 1191, monday, today],
    ['a gift card needs no parcel', 1199, monday, null],
    ['engraving needs no parcel', 1208, monday, null],
  ])('%s', async (_, productId, now, expected) => {
    const sizes = await demo(now)
      .database.selectFrom('product_size')
      .select('id')
      .where('product_id', '=', productId)
      .execute()
    for (const { id } of sizes) expect(await promiseAt(demo(now), id)).toBe(expected)
  })
})

describe('promises by product data', () => {
  const promiseOf = async (sale: TestProduct, columns: Record<string, unknown> = {}) => {
    const shop = shopAt(monday)
    const { id, sizeId } = await createTestProduct(shop, sale)
    if (Object.keys(columns).length > 0)
      await shop.database.updateTable('product').set(columns).where('id', '=', id).execute()
    return promiseAt(shop, sizeId)
  }
  test.each<[string, TestProduct, Record<string, unknown>, string | null]>([
    ['in stock', {}, {}, today],
    ['with unlimited stock', { stock: '-1' }, {}, today],
    ['made to order, no delay set', { availability: 'order', stock: '0' }, {}, unknown],
    ['made to order in two days', { availability: 'order', stock: '0' }, { delay_days: 2 }, 'Wysyłka w środę'],
    ['made to order without delay', { availability: 'order', stock: '0' }, { delay_days: 0 }, today],
    [
      'to order, with a restock date',
      { availability: 'order', stock: '0' },
      { back_on: '2026-11-28' },
      'Wysyłka w poniedziałek 30 listopada',
    ],
    ['delivery unknown', {}, { delivery_unknown: true }, unknown],
    ['in stock, with an outdated restock date', {}, { back_on: '2026-12-01' }, today],
    ['virtual', { kind: 'virtual', stock: '-1' }, {}, null],
  ])('%s', async (_, sale, columns, expected) => {
    expect(await promiseOf(sale, columns)).toBe(expected)
  })
})

describe('suppliers', () => {
  const supplied = async (stock: string, supplier: { delay: number | null; weekdays?: string; closed?: string }) => {
    const shop = shopAt(monday)
    const { id, sizeId } = await createTestProduct(shop, { stock })
    await sql`
      with supplier as (
        insert into supplier (name, delay_days, weekdays, closed_days)
        values (${`dostawca ${id}`}, ${supplier.delay}, ${supplier.weekdays ?? '{1,2,3,4,5}'}, ${supplier.closed ?? '{}'}) returning id
      )
      update product set supplier_id = (select id from supplier) where id = ${id}`.execute(shop.database)
    return promiseAt(shop, sizeId)
  }

  test('deliver goods that are not in stock, on their own working days', async () => {
    expect(await supplied('-1', { delay: 3 })).toBe('Wysyłka w czwartek')
    expect(await supplied('-1', { delay: 2, weekdays: '{1,5}' })).toBe('Wysyłka w poniedziałek 23 listopada')
    expect(await supplied('-1', { delay: 1, closed: '{2026-11-17,2026-11-18}' })).toBe('Wysyłka w czwartek')
    expect(await supplied('-1', { delay: null })).toBe(unknown)
    expect(await supplied('4', { delay: 3 })).toBe(today)
  })

  test('a size without stock waits, another size of the same product does not', async () => {
    const shop = shopAt(monday)
    const { id, sizeIds } = await createTestProduct(shop, { sizes: { S: '3', M: '-1' } })
    await sql`with supplier as (insert into supplier (name, delay_days) values ('szwalnia', 3) returning id)
      update product set supplier_id = (select id from supplier) where id = ${id}`.execute(shop.database)
    const promises = await shippingPromises(shop, sizeIds)
    expect(sizeIds.map((sizeId) => promises.get(sizeId)?.kind)).toEqual(['order-by', 'weekday'])
  })
})

test('A3.12 goods in another store only leave by the days of that store, until the packing store has some', async () => {
  const shop = shopAt(monday)
  const name = 'sklep na Próbnej'
  await saveStores(shop, [{ name: 'magazyn główny' }, { name }])
  const { sizeId } = await createTestProduct(shop, { stock: '0' })
  await setStoreStock(shop, [{ sizeId, store: name, quantity: '2' }])
  expect(await promiseAt(shop, sizeId)).toBe(today)
  await setStoreCalendar(shop, name, { delayDays: 2, closedDays: ['2026-11-17'] })
  expect(await promiseAt(shop, sizeId)).toBe('Wysyłka w czwartek')
  await setStoreStock(shop, [{ sizeId, store: 'magazyn główny', quantity: '1' }])
  expect(await promiseAt(shop, sizeId)).toBe(today)
  const leaves = async (quantity: number) => {
    const found = await orderDespatch(shop, [{ sizeId, quantity: decimal(quantity) }])
    return found && shippingSentence(found.promise)
  }
  expect(await leaves(1)).toBe(today)
  expect(await leaves(2)).toBe('Wysyłka w czwartek') // one of them comes from the other store
  const halves = [
    { sizeId, quantity: decimal(1) },
    { sizeId, quantity: decimal(1) },
  ]
  expect((await orderDespatch(shop, halves))?.promise.kind).toBe('weekday')
})

describe('goods that leave together leave with the latest', () => {
  const bundleOf = async (parts: number[]) => {
    const shop = shopAt(monday)
    const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
    for (const part of parts)
      await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${part}, 1)`.execute(
        shop.database,
      )
    return bundle.sizeId
  }
  const part = async (delayDays: number | null, sale: TestProduct = {}) => {
    const shop = shopAt(monday)
    const { id, sizeId } = await createTestProduct(shop, sale)
    await sql`update product set delay_days = ${delayDays} where id = ${id}`.execute(shop.database)
    return sizeId
  }

  test('the parts of a bundle', async () => {
    const [shelf, engraved, card] = [
      await part(null),
      await part(2),
      await part(null, { kind: 'virtual', stock: '-1' }),
    ]
    const sewn = await part(null, { availability: 'order', stock: '0' })
    const shop = shopAt(monday)
    expect(await promiseAt(shop, await bundleOf([shelf, card]))).toBe(today)
    expect(await promiseAt(shop, await bundleOf([shelf, engraved, card]))).toBe('Wysyłka w środę')
    expect(await promiseAt(shop, await bundleOf([engraved, sewn]))).toBe(unknown)
  })

  test('A4.12 what is made for the shopper takes its days on top of those of the goods', async () => {
    const [shelf, sewn] = [await part(null), await part(1)]
    const leaves = async (sizeId: number, delayDays: number) => {
      const found = await orderDespatch(shopAt(monday), [{ sizeId, delayDays }])
      return found && shippingSentence(found.promise)
    }
    expect(await leaves(shelf, 3)).toBe('Wysyłka w czwartek')
    expect(await leaves(sewn, 3)).toBe('Wysyłka w piątek')
    expect(await leaves(await bundleOf([shelf, sewn]), 3)).toBe('Wysyłka w piątek')
    expect(await leaves(await part(null, { availability: 'order', stock: '0' }), 3)).toBe(unknown)
  })

  test('the lines of an order; services count, gift cards do not', async () => {
    const [shelf, tomorrow, service] = [
      await part(null),
      await part(1),
      await part(3, { kind: 'service', stock: '-1' }),
    ]
    const card = await part(60, { kind: 'virtual', stock: '-1' })
    const promiseFor = async (sizeIds: number[]) => {
      const found = await orderDespatch(
        shopAt(monday),
        sizeIds.map((sizeId) => ({ sizeId })),
      )
      return found && shippingSentence(found.promise)
    }
    expect(await promiseFor([shelf, card])).toBe(today)
    expect(await promiseFor([shelf, tomorrow])).toBe('Wysyłka jutro')
    expect(await promiseFor([shelf, service, tomorrow])).toBe('Wysyłka w czwartek')
    expect(await promiseFor([service, card])).toBeNull()
    expect(await promiseFor([])).toBeNull()
  })
})

test('a page is cached until the promise of any of its sizes, or a supplier or part of them changes', async () => {
  const shop = shopAt(monday)
  const [part, bundle] = [await createTestProduct(shop), await createTestProduct(shop, { kind: 'bundle', stock: null })]
  await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${part.sizeId}, 1)`.execute(
    shop.database,
  )
  const cacheDependencies = new CacheDependencies(shop.now)
  await shippingPromises({ ...shop, cacheDependencies }, [bundle.sizeId])
  expect(new Date(cacheDependencies.until)).toEqual(new Date('2026-11-16T12:00:00.001+01:00'))
  expect(cacheDependencies.tags).toEqual(new Set(['delivery', `product:${bundle.id}`, `product:${part.id}`]))
})

describe('settings', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['closed days', { 'delivery.closedDays': ['2026-11-16', '2026-11-17'] }, monday, 'Wysyłka w środę'],
    ['working weekdays', { 'delivery.workingWeekdays': [3, 6] }, monday, 'Wysyłka w środę'],
    [
      'the deadline of one weekday',
      { 'delivery.orderDeadline.monday': '13:30' },
      monday,
      'Zamów do 13:30, a wyślemy dzisiaj',
    ],
    ['the deadline of one weekday, too soon', { 'delivery.orderDeadline.monday': '12:00' }, monday, 'Wysyłka jutro'],
    ['the deadline of another weekday has no effect', { 'delivery.orderDeadline.tuesday': '12:00' }, monday, today],
    ['A4.14 no deadline', { 'delivery.orderDeadline.monday': 'none' }, '2026-11-16T23:00:00+01:00', 'Wysyłka dzisiaj'],
    ['A9.4 the hours before the deadline', { 'delivery.hoursBeforeOrderBy': 1 }, '2026-11-16T14:00:00+01:00', today],
    [
      'A9.5 the limit for days as a number',
      { 'delivery.inDaysAbove': 2, 'delivery.closedDays': ['2026-11-17', '2026-11-18'] },
      '2026-11-16T16:00:00+01:00',
      'Wysyłka za 3 dni',
    ],
    [
      'A9.6 hours instead of tomorrow',
      { 'delivery.tomorrowAs': 'hours' },
      '2026-11-16T15:00:00+01:00',
      'Wysyłka w ciągu 24 godz.',
    ],
    [
      'A9.6 more hours instead of tomorrow',
      { 'delivery.tomorrowAs': 'hours' },
      '2026-11-16T14:59:00+01:00',
      'Wysyłka w ciągu 48 godz.',
    ],
  ])('%s', async (_, settings, now, expected) => {
    const { sizeId } = await createTestProduct(shopAt(now))
    expect(await promiseAt(shopAt(now, settings), sizeId)).toBe(expected)
  })
})
