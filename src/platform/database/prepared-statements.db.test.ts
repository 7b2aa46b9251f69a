import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../../test/create-database.ts'
import type { OpenDatabase } from './database.ts'
import { anyId } from './sql-helpers.ts'

const runs = inject('database').engine === 'PostgreSQL'
let database: OpenDatabase
let table: string
beforeAll(async () => {
  if (!runs) return
  vi.resetModules() // a process prepares a limited number of statements, and other tests run in it too
  const { openPostgres } = await import('./postgres.ts')
  database = await openPostgres(await createDatabase('template1'))
})
afterAll(() => database?.close())
beforeEach(async () => {
  table = `kept_${crypto.randomUUID().replaceAll('-', '')}`
  if (runs) await change('create table', 'as select id from generate_series(1, 3) as id')
})

const change = (before: string, after: string) =>
  sql`${sql.raw(before)} ${sql.table(table)} ${sql.raw(after)}`.execute(database.query)

const ask = (ids: number[], query = database.query) =>
  sql<object>`select * from ${sql.table(table)} where id = ${anyId(ids)} order by id`
    .execute(query)
    .then(({ rows }) => rows)

const readPlans = async () => {
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements where statement like ${`%${table}%`}
  `.execute(database.query)
  return rows
}

test.runIf(runs)('a repeated statement is planned once for any number of ids', async () => {
  for (let time = 0; time < 12; time++) expect(await ask(time % 2 ? [1, 3] : [2])).toHaveLength(time % 2 ? 2 : 1)
  expect(await readPlans()).toEqual([{ generic: 6, custom: 5 }])
})

test.runIf(runs)('a statement that runs once is not prepared', async () => {
  await ask([1])
  expect(await readPlans()).toEqual([])
})

test.runIf(runs)('columns added by another process are visible at once', async () => {
  for (let time = 0; time < 3; time++) await ask([1])
  await change('alter table', 'add column name text')
  expect(await ask([1])).toEqual([{ id: 1, name: null }])
  expect(await ask([1])).toEqual([{ id: 1, name: null }])
})

test.runIf(runs)('inside a transaction added columns abort it, and the next one succeeds', async () => {
  for (let time = 0; time < 3; time++) await ask([1])
  await change('alter table', 'add column name text')
  const within = () => database.query.transaction().execute((query) => ask([1], query))
  await expect(within()).rejects.toMatchObject({ code: '0A000' })
  expect(await within()).toEqual([{ id: 1, name: null }])
})
