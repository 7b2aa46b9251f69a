import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  updateStoreCalendar,
  upsertStore,
  upsertStoreStock,
  upsertSupplier,
} from '#features/catalogue/writes/stores-and-suppliers.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import type { PriceInput } from '#features/pricing/checks.ts'
import type { Setting } from '#shared/setting.ts'
import type { PublicShop } from '#shop'
import { createTestProduct, setPrice, setStock } from '../../../../test/create-test-product.ts'
import { inEuro } from '../../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { refreshAllProducts, refreshDocuments, refreshListing } from '../actions/refresh-products.ts'
import { understandText } from '../queries/understand-text.ts'
import type { Facet } from '../rules/facets.ts'
import { type FilterId, type ListFilters, noFilters } from '../rules/list-filters.ts'
import { facetMinimumSetting } from '../settings.ts'
import { getListing } from './listing.ts'
import type { ListingRequest } from './listing-index.ts'
import { getPricedProducts } from './priced-products.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const ceramics = { category: 1001 }
const whole = { within: ceramics, sort: 'popularnosc', page: 1, pageSize: 10_000, filters: noFilters } as const
const list = (request: Partial<ListingRequest> = {}) => getListing(withEveryFilter(), { ...whole, ...request })

/** A shop where a parameter of a single product is enough for a filter. */
function withEveryFilter(): PublicShop {
  const shop = testShop.shop()
  const settings: PublicShop['settings'] = Object.create(shop.settings, {
    get: { value: (setting: Setting<unknown>) => (setting === facetMinimumSetting ? 1 : shop.settings.get(setting)) },
  })
  return { ...shop, settings }
}

const textSource = async (text: string) => ({ text: await understandText(testShop.shop(), text) })

/** A seeded random generator: the same numbers each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** The matches of each filter value, computed in the simplest way: one list for each value. */
async function matchesByValue(): Promise<{
  values: Map<string, Set<number>>
  amounts: Map<number, number>
  all: number[]
}> {
  const open = await list()
  const values = new Map<string, Set<number>>()
  for (const { filter, items } of open.facets)
    for (const { value } of items) {
      const { ids } = await list({ filters: { price: null, chosen: [{ filter, values: [value] }] } })
      values.set(`${filter}=${value}`, new Set(ids))
    }
  const products = await getPricedProducts(testShop.shop(), open.ids)
  const amounts = new Map(
    products.flatMap(({ id, price, free }) => (free ? [[id, 0]] : price ? [[id, price.amount]] : [])),
  )
  return { values, amounts, all: open.ids }
}

