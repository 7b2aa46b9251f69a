import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { Replicas } from './replicas.ts'

test('no transaction is begun where each query may go elsewhere', async () => {
  const said: string[] = []
  const query = async (text: string) => {
    said.push(text)
    return { command: 'SELECT', rowCount: 1, rows: [{ position: '1' }] }
  }
  const primary = { options: {}, end: async () => {}, connect: async () => ({ query, release: () => {} }) }
  const replicas = await Replicas.open([], primary as never)
  const read = new Kysely({ dialect: new PostgresDialect({ pool: replicas.pool() }) })
  await sql`select 1`.execute(read)
  for (const begin of [read.transaction(), read.transaction().setIsolationLevel('repeatable read')])
    await expect(begin.execute((database) => sql`select 2`.execute(database))).rejects.toThrow('a transaction')
  expect(said.slice(1)).toEqual(['select 1'])
  await replicas.close()
})
