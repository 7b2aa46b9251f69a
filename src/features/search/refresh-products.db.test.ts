import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'
import { refreshOnNotification } from '../../jobs/refresh.ts'
import { deleteUnusedWords } from './actions/rebuild-search.ts'
import { type Refresher, refreshAllProducts, refreshProducts } from './actions/refresh-products.ts'
import { understandText } from './queries/understand-text.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
beforeEach(() => refreshAllProducts(testShop.shop))
afterAll(() => testShop.close())

const queuedIds = async () =>
  (
    await sql<{ id: number }>`select distinct product_id as id from product_change order by id`.execute(
      testShop.appContext.database.query,
    )
  ).rows.map(({ id }) => id)

async function refreshed(): Promise<number[]> {
  const seen: number[] = []
  const refresh: Refresher = async (_, ids) => {
    seen.push(...ids)
    return []
  }
  while ((await refreshProducts(testShop.shop(), [refresh])) > 0);
  return seen
}

describe('products that have changed', () => {
  test.each([
    ['its name', 'update product set name = name where id = 1001', [1001]],
    ['a size', `update product_size set code = code where product_id = 1001`, [1001]],
    [
      'stock',
      'update stock set quantity = quantity where size_id in (select id from product_size where product_id = 1002)',
      [1002],
    ],
    [
      'a price',
      'update price set amount = amount where size_id in (select id from product_size where product_id = 1003)',
      [1003],
    ],
    ['a category', 'delete from product_category where product_id = 1004', [1004]],
    ['a parameter', 'delete from product_parameter where product_id = 1005', [1005]],
    ['a deleted product', 'delete from product where id = 1217', [1217]],
  ])('%s', async (_, statement, ids) => {
    await sql.raw(statement).execute(testShop.appContext.database.query)
    expect(await queuedIds()).toEqual(ids)
  })

  test.each([
    ['producer', 'producer_id'],
    ['series', 'series_id'],
  ])('all products of a %s', async (table, column) => {
    const { query } = testShop.appContext.database
    await sql`update ${sql.table(table)} set name = name where id = (select ${sql.ref(column)} from product where id = 1002)`.execute(
      query,
    )
    const { rows } = await sql<{ id: number }>`
      select id from product where ${sql.ref(column)} = (select ${sql.ref(column)} from product where id = 1002) order by id`.execute(
      query,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(await queuedIds()).toEqual(rows.map(({ id }) => id))
  })

  test('a renamed category: the products in its descendants', async () => {
    const { query } = testShop.appContext.database
    await sql`update category set name = name where parent_id is null and slug = 'ceramika'`.execute(query)
    expect(await queuedIds()).toEqual(expect.arrayContaining([1001, 1012]))
  })

  test('none for a new picture: neither lists nor search contain pictures', async () => {
    const { query } = testShop.appContext.database
    await sql`update picture set position = position`.execute(query)
    await sql`insert into picture (product_id, position, source_url, state) values (1001, 99, 'x', 'waiting')`.execute(
      query,
    )
    await sql`delete from picture where product_id = 1001 and position = 99`.execute(query)
    expect(await queuedIds()).toEqual([])
  })

  test('none when no row was touched, or the change was rolled back', async () => {
    const { query } = testShop.appContext.database
    await sql`update product set name = name where id = -1`.execute(query)
    const undone = query.transaction().execute(async (database) => {
      await sql`update product set name = name where id = 1001`.execute(database)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queuedIds()).toEqual([])
  })
})

describe('refreshing', () => {
  test('handles each product once, however often one transaction has changed it', async () => {
    await testShop.appContext.database.query.transaction().execute(async (database) => {
      for (let time = 0; time < 3; time++)
        await sql`update product set name = name where id in (1215, 1216)`.execute(database)
    })
    expect(await refreshed()).toEqual([1215, 1216])
    expect(await queuedIds()).toEqual([])
  })

  test('includes a bundle with its parts', async () => {
    const { query } = testShop.appContext.database
    const { rows } = await sql<{ bundle: number; product: number }>`
      select part.bundle_id as bundle, size.product_id as product from bundle_part part join product_size size on size.id = part.size_id limit 1
    `.execute(query)
    const { bundle = 0, product = 0 } = rows[0] ?? {}
    await sql`update stock set quantity = quantity where size_id in (select id from product_size where product_id = ${product})`.execute(
      query,
    )
    expect(await refreshed()).toEqual(expect.arrayContaining([product, bundle]))
  })

  test("leaves unchanged words untouched, so that no order waits for another one's lock", async () => {
    const { query } = testShop.appContext.database
    const touched = async () =>
      (await sql`select word, xmin::text, xmax::text from search_word order by word`.execute(query)).rows
    const before = await touched()
    await sql`update stock set quantity = quantity where size_id in (select id from product_size where product_id = 1002)`.execute(
      query,
    )
    await refreshAllProducts(testShop.shop)
    expect(await touched()).toEqual(before)
  })

  test('leaves the products in the queue when it fails in the middle', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const fails: Refresher = () => Promise.reject(Object.assign(new Error('killed'), { code: '57P01' }))
    await expect(refreshProducts(testShop.shop(), [fails])).rejects.toThrow('killed')
    expect(await refreshed()).toEqual([id])
  })

  test('logs a product that cannot be refreshed, and refreshes the others', async () => {
    const { query } = testShop.appContext.database
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await sql`update product set name = name where id in (1214, 1215, 1216)`.execute(query)
    const seen: number[] = []
    const refresh: Refresher = async (shop, ids) => {
      if (ids.includes(1215)) await sql`select 1 / 0`.execute(shop.database)
      seen.push(...ids)
      return []
    }
    await refreshProducts(testShop.shop(), [refresh])
    expect(seen).toEqual([1214, 1216])
    expect(await queuedIds()).toEqual([])
    expect(logged.mock.calls.map(([entry]) => entry)).toEqual([expect.objectContaining({ product: 1215 })])
    logged.mockRestore()
  })

  test('makes products with any name and any number of words searchable', async () => {
    const { query } = testShop.appContext.database
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { id: astral } = await createTestProduct(testShop.shop(), { name: `x${'𝗔'.repeat(25)}` })
    const { id: long } = await createTestProduct(testShop.shop(), { name: 'Kubek rozwlekły' })
    const words = Array.from({ length: 40_000 }, (_, index) => `ż${index}${'ółć'.repeat(11)}`).join(' ')
    await sql`update product set description = ${words} where id = ${long}`.execute(query)
    await refreshAllProducts(testShop.shop)
    const { rows } = await sql<{ id: number }>`
      select product_id as id from search_document where product_id in (${astral}, ${long}) order by id`.execute(query)
    expect(rows.map(({ id }) => id)).toEqual([astral, long])
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
    await sql`delete from product where id in (${astral}, ${long})`.execute(query)
    await refreshAllProducts(testShop.shop)
  })

  test('handles each change once when two run at the same time', async () => {
    const { query } = testShop.appContext.database
    // a bundle is refreshed with its parts as well
    await sql`update product set name = name where id not in (select bundle_id from bundle_part)`.execute(query)
    const all = await queuedIds()
    const seen = await Promise.all([refreshed(), refreshed()])
    const once = seen.flat().filter((id) => all.includes(id))
    expect(once.sort((a, b) => a - b)).toEqual(all)
    expect(await queuedIds()).toEqual([])
  })

  test('starts by itself after a change', async () => {
    const { appContext, shop } = testShop
    const stop = await refreshOnNotification({ appContext, shop })
    await sql`update product set name = name where id = 1001`.execute(appContext.database.query)
    await expect.poll(queuedIds).toEqual([])
    await stop()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['at night', () => deleteUnusedWords(testShop.shop)],
    ['with everything', () => runTestCommand(testShop.appContext, ['search', 'rebuild'])],
  ])(
    'a word that no product has any more is deleted %s, and counts as a typing error again',
    async (_, deleteWords) => {
      const { id } = await createTestProduct(testShop.shop(), { name: 'Szkatułłka' })
      await refreshAllProducts(testShop.shop)
      await deleteWords()
      const corrected = async () => (await understandText(testShop.shop(), 'szkatułłka i kubek')).corrected
      expect(await corrected()).toBeNull()
      await sql`update product set name = 'Szkatułka' where id = ${id}`.execute(testShop.appContext.database.query)
      await refreshAllProducts(testShop.shop)
      await deleteWords()
      expect(await corrected()).toBe('szkatułka kubek')
      await sql`delete from product where id = ${id}`.execute(testShop.appContext.database.query)
    },
  )

  test('of all products is a command', async () => {
    const { code, out } = await runTestCommand(testShop.appContext, ['search', 'rebuild'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^Gotowe, towarów: \d{3}\.\n$/)])
    expect(await queuedIds()).toEqual([])
  })
})
