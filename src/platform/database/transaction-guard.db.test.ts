import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/create-database.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import type { OpenDatabase } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

const { engine } = inject('database')
let testShop: TestShop
let database: OpenDatabase
let query: Kysely<Schema>
beforeAll(async () => {
  testShop = await openTestShop()
  database = testShop.appContext.database
  query = database.query
})
afterAll(() => testShop.close())

const bypass = 'a query bypasses the running transaction'
const one = async (handle: Kysely<Schema>) => (await sql<{ one: number }>`select 1 as one`.execute(handle)).rows
const inTransaction = <Answer>(work: (handle: Kysely<Schema>) => Promise<Answer>) => query.transaction().execute(work)

describe('inside a transaction fails', () => {
  test.each(['query', 'web', 'read'] as const)('a query on `%s`, and the error names the statement', async (pool) => {
    await expect(inTransaction(() => one(database[pool]))).rejects.toThrow(`${bypass}: select 1 as one`)
  })

  test('a statement compiled by Kysely', async () => {
    const insert = query.insertInto('setting').values({ key: 'x', value: '1' })
    await expect(inTransaction(() => insert.execute())).rejects.toThrow(`${bypass}: insert into "setting"`)
  })

  test('a query of a nested function call', async () => {
    const inner = async () => {
      await Promise.resolve()
      return one(query)
    }
    const outer = async (handle: Kysely<Schema>) => [await one(handle), await inner()]
    await expect(inTransaction(outer)).rejects.toThrow(bypass)
  })

  test('a query through a plugin', async () => {
    const pluggedIn = query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    })
    await expect(inTransaction(() => one(pluggedIn))).rejects.toThrow(bypass)
    await expect(pluggedIn.transaction().execute(() => one(query))).rejects.toThrow(bypass)
  })

  test('a second transaction', async () => {
    const second = () => database.web.transaction().execute(one)
    await expect(inTransaction(second)).rejects.toThrow(`${bypass}: begin`)
    await expect(inTransaction(() => query.startTransaction().execute())).rejects.toThrow(`${bypass}: begin`)
  })

  test('a query on a reserved connection', async () => {
    await expect(inTransaction(() => query.connection().execute(one))).rejects.toThrow(`${bypass}: select 1`)
  })

  test('a query by the queue itself', async () => {
    await expect(inTransaction(() => database.queue.executeSql('select 2'))).rejects.toThrow(`${bypass}: select 2`)
    await expect(inTransaction(() => testShop.appContext.queue.enqueue(query, 'refresh-products', {}))).rejects.toThrow(
      bypass,
    )
  })

  test('listen', async () => {
    await expect(inTransaction(() => database.listen('changed', () => {}))).rejects.toThrow(`${bypass}: listen changed`)
  })

  test('a query in a transaction with an isolation level and an access mode', async () => {
    const builder = query.transaction().setIsolationLevel('serializable').setAccessMode('read only')
    await expect(builder.execute(() => one(query))).rejects.toThrow(bypass)
  })

  test('a query in a controlled transaction, until it ends', async () => {
    for (const end of ['commit', 'rollback'] as const) {
      const handle = await query
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute()
      await expect(one(query)).rejects.toThrow(bypass)
      expect(await one(handle)).toEqual([{ one: 1 }])
      await handle[end]().execute()
      expect(await one(query)).toEqual([{ one: 1 }])
    }
  })

  test('only the bypassing query: the transaction rolls back, and the next one succeeds', async () => {
    const work = async (handle: Kysely<Schema>) => {
      await handle.insertInto('setting').values({ key: 'undone', value: '1' }).execute()
      await one(query)
    }
    await expect(inTransaction(work)).rejects.toThrow(bypass)
    const rows = await inTransaction((handle) =>
      handle.selectFrom('setting').where('key', '=', 'undone').selectAll().execute(),
    )
    expect(rows).toEqual([])
  })
})

describe('succeeds', () => {
  test('a query and a job in the transaction', async () => {
    await inTransaction((handle) => testShop.appContext.queue.enqueue(handle, 'refresh-products', {}))
    expect(await inTransaction(one)).toEqual([{ one: 1 }])
  })

  test('a concurrent query of another async flow: it waits, or has its own connection', async () => {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const running = inTransaction(async (handle) => {
      begun.resolve()
      await goOn.promise
      return one(handle)
    })
    await begun.promise
    const others = [one(query), inTransaction(one), database.queue.executeSql('select 1 as one')]
    goOn.resolve()
    expect(await running).toEqual([{ one: 1 }])
    expect(await Promise.all(others)).toMatchObject([[{ one: 1 }], [{ one: 1 }], { rows: [{ one: 1 }] }])
  })

  test('a query started in a transaction that runs after its end, however it ended', async () => {
    for (const thrown of [null, new Error('undone')]) {
      const ended = Promise.withResolvers<void>()
      let later: Promise<unknown> | undefined
      const work = async (handle: Kysely<Schema>) => {
        later = ended.promise.then(() => one(query))
        await one(handle)
        if (thrown) throw thrown
      }
      await inTransaction(work).catch((error) => expect(error).toBe(thrown))
      ended.resolve()
      expect(await later).toEqual([{ one: 1 }])
    }
  })

  test('a query after a transaction that could not begin', async () => {
    const wrong = query.startTransaction().setIsolationLevel('none' as 'serializable')
    await expect(wrong.execute()).rejects.toThrow('none')
    expect(await one(query)).toEqual([{ one: 1 }])
  })

  test('a query by a listener that is notified of the commit', async () => {
    const received = Promise.withResolvers<unknown>()
    await database.listen('guarded', () => received.resolve(one(query)))
    await inTransaction((handle) => sql`select pg_notify('guarded', '')`.execute(handle))
    expect(await received.promise).toEqual([{ one: 1 }])
  })

  test('a query on another database', async () => {
    const url = engine === 'PostgreSQL' ? await createDatabase('template1') : null
    const other = await openDatabase(url, ':memory:')
    const both = inTransaction(() => other.query.transaction().execute(one))
    expect(await both).toEqual([{ one: 1 }])
    await expect(inTransaction(() => other.query.transaction().execute(() => one(query)))).rejects.toThrow(bypass)
    await other.close()
  })
})

test.runIf(engine === 'PostgreSQL')('a query for a replica fails too', async () => {
  const url = await createDatabase('template1')
  const replicated = await openDatabase(url, '', [url])
  const reading = replicated.query.transaction().execute(() => one(replicated.read))
  await expect(reading).rejects.toThrow(`${bypass}: select 1 as one`)
  await replicated.close()
})
