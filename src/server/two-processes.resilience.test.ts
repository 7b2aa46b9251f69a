import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { orderLastPieces } from '../../test/order-last-pieces.ts'
import { restartUnderLoad } from '../../test/restart-under-load.ts'
import { startTwoProcesses, type TwoProcesses } from '../../test/two-processes.ts'
import { waitFor } from '../../test/wait-for.ts'

const mug = { product: '1002', size: 'uniw', number: '1', mode: '1' }

let shop: TwoProcesses
let database: pg.Client
beforeAll(async () => {
  const address = await createDatabase('template1')
  database = new pg.Client({ connectionString: address })
  await database.connect()
  shop = await startTwoProcesses(address, 5) // seconds, as by default: after its fail_timeout of 2 nginx tries the first with one request, and uses it again once that is answered
})
afterAll(async () => {
  await database?.end()
  await shop?.close()
})

const numberOf = async (statement: string) =>
  Number((await database.query({ text: statement, rowMode: 'array' })).rows[0]?.[0])

test('two processes starting at once on an empty database: one migrates and loads the demo', async () => {
  const printed = shop.shops.map((one) => one.printed())
  expect(printed.join('').match(/nowych migracji \d+/g)).toHaveLength(1)
  const once = new pg.Client({ connectionString: await createDatabase() })
  await once.connect()
  for (const table of ['product', 'picture', 'price', 'price_log', 'stock', 'customer', 'account_user']) {
    const { rows } = await once.query({ text: `select count(*) from ${table}`, rowMode: 'array' })
    expect([table, await numberOf(`select count(*) from ${table}`)]).toEqual([table, Number(rows[0]?.[0])])
  }
  await once.end()
})

test('wrong passwords are counted together, by the address that the proxy reports', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const forged = { 'X-Forwarded-For': `198.51.100.${attempt}` }
    statuses.push((await shop.browser().post('/logowanie', { login: 'firma', password: 'wrong' }, forged)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

test('a setting changed from the terminal reaches both', async () => {
  expect(await shop.terminal('settings', 'set', 'seller.name', 'Ceramika Żak')).toBe(0)
  await waitFor(async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => shop.browser().get('/')))
    return pages.every(({ text }) => text.includes('Ceramika Żak'))
  })
})

test('200 buyers for 50 pieces: 50 orders, each with its two mails once', { timeout: 240_000 }, async () => {
  await shop.terminal('settings', 'set', 'seller.email', 'sklep@example.com')
  await shop.terminal('settings', 'set', 'checkout.onePage', 'yes')
  await orderLastPieces(shop, database, { pieces: 50, buyers: 200 })
})

test('a scheduled job is enqueued once for both', async () => {
  const { rows: scheduled } = await database.query('select name from pgboss.schedule order by name')
  expect(scheduled.map(({ name }) => name)).toEqual([
    'cancel-unpaid-orders',
    'choose-menu-products',
    'clear-old-baskets',
    'fetch-pictures',
    'give-back-held-stock',
    'import-feeds',
    'refresh-feeds',
    'refresh-products',
    'remove-old-visits',
    'send-stock-mails',
  ])
  const oncePerMinute = `select count(*)::integer as jobs, count(distinct date_trunc('minute', start_after))::integer as minutes
    from pgboss.job where name = 'give-back-held-stock'`
  await waitFor(async () => (await database.query(oncePerMinute)).rows[0]?.jobs > 0)
  const { rows } = await database.query(oncePerMinute)
  expect(rows[0]?.jobs).toBe(rows[0]?.minutes)
})

test('a rolling restart while shoppers continue: no request fails', { timeout: 240_000 }, () =>
  restartUnderLoad(shop, { processes: 2, shoppers: 6 }),
)

test('large rejected forms do not slow other visitors down', { timeout: 180_000 }, async () => {
  let going = true
  const failed: string[] = []
  let answered = 0
  const visitors = Array.from({ length: 3 }, async () => {
    const browser = shop.browser()
    while (going)
      for (const send of [
        () => browser.get('/'),
        () => browser.post('/basketchange.php', mug),
        () => browser.get('/koszyk'),
      ]) {
        const { status, text } = await send()
        answered += 1
        if (status !== 200 && status !== 303) failed.push(`${status} ${text.slice(0, 500)}`)
      }
  })
  const attacker = shop.browser('127.0.0.2')
  try {
    for (const path of ['/nie-ma', '/', '/graphql/v1/', '/obrazki/none', '/return.php', '/koszyk'])
      for (const size of [260_000, 900_000, 1_900_000]) {
        const { status } = await attacker.post(path, { a: 'a'.repeat(size) }).catch(() => ({ status: 0 }))
        expect([path, size, status]).toEqual([path, size, expect.toBeOneOf([303, 404, 405, 413, 415])])
        const before = answered
        await waitFor(() => answered >= before + 6) // on the connections that nginx has used for it
      }
  } finally {
    going = false
    await Promise.all(visitors)
  }
  expect(failed).toEqual([])
})

test.each([
  ['SECRET', { SECRET: 'quite another secret of more than 32 letters' }],
  ['DATA_FOLDER', { DATA_FOLDER: '/tmp/witryna-two-other' }],
])('a third process with another %s does not open', async (name, changes) => {
  const third = shop.start(0, changes)
  expect(await third.exit).toBe(1)
  expect(third.printed()).toContain(name)
})
