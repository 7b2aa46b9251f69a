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

/** A database that answers only when `answer` is called, and what it was sent until then. */
function openSlowDatabase() {
  const sent: string[] = []
  const waiting: (() => void)[] = []
  class SlowDriver extends DummyDriver {
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
  return { database, sent, answer: () => waiting.splice(0).forEach((resolve) => void resolve()) }
}

test('statements of a transaction that are started together are sent before the first is answered, in their order', async () => {
  const { database, sent, answer } = openSlowDatabase()
  const placing = database.transaction().execute(async (handle) => {
    const transaction = await pipelined(handle)
    expect(transaction.isTransaction).toBe(true)
    await Promise.all([sql`insert 1`.execute(transaction), sql`insert 2`.execute(transaction)])
    return transaction
  })
  await expect.poll(() => sent).toEqual(['insert 1', 'insert 2'])
  answer()
  const ended = await placing
  await expect(sql`insert 3`.execute(ended), 'after its end').rejects.toThrow('committed')
})
