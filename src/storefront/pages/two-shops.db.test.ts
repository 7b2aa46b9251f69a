import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../../test/spawn-shop.ts'

const mug = '/produkt/kubek-ania-300-ml-1001'
const pages = [
  mug,
  `${mug}.data`,
  '/',
  '/_.data',
  '/kategoria/kubki-i-filizanki-1008',
  '/kategoria/kubki-i-filizanki-1008.data',
  '/szukaj?text=kubek+ania',
]

const pollOptions = { timeout: 30_000 }

describe.runIf(inject('database').engine === 'PostgreSQL')('two processes on one PostgreSQL', () => {
  let testShop: TestShop
  let shops: SpawnedShop[]
  let urls: string[]
  beforeAll(async () => {
    testShop = await openTestShop()
    const { databaseUrl, dataFolder } = testShop.appContext.config
    const environment = { DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder, PORT: '0', DEMO: 'no' }
    shops = [0, 1].map(() => spawnScript(npmStart, environment))
    urls = await Promise.all(shops.map(({ url }) => url))
  })
  afterAll(async () => {
    for (const { process } of shops) process.kill('SIGKILL')
    await Promise.all(shops.map(({ exit }) => exit))
    await testShop.close()
  })

  const read = async (address: string) => (await fetch(address)).text()
  const addresses = () => urls.flatMap((url) => pages.map((page) => url + page))
  const showing = async (amount: RegExp) => (await Promise.all(addresses().map(read))).map((page) => amount.test(page))

  async function setPrice(regular: number): Promise<void> {
    const { id } = await testShop.appContext.database.query
      .selectFrom('product_size')
      .select('id')
      .where('product_id', '=', 1001)
      .executeTakeFirstOrThrow()
    await setPrices({ ...testShop.shop(), now: new Date() }, [{ sizeId: id, regular }])
  }

  test('a changed price soon reaches every page that shows it, on both', async () => {
    await setPrice(6_123)
    await expect.poll(() => showing(/61,23|6123/), pollOptions).not.toContain(false)
    await setPrice(6_234)
    const shownOnBoth = async () => Promise.all(urls.map(async (url) => /62,34/.test(await read(url + mug))))
    await expect.poll(shownOnBoth, pollOptions).toEqual([true, true])
    expect(await showing(/62,34|6234/)).not.toContain(false)
    expect(await showing(/61,23|6123/)).not.toContain(true)
  })

  test('a change published while the connection was down reaches the pages after the reconnect', async () => {
    await setPrice(6_345)
    await expect.poll(() => showing(/63,45|6345/), pollOptions).not.toContain(false)
    const { query } = testShop.appContext.database
    let amount = 6345
    const shown = () => showing(new RegExp(`${amount / 100}|${amount}`.replace('.', ',')))
    const changeWithoutNotification = async () => {
      amount += 1
      await sql`update price set amount = ${amount} where amount = ${amount - 1}`.execute(query) // without a message
      return shown()
    }
    await expect.poll(changeWithoutNotification, pollOptions).toContain(false) // shown even if late notifications of the previous change still arrive
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(query)
    await expect.poll(shown, pollOptions).not.toContain(false)
  })
})