describe('a filtered list', () => {
  test.each([
    [
      'popularnosc',
      sql`availability = 'disable', ceil(popularity::numeric / row_number() over (
        partition by coalesce(version_group_id, -product.id) order by availability = 'disable', popularity desc, product.id
      )) desc, product.id`,
    ],
    ['nazwa', sql`sort_key, product.id`],
    ['nowosci', sql`created_at desc, product.id`],
  ] as const)(
    'B2.44 without filters contains the products of the category and its descendants, in the order by %s',
    async (sort, order) => {
      for (const category of [1001, 1008]) {
        const { rows } = await sql<{ id: number }>`
        select product.id from product where visible and withdrawn_at is null and exists (
          select from product_category link join category on category.id = link.category_id
          where link.product_id = product.id and category.path @> array[${category}::integer]
        ) order by ${order}
      `.execute(testShop.shop().database)
        const found = await list({ within: { category }, sort })
        expect(found.ids).toEqual(rows.map(({ id }) => id))
        expect(found).toMatchObject({ count: rows.length, unfiltered: rows.length })
      }
    },
  )

  test('B2.44 the versions of one product are spread over the list, also after another one became the most popular', async () => {
    const [cream, sage, indigo] = [1001, 1002, 1003] as const
    const { database } = testShop.shop()
    const setPopularity = async (id: number, popularity: number) => {
      await sql`update product set popularity = ${popularity} where id = ${id}`.execute(database)
      await refreshListing(testShop.shop(), [id])
    }
    const mugs = async () => {
      const { ids } = await list({ within: { category: 1008 } })
      return [cream, sage, indigo].map((id) => ids.indexOf(id))
    }
    const [first = 0, second = 0, third = 0] = await mugs()
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(4)
    expect(third).toBeGreaterThan(second)

    await setPopularity(indigo, 1_000)
    const [behind = 0, , ahead] = await mugs()
    expect(ahead).toBe(0)
    expect(behind).toBeGreaterThan(4)
    await setPopularity(indigo, 81)
    expect(await mugs()).toEqual([first, second, third])
  })

  test('B2.44 sorted by price follows the shown prices, with products without a price at the end', async () => {
    const { ids } = await list({ sort: 'cena' })
    const products = await getPricedProducts(testShop.shop(), ids)
    const amounts = products.map(({ price, free }) => (free ? 0 : (price?.amount ?? Number.POSITIVE_INFINITY)))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(ids.toSorted((a, b) => a - b)).toEqual((await list()).ids.toSorted((a, b) => a - b))
    const dearest = await getPricedProducts(testShop.shop(), (await list({ sort: 'cena-malejaco' })).ids)
    const falling = dearest.map(({ price, free }) => (free ? 0 : (price?.amount ?? Number.NEGATIVE_INFINITY)))
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  })

  test('B2.44 filtered by a value contains the products that have it', async () => {
    const { facets, ids: all } = await list()
    expect(facets.map(({ filter }) => filter)).toEqual(expect.arrayContaining(['producer', 'series', 'availability']))
    for (const { filter, items } of facets) {
      for (const { value, count } of items) {
        const { ids } = await list({ filters: { price: null, chosen: [{ filter, values: [value] }] } })
        expect([filter, value, ids.length]).toEqual([filter, value, count])
        expect(new Set(ids)).toEqual(await expectedIds(filter, value, all))
      }
    }
  })

  test('B2.44 counts next to values are those of the list without that filter, whatever else is chosen', async () => {
    const { values, amounts, all } = await matchesByValue()
    const random = numbersFrom(7)
    for (let round = 0; round < 60; round++) {
      const chosen = new Map<FilterId, string[]>()
      for (let n = 0; n <= random(4); n++) {
        const [filter, value] = ([...values.keys()][random(values.size)] ?? '').split('=') as [FilterId, string]
        chosen.set(filter, [...new Set([...(chosen.get(filter) ?? []), value])])
      }
      const price = random(2) ? { from: random(60), to: 60 + random(100) } : null
      const filters: ListFilters = { price, chosen: [...chosen].map(([filter, values]) => ({ filter, values })) }
      const passes = (id: number, but: FilterId | null) =>
        (!price || inRange(amounts.get(id), price)) &&
        filters.chosen.every(
          ({ filter, values: some }) =>
            filter === but || some.some((value) => values.get(`${filter}=${value}`)?.has(id)),
        )
      const found = await list({ filters })
      expect(new Set(found.ids)).toEqual(new Set(all.filter((id) => passes(id, null))))
      const counted = new Map(
        found.facets.flatMap(({ filter, items }) => items.map(({ value, count }) => [`${filter}=${value}`, count])),
      )
      for (const [key, matching] of values) {
        const filter = key.slice(0, key.indexOf('=')) as FilterId
        const expected = all.filter((id) => matching.has(id) && passes(id, filter)).length
        expect([key, counted.get(key) ?? 0]).toEqual([key, expected])
      }
      for (const { filter, values } of filters.chosen)
        for (const value of values) expect([...counted.keys()]).toContain(`${filter}=${value}`)
    }
  })

  test('parameters of fewer than three of its products are not filters, unless they are chosen', async () => {
    const filters: ListFilters = { price: { from: null, to: 50 }, chosen: [] }
    const all = (await list({ filters })).facets
    const isCommon = ({ filter, items }: Facet) =>
      !filter.startsWith('parameter_') || items.reduce((sum, { count }) => sum + count, 0) >= 3
    const rare = all.find((facet) => !isCommon(facet))
    if (!rare?.items[0]) throw new Error('the demo shop has no rare parameters')
    const offered = await getListing(testShop.shop(), { ...whole, filters })
    expect(offered.facets).toEqual(all.filter(isCommon))
    const chosen = [{ filter: rare.filter, values: [rare.items[0].value] }]
    const narrowed = await getListing(testShop.shop(), { ...whole, filters: { ...filters, chosen } })
    expect(narrowed.facets.map(({ filter }) => filter)).toContain(rare.filter)
  })

  test('B3.36 filtered by price contains the products shown at that price, in PLN and in EUR', async () => {
    for (const shop of [testShop.shop(), inEuro(testShop.shop())]) {
      const products = await getPricedProducts(shop, (await list()).ids)
      const shown = products.flatMap(({ price, free }) => (free ? [0] : price ? [price.amount] : []))
      for (const price of [
        { from: 10, to: 30 },
        { from: null, to: 20 },
        { from: 50, to: null },
      ]) {
        const { count } = await getListing(shop, { ...whole, filters: { price, chosen: [] } })
        expect(count).toBe(shown.filter((amount) => inRange(amount, price)).length)
      }
      expect((await getListing(shop, whole)).prices).toEqual({
        lowest: Math.min(...shown),
        highest: Math.max(...shown),
      })
    }
  })

  test('B5.80 an inverted price range is not applied', async () => {
    const { count, unfiltered } = await list({ filters: { price: { from: 20, to: 10 }, chosen: [] } })
    expect(count).toBe(unfiltered)
  })

  test('is empty when nothing matches', async () => {
    expect(await list({ within: await textSource('nie ma takiego') })).toMatchObject({
      ids: [],
      count: 0,
      facets: [],
      prices: null,
    })
    const unknown = await list({ filters: { price: null, chosen: [{ filter: 'producer', values: ['999999'] }] } })
    expect(unknown).toMatchObject({ ids: [], count: 0 })
    expect(unknown.unfiltered).toBeGreaterThan(0)
  })
})

