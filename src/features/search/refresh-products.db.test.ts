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

const waiting = async () =>
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

describe('which products have changed', () => {
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
    ['a product that goes', 'delete from product where id = 1217', [1217]],
  ])('%s', async (_, statement, ids) => {
    await sql.raw(statement).execute(testShop.appContext.database.query)
    expect(await waiting()).toEqual(ids)
  })

  test.each([
    ['producer', 'producer_id'],
    ['series', 'series_id'],
  ])('all of a %s', async (table, column) => {
    const { query } = testShop.appContext.database
    await sql`update ${sql.table(table)} set name = name where id = (select ${sql.ref(column)} from product where id = 1002)`.execute(
      query,
    )
    const { rows } = await sql<{ id: number }>`
      select id from product where ${sql.ref(column)} = (select ${sql.ref(column)} from product where id = 1002) order by id`.execute(
      query,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(await waiting()).toEqual(rows.map(({ id }) => id))
  })

  test('what is in the categories below one that is renamed', async () => {
    const { query } = testShop.appContext.database
    await sql`update category set name = name where parent_id is null and slug = 'ceramika'`.execute(query)
    expect(await waiting()).toEqual(expect.arrayContaining([1001, 1012]))
  })

  test('nothing when a picture is put in place: neither lists nor search hold one', async () => {
    const { query } = testShop.appContext.database
    await sql`update picture set position = position`.execute(query)
    await sql`insert into picture (product_id, position, source_url, state) values (1001, 99, 'x', 'waiting')`.execute(
      query,
    )
    await sql`delete from picture where product_id = 1001 and position = 99`.execute(query)
    expect(await waiting()).toEqual([])
  })

  test('nothing when nothing was touched, or the change was undone', async () => {
    const { query } = testShop.appContext.database
    await sql`update product set name = name where id = -1`.execute(query)
    const undone = query.transaction().execute(async (database) => {
      await sql`update product set name = name where id = 1001`.execute(database)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
  })
})

describe('refreshing', () => {
  test('each product once, however often one transaction has changed it', async () => {
    await testShop.appContext.database.query.transaction().execute(async (database) => {
      for (let time = 0; time < 3; time++)
        await sql`update product set name = name where id in (1215, 1216)`.execute(database)
    })
    expect(await refreshed()).toEqual([1215, 1216])
    expect(await waiting()).toEqual([])
  })

  test('a bundle with the parts that it is made of', async () => {
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

  test('what is found by the same words as before leaves the words alone: an order waits for no other', async () => {
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

  test('broken off in the middle leaves the products to the next', async () => {
    const { id } = await createTestProduct(testShop.shop())
    const dies: Refresher = () => Promise.reject(Object.assign(new Error('killed'), { code: '57P01' }))
    await expect(refreshProducts(testShop.shop(), [dies])).rejects.toThrow('killed')
    expect(await refreshed()).toEqual([id])
  })

  test('a product that cannot be made anew is told of, and keeps no other waiting', async () => {
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
    expect(await waiting()).toEqual([])
    expect(logged.mock.calls.map(([told]) => told)).toEqual([expect.objectContaining({ product: 1215 })])
    logged.mockRestore()
  })

  test('any name and any number of words can be found by', async () => {
    const { query } = testShop.appContext.database
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { id: astral } = await createTestProduct(testShop.shop(), { name: `x${'𝗔'.repeat(25)}` })
    const { id: long } = await createTestProduct(testShop.shop(), { name: 'Kubek rozwlekły' })
    const words = Array.from({ length: 40_000 }, (_, place) => `ż${place}${'ółć'.repeat(11)}`).join(' ')
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

  test('by two at once does each change once', async () => {
    const { query } = testShop.appContext.database
    // a bundle is refreshed with its parts as well
    await sql`update product set name = name where id not in (select bundle_id from bundle_part)`.execute(query)
    const all = await waiting()
    const seen = await Promise.all([refreshed(), refreshed()])
    const once = seen.flat().filter((id) => all.includes(id))
    expect(once.sort((a, b) => a - b)).toEqual(all)
    expect(await waiting()).toEqual([])
  })

  test('comes by itself after the change: nobody asks for it', async () => {
    const { appContext, shop } = testShop
    const stop = await refreshOnNotification({ appContext, shop })
    await sql`update product set name = name where id = 1001`.execute(appContext.database.query)
    await expect.poll(waiting).toEqual([])
    await stop()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['at night', () => deleteUnusedWords(testShop.shop)],
    ['with everything', () => runTestCommand(testShop.appContext, ['search', 'rebuild'])],
  ])('a word that no product has any more is forgotten %s: it is an error of typing again', async (_, forget) => {
    const { id } = await createTestProduct(testShop.shop(), { name: 'Szkatułłka' })
    await refreshAllProducts(testShop.shop)
    await forget()
    const meant = async () => (await understandText(testShop.shop(), 'szkatułłka i kubek')).corrected
    expect(await meant()).toBeNull()
    await sql`update product set name = 'Szkatułka' where id = ${id}`.execute(testShop.appContext.database.query)
    await refreshAllProducts(testShop.shop)
    await forget()
    expect(await meant()).toBe('szkatułka kubek')
    await sql`delete from product where id = ${id}`.execute(testShop.appContext.database.query)
  })

  test('of everything is a command', async () => {
    const { code, out } = await runTestCommand(testShop.appContext, ['search', 'rebuild'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^Gotowe, towarów: \d{3}\.\n$/)])
    expect(await waiting()).toEqual([])
  })
})
