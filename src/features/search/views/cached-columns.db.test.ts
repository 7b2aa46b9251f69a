import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { getListingColumns } from './cached-columns.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const mug = 1001
const jug = 1002

/** What the columns hold of a product; null: it is not listed. */
async function popularity(id: number, shop: PublicShop = testShop.shop()): Promise<number | null> {
  const columns = await getListingColumns(shop)
  const row = columns.rows.rowOf(id)
  return row < 0 ? null : (columns.popularity[row] ?? null)
}

async function write(id: number, popularity: number, shop: PublicShop = testShop.shop()): Promise<void> {
  await sql`update listing set popularity = ${popularity} where product_id = ${id}`.execute(shop.database)
}

test('the columns hold what has been written a moment ago', async () => {
  for (const expected of [11, 12, 13]) {
    await write(mug, expected)
    expect(await popularity(mug)).toBe(expected)
  }
})

test('they hold prices that have been written a moment ago', async () => {
  const shop = testShop.shop()
  const amount = async () => {
    const columns = await getListingColumns(shop)
    return columns.prices.get(1)?.at(columns.rows.rowOf(mug), shop.now.getTime())?.own
  }
  const before = (await amount()) ?? 0
  await sql`update listing_price set own_amount = own_amount + 100 where product_id = ${mug}`.execute(shop.database)
  expect(await amount()).toBe(before + 100)
})

test('a product that is listed no longer leaves them, and comes back', async () => {
  const { database } = testShop.shop()
  await write(jug, 5)
  expect(await popularity(jug)).toBe(5)
  await sql`create temporary table taken_out as select * from listing where product_id = ${jug}`.execute(database)
  await sql`delete from listing where product_id = ${jug}`.execute(database)
  expect(await popularity(jug)).toBe(null)
  await sql`insert into listing select * from taken_out`.execute(database)
  expect(await popularity(jug)).toBe(5)
  await sql`drop table taken_out`.execute(database)
})

test('what a transaction has written is in its own columns at once, in those of others when it is done, and nowhere when it is undone', async () => {
  await write(mug, 20)
  const undone = transaction(testShop.shop(), async (shop) => {
    await write(mug, 21, shop)
    expect(await popularity(mug, shop)).toBe(21)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await popularity(mug)).toBe(20)
  await transaction(testShop.shop(), (shop) => write(mug, 22, shop))
  expect(await popularity(mug)).toBe(22)
})

test('whoever empties the table of changes, as restoring does, makes them be read anew', async () => {
  await write(mug, 30)
  expect(await popularity(mug)).toBe(30)
  const { database } = testShop.shop()
  await sql`alter table listing disable trigger user`.execute(database)
  await write(mug, 31)
  await sql`alter table listing enable trigger user`.execute(database)
  expect(await popularity(mug)).toBe(30)
  await sql`truncate listing_change`.execute(database)
  expect(await popularity(mug)).toBe(31)
})

test('what another cluster has noted under numbers of its own is not read again and again', async () => {
  await write(mug, 40)
  expect(await popularity(mug)).toBe(40)
  const { database } = testShop.shop()
  await sql`update listing_change set changed_by = '9000000000000' where product_id = ${mug}`.execute(database)
  await sql`alter table listing disable trigger user`.execute(database)
  await write(mug, 41)
  await sql`alter table listing enable trigger user`.execute(database)
  expect(await popularity(mug)).toBe(40)
  await write(mug, 42)
  expect(await popularity(mug)).toBe(42)
})

test.runIf(inject('database').engine === 'PostgreSQL')(
  'a transaction that began earlier and ends later than others is not overlooked',
  async () => {
    await write(jug, 50)
    const [written, othersAreRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = transaction(testShop.shop(), async (shop) => {
      await write(jug, 51, shop)
      written.resolve()
      await othersAreRead.promise
    })
    await written.promise
    for (const quick of [52, 53]) {
      await write(mug, quick)
      expect([await popularity(mug), await popularity(jug)]).toEqual([quick, 50])
    }
    othersAreRead.resolve()
    await slow
    expect(await popularity(jug)).toBe(51)
  },
)

test('many who ask at once are all told what was there when they asked', async () => {
  for (let expected = 60; expected < 70; expected++) {
    const early = [popularity(mug), popularity(jug)]
    await write(mug, expected)
    const late = await Promise.all([popularity(mug), popularity(mug), popularity(mug)])
    expect(late).toEqual([expected, expected, expected])
    await Promise.all(early)
  }
})

describe.runIf(inject('database').engine !== 'PGlite')('while a bulk import is read', () => {
  const shopAt = (seconds: number) => testShop.shop(new Date(testShop.shop().now.getTime() + seconds * 1_000))

  test('lists show what they had for two seconds, then wait for it', async () => {
    await write(mug, 40)
    expect(await popularity(mug)).toBe(40)
    const { database } = testShop.shop()
    await write(mug, 41)
    await sql`insert into listing_change select id, pg_current_xact_id() from generate_series(2000000, 2001500) id`.execute(
      database,
    )
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const lock = database.transaction().execute(async (inner) => {
      await sql`lock table listing in access exclusive mode`.execute(inner)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const dependencies = new CacheDependencies(shopAt(1).now)
    const stale = await Promise.all([
      popularity(mug, shopAt(0)),
      popularity(mug, { ...shopAt(1), cacheDependencies: dependencies }),
    ])
    expect(stale).toEqual([40, 40])
    expect(dependencies.until).toBe(shopAt(1).now.getTime())
    const later = popularity(mug, shopAt(2))
    release.resolve()
    await lock
    expect(await later).toBe(41)
    expect(await popularity(mug, shopAt(2))).toBe(41)
  })
})