describe('the list data of a product', () => {
  test('follows its price through dated promotions by the clock alone', async () => {
    const shop = testShop.shop()
    const { id, sizeId } = await createTestProduct(shop, { name: 'Misa na czas', price: 9000 })
    const at = (hours: number) => new Date(shop.now.getTime() + hours * 3_600_000)
    await sql`insert into price (size_id, kind, amount, valid_from, valid_until) values (${sizeId}, 'promotion', 7000, ${at(1)}, ${at(3)})`.execute(
      shop.database,
    )
    await refreshDocuments(shop, [id])
    await refreshListing(shop, [id])
    const found = async (hours: number, filters: ListFilters) =>
      (await getListing({ ...shop, now: at(hours) }, { ...whole, within: await textSource('Misa na czas'), filters }))
        .ids
    const reduced: ListFilters = { price: { from: 70, to: 70 }, chosen: [] }
    expect(await found(0, reduced)).toEqual([])
    expect(await found(2, reduced)).toEqual([id])
    expect(await found(3, reduced)).toEqual([])
    expect(await found(3, { price: { from: 90, to: 90 }, chosen: [] })).toEqual([id])
  })

  test('a promotion without an announced reduction is not in the filter either', async () => {
    const shop = testShop.shop()
    const { id, sizeId } = await createTestProduct(shop, { name: 'Misa bez obniżki', price: null })
    const inPromotion = async () => {
      await refreshDocuments(shop, [id])
      await refreshListing(shop, [id])
      const filters: ListFilters = { price: null, chosen: [{ filter: 'promotion', values: ['y'] }] }
      return (await getListing(shop, { ...whole, within: await textSource('Misa bez obniżki'), filters })).ids
    }
    const set = (daysAgo: number, price: Omit<PriceInput, 'sizeId'>) =>
      setPrices({ ...shop, now: new Date(shop.now.getTime() - daysAgo * 86_400_000) }, [{ sizeId, ...price }])
    await set(20, { regular: 7000 })
    await set(10, { regular: 9000 })
    await set(1, { promotion: { amount: 8000 } })
    expect(await inPromotion()).toEqual([])
    await set(0, { promotion: { amount: 6500 } })
    expect(await inPromotion()).toEqual([id])
  })

  test('its price is that of the sizes that can be bought, at the minimum purchase; of all sizes when none can be', async () => {
    const shop = testShop.shop()
    const { id, sizeIds } = await createTestProduct(shop, {
      ...{ name: 'Obrus Kraniec', sizes: { S: '1', M: '9' }, limits: { minimum: '3' }, price: 4900 },
      tiers: [
        { from: '3', price: 4500 },
        { from: '5', price: 4000 },
      ],
    })
    await setPrice(shop, sizeIds[0] ?? 0, 100)
    const amount = async () => {
      await refreshDocuments(shop, [id])
      await refreshListing(shop, [id])
      const { ids, prices } = await getListing(shop, { ...whole, within: await textSource('Obrus Kraniec') })
      const [card] = await getPricedProducts(shop, ids)
      expect(card?.price?.amount).toBe(prices?.lowest)
      return prices?.lowest
    }
    expect(await amount()).toBe(4500)
    await setStock(shop, sizeIds[1] ?? 0, '2')
    expect(await amount()).toBe(100)
  })

  test('sizes are those in stock; products sold out or made to order are neither in stock nor express', async () => {
    const shop = testShop.shop()
    const { id, sizeIds } = await createTestProduct(shop, { name: 'Zzdzisławek', sizes: { S: '1', M: '0' } })
    const kinds = async () => {
      await refreshDocuments(shop, [id])
      await refreshListing(shop, [id])
      const { facets } = await getListing(shop, { ...whole, within: await textSource('Zzdzisławek') })
      return facets.flatMap(({ filter, items }) => items.map(({ value }) => `${filter}=${value}`))
    }
    expect(await kinds()).toEqual(['size=S', 'availability=stock', 'express=y'])
    await setStock(shop, sizeIds[0] ?? 0, '0')
    expect(await kinds()).toEqual([])
    await sql`update product set availability = 'order', labels = '{new}' where id = ${id}`.execute(shop.database)
    expect(await kinds()).toEqual(['size=S', 'size=M', 'availability=order', 'new=y'])
    await sql`update product set visible = false where id = ${id}`.execute(shop.database)
    expect(await kinds()).toEqual([])
  })

  test('in the order of a search, what is sold out comes after what is in stock or made to order', async () => {
    const shop = testShop.shop()
    const stocks = ['0', '0', '10']
    const ids: number[] = []
    for (const stock of stocks) ids.push((await createTestProduct(shop, { name: 'Zzdzibelek', stock })).id)
    const [soldOut, toOrder, inStock] = ids
    await sql`update product set availability = 'order' where id = ${toOrder}`.execute(shop.database)
    await refreshAllProducts(() => shop)
    const found = await getListing(shop, { ...whole, within: await textSource('Zzdzibelek') })
    expect(new Set(found.ids.slice(0, 2))).toEqual(new Set([inStock, toOrder]))
    expect(found.ids[2]).toBe(soldOut)
  })

  test('the value of a gift card is not a size', async () => {
    const shop = testShop.shop()
    await createTestProduct(shop, { name: 'Zzdzibon', kind: 'virtual', sizes: { '50 zł': '-1', '100 zł': '-1' } })
    await createTestProduct(shop, { name: 'Wwkapelusik', sizes: { S: '1', M: '1' } })
    await refreshAllProducts(() => shop)
    const sizesOf = async (name: string) => {
      const { facets } = await getListing(shop, { ...whole, within: await textSource(name) })
      return facets.flatMap(({ filter, items }) => (filter === 'size' ? items.map(({ value }) => value) : []))
    }
    expect(await sizesOf('Zzdzibon')).toEqual([])
    expect(await sizesOf('Wwkapelusik')).toEqual(['S', 'M'])
  })

  test('products that a store or a supplier delivers first are not express, and changed delays update the list', async () => {
    const shop = testShop.shop()
    const { id, sizeId } = await createTestProduct(shop, { name: 'Zzdzichowiec', stock: '0' })
    await upsertStore(shop, { name: 'Magazyn w Pile', position: 9 })
    await upsertSupplier(shop, { name: 'Hafciarnia', delayDays: 2 })
    const isExpress = async () => {
      await refreshAllProducts(() => shop)
      const { facets } = await getListing(shop, { ...whole, within: await textSource('Zzdzichowiec') })
      return facets.some(({ filter }) => filter === 'express')
    }
    await updateStoreCalendar(shop, 'Magazyn w Pile', { delayDays: 2 })
    await upsertStoreStock(shop, [{ sizeId, store: 'Magazyn w Pile', quantity: '5' }])
    expect(await isExpress()).toBe(false)
    await updateStoreCalendar(shop, 'Magazyn w Pile', { delayDays: 0 })
    expect(await isExpress()).toBe(true)
    await updateStoreCalendar(shop, 'Magazyn w Pile', { delayDays: 1 })
    expect(await isExpress()).toBe(false)

    await upsertStoreStock(shop, [{ sizeId, store: 'Magazyn w Pile', quantity: '-1' }])
    expect(await isExpress()).toBe(true)
    await sql`update product set supplier_id = (select id from supplier where name = 'Hafciarnia') where id = ${id}`.execute(
      shop.database,
    )
    expect(await isExpress()).toBe(false)
    await upsertSupplier(shop, { name: 'Hafciarnia', delayDays: 0 })
    expect(await isExpress()).toBe(true)
    await sql`update product set back_on = '2026-12-01' where id = ${id}`.execute(shop.database)
    expect(await isExpress()).toBe(false)
  })

  test('invalidates cached pages only when it changes', async () => {
    const shop = testShop.shop()
    const { id, sizeId } = await createTestProduct(shop, { name: 'Kubek do odświeżania' })
    await sql`insert into product_category (product_id, category_id, main) values (${id}, 1008, true)`.execute(
      shop.database,
    )
    const both = ['listings', 'category:1001', 'category:1008']
    const refresh = async () => (await refreshListing(shop, [id])).toSorted()
    expect(await refresh()).toEqual(both.toSorted())
    expect(await refresh()).toEqual([])
    await setPrice(shop, sizeId, 4_200)
    expect(await refresh()).toEqual(both.toSorted())
    await setStock(shop, sizeId, '9')
    expect(await refresh()).toEqual([])
    await setStock(shop, sizeId, '0')
    expect(await refresh()).toEqual(both.toSorted())
    await sql`delete from product where id = ${id}`.execute(shop.database)
    expect(await refresh()).toEqual([])
  })
})

