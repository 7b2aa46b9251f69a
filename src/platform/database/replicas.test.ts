import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { Replicas } from './replicas.ts'

test('a transaction is refused on the pool that spreads queries over replicas', async () => {
  const statements: string[] = []
  const query = async (text: string) => {
    statements.push(text)
    return { command: 'SELECT', rowCount: 1, rows: [{ position: '1' }] }
  }
  const primary = { options: {}, end: async () => {}, connect: async () => ({ query, release: () => {} }) }
  const replicas = await Replicas.open([], primary as never)
  const read = new Kysely({ dialect: new PostgresDialect({ pool: replicas.pool() }) })
  await sql`select 1`.execute(read)
  for (const begin of [read.transaction(), read.transaction().setIsolationLevel('repeatable read')])
    await expect(begin.execute((database) => sql`select 2`.execute(database))).rejects.toThrow('a transaction')
  expect(statements.slice(1)).toEqual(['select 1'])
  await replicas.close()
})
