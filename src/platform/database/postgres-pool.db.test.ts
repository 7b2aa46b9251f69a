import { sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../../test/create-database.ts'
import { openDatabaseProxy } from '../../../test/database-proxy.ts'
import { DatabaseUnavailable } from './connection-errors.ts'
import { openPostgres } from './postgres.ts'
import { createBackgroundPool, createRequestPool, forKysely } from './postgres-pool.ts'

describe.runIf(inject('database').engine === 'PostgreSQL')('connections to PostgreSQL', () => {
  test('no statement is JIT-compiled, whatever its estimated cost', async () => {
    const database = await openPostgres(await createDatabase())
    for (const query of [database.query, database.web]) {
      expect((await sql`show jit`.execute(query)).rows).toEqual([{ jit: 'off' }])
    }
    await database.close()
  })

  test('a transaction begins in the round trip of its first statement', async () => {
    const url = await createDatabase()
    const { client, close } = await connectTo(url)
    await client.query('create table note (text text)', [])
    await client.query('begin', [])
    await expect(client.query('insert into nowhere values (1)', [])).rejects.toThrow('nowhere')
    await client.query('rollback', [])
    await client.query('begin', [])
    await client.query(`insert into note values ('lost')`, [])
    await client.query('rollback', [])
    await client.query('begin', [])
    await client.query(`insert into note values ('stored')`, [])
    await client.query('commit', [])
    expect(await client.query('select text from note', [])).toMatchObject({ rows: [{ text: 'stored' }] })
    await close()
  })

  test('what is asked in one turn is sent by one write, and answered in its order', async () => {
    const pool = createRequestPool(await createDatabase())
    const client = await pool.connect()
    await client.query('create table note (id serial, text text)')
    const writes = vi.spyOn(client.connection.stream, '_writev' as never)
    const insert = (text: string) => client.query('insert into note (text) values ($1) returning id', [text])
    const answers = await Promise.all(['first', 'second', 'third'].map(insert))
    expect(answers.map(({ rows }) => rows[0].id)).toEqual([1, 2, 3])
    expect(writes).toHaveBeenCalledTimes(1)
    client.release()
    await pool.end()
  })

  test('a connection for background work is asked one thing after the other, also after an error', async () => {
    const pool = createBackgroundPool(await createDatabase())
    const atOnce: number[] = []
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (text: string, values: unknown[]) => Promise<unknown>
      let running = 0
      client.query = (async (text: string, values: unknown[]) => {
        atOnce.push(++running)
        return query(text, values).finally(() => running--)
      }) as typeof client.query
    })
    const client = await forKysely(pool, { from: 0 }).connect()
    const statements = ['select 1 as number', 'select nothing', 'select 3 as number']
    const answers = await Promise.allSettled(statements.map((text) => client.query(text, [])))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(atOnce).toEqual([1, 1, 1])
    client.release()
    await pool.end()
  })

  test('the plans of a transaction are kept, and no others', async () => {
    const { client, close } = await connectTo(await createDatabase())
    const mode = async () => (await client.query('show plan_cache_mode', [])).rows
    await client.query('begin', [])
    expect(await mode()).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
    await client.query('commit', [])
    expect(await mode()).toEqual([{ plan_cache_mode: 'auto' }])
    await close()
  })

  test('a transaction whose connection is lost before it begins stores nothing and says so', async () => {
    const proxy = await openDatabaseProxy(await createDatabase())
    const { client, close } = await connectTo(proxy.address)
    await client.query('create table note (text text)', [])
    proxy.make('silent')
    await client.query('begin', []) // answers before PostgreSQL has received it
    const stored = client.query(`insert into note values ('lost')`, [])
    proxy.make('closed')
    await expect(stored).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.make('open')
    await close()
    const again = await connectTo(proxy.address)
    expect(await again.client.query('select text from note', [])).toMatchObject({ rows: [] })
    await again.close()
    await proxy.close()
  })
})

async function connectTo(url: string) {
  const pool = forKysely(createRequestPool(url), { from: 0 })
  const client = await pool.connect()
  const close = async () => {
    client.release(true as never)
    await pool.end()
  }
  return { client, close }
}