function inRange(amount: number | undefined, { from, to }: NonNullable<ListFilters['price']>): boolean {
  return amount !== undefined && amount >= (from ?? 0) * 100 && (to === null || amount <= to * 100)
}

/** The ids that have a value, from the product's own tables. */
async function expectedIds(filter: FilterId, value: string, ids: number[]): Promise<Set<number>> {
  const shop = testShop.shop()
  const stocked = ['availability', 'express'].includes(filter) ? await inStock(ids) : []
  const reduced = filter === 'promotion' ? await announced(ids) : []
  const holds = {
    producer: sql`product.producer_id = ${Number(value) || 0}`,
    series: sql`product.series_id = ${Number(value) || 0}`,
    size: sql`kind in ('item', 'bundle') and exists (select from product_size where product_id = product.id and type = ${value})
      and (availability = 'order' or exists (select from product_size size join stock on stock.size_id = size.id where size.product_id = product.id and type = ${value} and quantity <> 0))`,
    availability:
      value === 'order'
        ? sql`availability = 'order'`
        : sql`availability = 'enable' and (product.id = any(${stocked}::integer[]))`,
    express: sql`availability = 'enable' and kind = 'item' and not delivery_unknown and coalesce(delay_days, 0) = 0 and product.id = any(${stocked}::integer[])
      and exists (select from product_size size join stock on stock.size_id = size.id join store on store.id = store_id
        where size.product_id = product.id and stock.quantity <> 0 and store.delay_days = 0)`,
    promotion: sql`product.id = any(${reduced}::integer[])`,
    new: sql`'new' = any(labels)`,
  }
  const condition =
    holds[filter as keyof typeof holds] ??
    sql`exists (select from product_parameter where product_id = product.id and parameter_value_id = ${Number(value) || 0})`
  const { rows } = await sql<{
    id: number
  }>`select id from product where id = any(${ids}::integer[]) and ${condition}`.execute(shop.database)
  return new Set(rows.map(({ id }) => id))
}

async function inStock(ids: number[]): Promise<number[]> {
  const products = await getPricedProducts(testShop.shop(), ids)
  return products.filter(({ inStock }) => inStock).map(({ id }) => id)
}

/** The products with a crossed-out regular price on their cards. */
async function announced(ids: number[]): Promise<number[]> {
  const products = await getPricedProducts(testShop.shop(), ids)
  return products.filter(({ price }) => price?.regular != null).map(({ id }) => id)
}
