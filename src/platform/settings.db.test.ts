import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { textSetting } from '#shared/setting.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { watchSettings } from './settings.ts'

const name = textSetting('seller.name', '', 'name')
let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function store(value: string): Promise<unknown> {
  return sql`
    insert into setting (key, value) values (${name.key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value
  `.execute(testShop.appContext.database.query)
}

test.runIf(inject('database').engine === 'PostgreSQL')(
  'a connection that was lost while nobody looked hides no change, neither one made meanwhile nor later ones',
  async () => {
    const { query } = testShop.appContext.database
    const current = () => testShop.appContext.publicShop('').settings.get(name)
    await store('meanwhile') // before: it may be heard again at once
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()
    `.execute(query)
    expect(rows.length).toBeGreaterThan(0)
    await expect.poll(current).toBe('meanwhile')
    await store('later')
    await sql`select pg_notify('settings_changed', '')`.execute(query)
    await expect.poll(current).toBe('later')
  },
)

test('of two readings that overlap the later one stands', async () => {
  const { database } = testShop.appContext
  const held = Promise.withResolvers<void>()
  let hold = false
  const web = database.web.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (hold) {
        hold = false
        await held.promise
      }
      return result
    },
  })
  const settings = await watchSettings({ ...database, web, listen: async () => {} }, () => {})
  await store('first')
  hold = true
  const first = settings.reload()
  await expect.poll(() => hold).toBe(false)
  await store('second')
  const second = settings.reload()
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))])
  held.resolve()
  await Promise.all([first, second])
  expect(settings.current().settings.get(name)).toBe('second')
})
