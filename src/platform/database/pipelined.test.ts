import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { pipelined } from './pipelined.ts'
import type { Schema } from './schema.ts'

/** A database that answers one thing each time that `answer` is called, and what it was sent until then. */
function openSlowDatabase() {
  const sent: string[] = []
  const waiting: (() => void)[] = []
  class SlowDriver extends DummyDriver {
    override rollbackTransaction() {
      sent.push('rollback')
      return new Promise<void>((resolve) => waiting.push(resolve))
    }
    override async acquireConnection() {
      return {
        executeQuery: ({ sql }: CompiledQuery) => {
          sent.push(sql)
          return new Promise<{ rows: [] }>((resolve) => waiting.push(() => resolve({ rows: [] })))
        },
        streamQuery: () => {
          throw new Error('not used')
        },
      }
    }
  }
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SlowDriver(),
      createIntrospector: (query) => new PostgresIntrospector(query),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { database, sent, answer: () => waiting.shift()?.() }
}

test('statements of a transaction that are started together are sent before the first is answered, in their order', async () => {
  const { database, sent, answer } = openSlowDatabase()
  const placing = database.transaction().execute((handle) =>
    pipelined(handle, async (transaction) => {
      expect(transaction.isTransaction).toBe(true)
      await Promise.all([sql`insert 1`.execute(transaction), sql`insert 2`.execute(transaction)])
    }),
  )
  await expect.poll(() => sent).toEqual(['insert 1', 'insert 2'])
  answer()
  answer()
  await placing
})

test('what goes on after the work has failed can ask nothing more: it would be outside of the transaction', async () => {
  const { database, sent, answer } = openSlowDatabase()
  let goingOn: Promise<unknown> = Promise.resolve()
  const failing = database.transaction().execute((handle) =>
    pipelined(handle, async (transaction) => {
      goingOn = sql`take 1`.execute(transaction).then(() => sql`take 2`.execute(transaction))
      await Promise.all([goingOn, Promise.reject(new Error('broken'))])
    }),
  )
  const failed = expect(failing).rejects.toThrow('broken')
  await expect.poll(() => sent).toEqual(['take 1', 'rollback'])
  answer()
  await expect(goingOn).rejects.toThrow('the work of this transaction is over')
  answer()
  await failed
  expect(sent).toEqual(['take 1', 'rollback'])
})
