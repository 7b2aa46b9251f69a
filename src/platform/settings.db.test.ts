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
  'a lost connection hides no change, neither one made meanwhile nor later ones',
  async () => {
    const { query } = testShop.appContext.database
    const current = () => testShop.appContext.publicShop('').settings.get(name)
    await store('meanwhile') // first: the notification may arrive at once
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

test('when two reads overlap, the later one wins', async () => {
  const { database } = testShop.appContext
  const paused = Promise.withResolvers<void>()
  let pause = false
  const web = database.web.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (pause) {
        pause = false
        await paused.promise
      }
      return result
    },
  })
  const settings = await watchSettings({ ...database, web, listen: async () => {} }, () => {})
  await store('first')
  pause = true
  const first = settings.reload()
  await expect.poll(() => pause).toBe(false)
  await store('second')
  const second = settings.reload()
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))])
  paused.resolve()
  await Promise.all([first, second])
  expect(settings.current().settings.get(name)).toBe('second')
})
