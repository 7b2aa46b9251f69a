import pg from 'pg'
import { createDatabase } from './create-database.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import { openBuiltApplication, type TestApplication } from './open-test-application.ts'
import { prepareTestConfig } from './open-test-shop.ts'
import { orderForm } from './order-form.ts'
import { PlainBrowser } from './plain-browser.ts'
import { waitFor } from './wait-for.ts'

export interface ProxiedShop {
  shop: TestApplication
  proxy: DatabaseProxy
  /** A connection to the database past the proxy, never cut. */
  database: pg.Client
  isReady: () => Promise<boolean>
  /** Opens the proxy again; resolves when requests are answered and notifications arrive. */
  restore: () => Promise<void>
  /** A guest with a mug in the basket, the filled order form, and its idempotency key. */
  atCheckout: () => Promise<{ browser: PlainBrowser; form: [string, string][]; key: string }>
  ordersOf: (key: string) => Promise<number>
  close: () => Promise<void>
}

export const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }

/** A shop with the demo whose connection to PostgreSQL can be cut. */
export async function openProxiedShop(): Promise<ProxiedShop> {
  const address = await createDatabase()
  const database = new pg.Client({ connectionString: address })
  await database.connect()
  await database.query(
    'update stock set quantity = 1000 where size_id in (select id from product_size where product_id = 1001)',
  )
  const way = await openDatabaseProxy(address)
  const { config, remove } = await prepareTestConfig({})
  const shop = await openBuiltApplication({ ...config, databaseUrl: way.address }, remove)
  const received = new Set<string>()
  await shop.appContext.database.listen('test', (word) => received.add(word))
  const isReady = () =>
    shop.appContext.checkReady().then(
      () => true,
      () => false,
    )
  let guests = 0
  return {
    shop,
    proxy: way,
    database,
    isReady,
    restore: async () => {
      way.make('open')
      const word = crypto.randomUUID()
      await waitFor(async () => {
        await database.query("select pg_notify('test', $1)", [word])
        return (await isReady()) && received.has(word)
      })
    },
    atCheckout: async () => {
      guests += 1 // one address may order 30 times an hour
      const browser = new PlainBrowser(shop, { address: `203.0.113.${guests}` })
      await browser.post('/basketchange.php', mug)
      const form = orderForm(await (await browser.get('/zamowienie')).text())
      return { browser, form, key: form.find(([name]) => name === 'idempotencyKey')?.[1] ?? '' }
    },
    ordersOf: async (key) =>
      (await database.query('select number from orders where idempotency_key = $1', [key])).rows.length,
    close: async () => {
      way.make('open')
      await shop.close()
      await way.close()
      await database.end()
    },
  }
}
